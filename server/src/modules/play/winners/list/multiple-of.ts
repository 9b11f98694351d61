import { formatMoney, type Money } from '@lanna/rules/money';

const UNIT = 100_000n;

/** How many times the stake was won, with two decimals and no more than was won; null where nothing was staked. */
export function multipleOf({ stake, payout }: { stake: Money; payout: Money }): string | null {
  if (stake <= 0n) return null;
  return formatMoney((((payout * 100n) / stake) * UNIT) / 100n);
}
