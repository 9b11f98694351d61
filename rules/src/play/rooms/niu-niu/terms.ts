import type { Money } from '../../../money.ts';

/** What is fixed of a hand before it is dealt. */
export interface NiuNiuTerms {
  base: Money;
  /** Where equal bids are decided: at the left of this seat, and on round the table. It deals at ×1 where no seat bids. */
  dealer: number;
  /** Every seat in the hand, in the order of the table. */
  seats: readonly number[];
  /** The highest bid that each seat has reserved for, in the order of `seats`. */
  covers: readonly number[];
}

export const NIU_NIU = { kind: 'niu-niu', ruleVersion: 'niu-niu-1' } as const;
export const SEATS_MOST = 5;
export const CARDS_SEEN = 4;
/** Who bids deals at so many times the base stake; 0 passes. */
export const BIDS = [0, 1, 2, 3, 4] as const;
export const BID_MOST = 4;
/** How many times its stake a seat plays. */
export const STAKES = [1, 2] as const;
const STAKE_MOST = 2n;
/** What the best hands are paid. */
const TIMES_MOST = 5n;

/** Refuses, by throwing, what no hand can have had. */
export function checkTerms({ base, dealer, seats, covers }: NiuNiuTerms): void {
  const orderly = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] as number));
  const known = seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS_MOST);
  if (seats.length < 2 || !orderly || !known) throw new Error('a hand has 2 to 5 seats in order');
  if (!seats.includes(dealer)) throw new Error('the dealer sits in the hand');
  if (base <= 0n) throw new Error('a base stake is more than nothing');
  const covered = covers.every((most) => Number.isInteger(most) && most >= 1 && most <= BID_MOST);
  if (covers.length !== seats.length || !covered) throw new Error('each seat covers a bid of 1 to 4');
}

/** Seats as they are dealt to: from the dealer's left, the dealer last. */
export function dealingOrder({ dealer, seats }: Pick<NiuNiuTerms, 'dealer' | 'seats'>): number[] {
  const place = seats.indexOf(dealer);
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}

/** The most that a hand costs a seat that plays against the highest bid: 40 base stakes. */
export function mostLostPlaying(base: Money): Money {
  return base * BigInt(BID_MOST) * STAKE_MOST * TIMES_MOST;
}

/** The most that a hand costs a seat that deals at this bid: ten base stakes for each other seat, times the bid. */
export function mostLostDealing(bid: number, seats: number, base: Money): Money {
  return base * BigInt(bid) * STAKE_MOST * TIMES_MOST * BigInt(seats - 1);
}

/** The highest bid that so much money covers, at a table of so many seats. At least ×1, which costs no more than playing does. */
export function coveredBid(balance: Money, seats: number, base: Money): number {
  return BIDS.findLast((bid) => bid <= 1 || mostLostDealing(bid, seats, base) <= balance) ?? 1;
}

/** What is reserved of a seat: the most the hand can cost it, whether it plays or deals at the highest bid it covers. */
export function reserveOf(covers: number, seats: number, base: Money): Money {
  const dealing = mostLostDealing(covers, seats, base);
  const least = mostLostPlaying(base);
  if (dealing > least) return dealing;
  return least;
}

/** At whose left the next hand begins: the first seat after the last one. */
export function nextDealer(last: number | undefined, seats: readonly number[]): number | undefined {
  const inOrder = seats.toSorted((one, other) => one - other);
  return inOrder.find((seat) => last !== undefined && seat > last) ?? inOrder[0];
}
