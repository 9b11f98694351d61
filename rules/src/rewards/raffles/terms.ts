import { isPayable } from '../../currency.ts';
import { type Money, parseMoney } from '../../money.ts';

/** What a prize of a raffle gives. `count`: so many of them are drawn. */
export type RafflePrize =
  | { kind: 'cash'; amount: string; count: number }
  | { kind: 'bonus'; amount: string; count: number; times: number; days: number };

/** No member has more of one raffle, whatever was played or redeemed. */
export const TICKETS_MOST = 200;
export const PRIZES_MOST = 100;
/** How long a prize that was drawn waits for the press. */
export const CLAIM_DAYS = 14;
/** How often a prize is drawn at most: what the last of these leaves goes back to the brand. */
export const ROUNDS_MOST = 3;
/** The list is fixed so long after the last day: what was played in its last minutes is settled by then. */
export const FIXED_AFTER_MS = 600_000;

/**
 * Of a raffle that names a beacon, the first round so long after the list was fixed is drawn with: by then the root has been public, and the round was not known when
 * it was computed.
 */
export const BEACON_AFTER_MS = 60_000;
/** For how many days a draw waits for its beacon, as its terms say; then it is drawn without. */
export const BEACON_DAYS_MOST = 14;

/** Prizes one by one in the order they are drawn for: those named first are drawn first. */
export function prizesOf<Prize extends { count: number }>(prizes: readonly Prize[]): Prize[] {
  return prizes.flatMap((prize) => Array.from({ length: prize.count }, () => prize));
}

/** What all prizes come to: the pool that is funded before a member sees the raffle. */
export function poolOf(prizes: readonly RafflePrize[]): Money {
  return prizes.reduce((sum, { amount, count }) => sum + (parseMoney(amount) ?? 0n) * BigInt(count), 0n);
}

export interface RaffleTerms {
  currency: string;
  /** So much valid turnover is a ticket. */
  perTicket: Money;
  prizes: readonly RafflePrize[];
  firstDay: string;
  lastDay: string;
}

/** Why a raffle of these terms could not be held; null where it can. */
export function misfitOf({
  currency,
  perTicket,
  prizes,
  firstDay,
  lastDay,
}: RaffleTerms): 'amount' | 'prizes' | 'days' | null {
  if (perTicket <= 0n) return 'amount';
  const many = prizesOf(prizes).length;
  if (many === 0 || many > PRIZES_MOST) return 'prizes';
  const isPaid = prizes.every(({ amount }) => {
    const money = parseMoney(amount) ?? 0n;
    return money > 0n && isPayable(money, currency);
  });
  if (!isPaid) return 'amount';
  return lastDay < firstDay ? 'days' : null;
}

/** Tickets of a member: of turnover, rounded down, and what was given; never more than `most`, and never fewer than none. */
export function ticketsOf({
  turnover,
  given,
  perTicket,
  most,
}: {
  turnover: Money;
  given: number;
  perTicket: Money;
  most: number;
}): number {
  const played = turnover > 0n ? turnover / perTicket : 0n;
  const all = played + BigInt(given);
  return all > BigInt(most) ? most : Number(all);
}
