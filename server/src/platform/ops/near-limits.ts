import type { Permission } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';

/** From here on there is little time left to close what takes bets, or to ask less for it, before its limit does. */
export const NEAR_PERCENT = 90;

/** Something that takes bets, on which nearly all that may be lost could be lost. */
export interface NearLimit {
  brandId: string;
  name: string;
  /** Where within it; empty: on it as a whole. */
  place: string;
  held: Money;
  currency: string;
  percent: number;
  /** The console's page of it. */
  href: string;
}

/** A topic that knows limits contributes which of them are nearly used to `nearLimits`: a few, the fullest first. */
export interface NearLimits {
  permission: Permission;
  find(brandIds: readonly string[], language: Language): Promise<NearLimit[]>;
}
