import type { Money } from '@lanna/rules/money';

export interface SeatMoney {
  /** Of the reserve, what counts as staked: what was won or lost, and the base stake at the least. */
  staked: Money;
  /** What was not at stake in the end. */
  unused: Money;
  /** Stake and result; nothing where all of the stake was lost. */
  payout: Money;
  /** The absolute result. */
  turnover: Money;
}

/** What a hand's one win says of a seat's reserve. Reserve + net = unused + payout, to the last unit. */
export function seatMoney({
  reserve,
  base,
  won,
  rake,
}: {
  reserve: Money;
  base: Money;
  /** Of the others; below zero: lost to them. */
  won: Money;
  rake: Money;
}): SeatMoney {
  const size = won < 0n ? -won : won;
  const staked = size > base ? size : base;
  const net = won - rake;
  return { staked, unused: reserve - staked, payout: staked + net, turnover: net < 0n ? -net : net };
}
