import type { ChannelTerms } from '@lanna/contract/money/payments/channel-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

/** The terms with their amounts as the wire takes them; undefined where one of them is no amount, or can be two. */
export function readTerms(terms: ChannelTerms, language: Language): ChannelTerms | undefined {
  const min = wireAmount(terms.min, language);
  const max = wireAmount(terms.max, language);
  const feeFixed = wireAmount(terms.feeFixed, language);
  if (min === undefined || max === undefined || feeFixed === undefined) return undefined;
  return { ...terms, min, max, feeFixed };
}
