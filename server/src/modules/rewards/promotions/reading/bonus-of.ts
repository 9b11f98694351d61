import type { Value } from '@lanna/contract/endpoint';
import type { promotionDetail } from '@lanna/contract/rewards/promotions/promotions';
import { formatMoney } from '@lanna/rules/money';
import { giftTerms } from '@lanna/rules/rewards/bonuses/gift-terms';
import { figuresOf, kindsPlayed } from '@lanna/rules/rewards/bonuses/terms';
import type { PromotionRow } from '../editing/promotion.ts';

/** What a reward that must be played asks for and allows, in the figures of the whole reward; null: it is cash. */
export function bonusOf({
  title,
  reward_amount: amount,
  wagering_multiplier: times,
}: Pick<PromotionRow, 'title' | 'reward_amount' | 'wagering_multiplier'>): Value<
  typeof promotionDetail
>['bonus'] {
  if (amount === null || times === 0) return null;
  const terms = giftTerms({ kind: 'promotion', name: title, amount: formatMoney(amount), times });
  const { required, maxStake, convertedMost } = figuresOf(terms, amount, 0n);
  if (convertedMost === null) throw new Error('what is given without an offer is bounded');
  return {
    required: formatMoney(required),
    maxStake: formatMoney(maxStake),
    convertedMost: formatMoney(convertedMost),
    days: terms.days,
    shares: kindsPlayed(terms.contributions).map((category) => ({
      category,
      percent: terms.contributions[category] ?? 0,
    })),
  };
}
