import { MONEY_SCALE, type Money } from '../../money.ts';
import { type CashbackCategory, type RatesVersion, ratesOn, withExtra } from './rates.ts';

/** The least that is paid at once. */
export const LEAST_CLAIM: Money = MONEY_SCALE;
/** Until how many days after its day cashback can be claimed. */
export const CLAIM_DAYS = 30;
/** How many days before the last one a member is reminded. */
export const REMIND_DAYS = 3;

/** What a member's settled bets of one day and kind of game come to now, and what was claimed of it. */
export interface PlayedDay {
  day: string;
  category: CashbackCategory;
  /** What counts of the stakes that were cash. */
  turnover: Money;
  claimed: Money;
  /** What the member's rank adds to rates of that day. */
  extra: number;
}

export interface DueDay extends PlayedDay {
  rate: number;
  /** What may have been claimed of it by now. */
  due: Money;
  /** Due less claimed; below zero where a bet was taken back after the claim. */
  open: Money;
}

/** What a rate of turnover is, rounded down to the smallest part of the currency. */
export function cashbackOf(turnover: Money, rate: number): Money {
  return turnover <= 0n ? 0n : (turnover * BigInt(rate)) / 100_000n;
}

/**
 * What is due of each day and kind of game: a function of the counted sums alone, so that it may be worked out, and paid as a difference, as often as one
 * likes. What has lapsed is due no further than it was claimed; what a correction takes from it is still set off.
 */
export function dueOf(
  played: readonly PlayedDay[],
  versions: readonly RatesVersion[],
  today: string,
): DueDay[] {
  const first = firstClaimable(today);
  return played.map((one) => {
    const rate = withExtra(ratesOn(versions, one.day)?.rates[one.category] ?? 0, one.extra);
    const earned = cashbackOf(one.turnover, rate);
    const due = one.day >= first || earned < one.claimed ? earned : one.claimed;
    return { ...one, rate, due, open: due - one.claimed };
  });
}

/** What a claim pays now; below `LEAST_CLAIM` it pays nothing, and what is open waits. */
export function claimable(due: readonly Pick<DueDay, 'open'>[]): Money {
  return due.reduce((sum, { open }) => sum + open, 0n);
}

export function mayClaim(sum: Money): boolean {
  return sum >= LEAST_CLAIM;
}

/** The earliest day of which something can still be claimed. */
export function firstClaimable(today: string): string {
  return dayAfter(today, -CLAIM_DAYS);
}

/** The last day on which what a day has earned can be claimed. */
export function lastDayFor(day: string): string {
  return dayAfter(day, CLAIM_DAYS);
}

/** Days of which a member is reminded: they lapse within `REMIND_DAYS`. */
export function daysToRemind(today: string): { from: string; to: string } {
  return { from: firstClaimable(today), to: dayAfter(firstClaimable(today), REMIND_DAYS) };
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
