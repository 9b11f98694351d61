import { MONEY_SCALE, type Money } from '../../money.ts';

/** The base stakes of rooms, in units of the currency. */
export const BASE_STAKES = [1, 5, 10, 20, 50, 100, 500] as const;

/** What the house keeps of a net win, in percent, and the most it keeps, in base stakes. */
export const RAKE_PERCENT = 3n;
export const RAKE_MOST = 3n;

export interface SeatResult {
  seat: number;
  /** What the seat won of the others, or lost to them: below zero. */
  won: Money;
  rake: Money;
  /** What the hand changes of the seat's money. */
  net: Money;
}

/** What of a net win the house keeps, rounded down to the last unit. Of a loss, nothing. */
export function rakeOf(won: Money, base: Money): Money {
  if (won <= 0n) return 0n;
  const share = (won * RAKE_PERCENT) / 100n;
  const most = base * RAKE_MOST;
  return share < most ? share : most;
}

/** What seats have won of one another, less the rake. The nets of a hand and its rake come to nothing together. */
export function rakedResults(won: ReadonlyMap<number, Money>, base: Money): SeatResult[] {
  const sum = [...won.values()].reduce((all, one) => all + one, 0n);
  if (sum !== 0n) throw new Error(`what seats win of one another comes to ${sum}`);
  return [...won].map(([seat, amount]) => {
    const rake = rakeOf(amount, base);
    return { seat, won: amount, rake, net: amount - rake };
  });
}

/** A base stake inside the books; undefined where no room has it. */
export function baseStake(units: number): Money | undefined {
  return BASE_STAKES.some((known) => known === units) ? BigInt(units) * MONEY_SCALE : undefined;
}
