import type { Language } from '@lanna/contract/members';
import type { ChannelTerms } from '@lanna/contract/payments/channel-ops';
import { wireAmount } from '../../../typed-amount.ts';

/** The terms with their amounts as the wire takes them; undefined where one of them is no amount, or can be two. */
export function readTerms(terms: ChannelTerms, language: Language): ChannelTerms | undefined {
  const min = wireAmount(terms.min, language);
  const max = wireAmount(terms.max, language);
  const feeFixed = wireAmount(terms.feeFixed, language);
  if (min === undefined || max === undefined || feeFixed === undefined) return undefined;
  return { ...terms, min, max, feeFixed };
}
