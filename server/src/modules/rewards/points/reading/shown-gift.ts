import type { PointGood } from '@lanna/contract/rewards/points/points';
import { formatMoney } from '@lanna/rules/money';
import type { RewardOffer } from '../../bonuses/reward-offers.ts';

/** How many of a good can be redeemed, and the bonus it gives: of a bonus no more than its offer can give now, and none once the offer has ended. */
export function shownGift(
  good: { stock: number; taken: number; bonus_offer_id: string | null },
  offers: readonly RewardOffer[],
): Pick<PointGood, 'left' | 'bonus'> {
  const inStock = good.stock - good.taken;
  if (good.bonus_offer_id === null) return { left: inStock, bonus: null };
  const offer = offers.find(({ id }) => id === good.bonus_offer_id);
  return offer ? { left: Math.min(inStock, offer.left), bonus: shownBonus(offer) } : { left: 0, bonus: null };
}

function shownBonus({
  version,
  times,
  days,
  amount,
  required,
  maxStake,
  convertedMost,
  rounds,
}: RewardOffer) {
  return {
    ...{ version, times, days, amount: formatMoney(amount), required: formatMoney(required) },
    maxStake: formatMoney(maxStake),
    convertedMost: convertedMost === null ? null : formatMoney(convertedMost),
    rounds: rounds && { count: rounds.count, worth: formatMoney(rounds.worth) },
  };
}
