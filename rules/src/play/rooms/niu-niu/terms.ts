import type { Money } from '../../../money.ts';
import type { HandTerms } from '../room-rules.ts';

/** The dealer of the terms is where equal bids are decided: at the left of this seat, and on round the table. It holds the bank at ×1 where no seat bids. */
export type NiuNiuTerms = HandTerms;

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
/** The most base stakes that a hand costs a seat that plays against the highest bid. */
export const PLAYING_MOST = BigInt(BID_MOST) * STAKE_MOST * TIMES_MOST;

/** Refuses, by throwing, what no hand can have had. */
export function checkTerms({ base, dealer, seats, reserves = [] }: NiuNiuTerms): void {
  const orderly = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] as number));
  const known = seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS_MOST);
  if (seats.length < 2 || !orderly || !known) throw new Error('a hand has 2 to 5 seats in order');
  if (!seats.includes(dealer)) throw new Error('the dealer sits in the hand');
  if (base <= 0n) throw new Error('a base stake is more than nothing');
  const covered = reserves.every((reserve) => reserve >= base * PLAYING_MOST);
  if (reserves.length !== seats.length || !covered) throw new Error('each seat has reserved 40 base stakes');
}

/** Seats as they are dealt to: from the dealer's left, the dealer last. */
export function dealingOrder({ dealer, seats }: Pick<NiuNiuTerms, 'dealer' | 'seats'>): number[] {
  const place = seats.indexOf(dealer);
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}

/** What the bank can lose at this bid: ten base stakes for each other seat, times the bid. */
function dealingMost(bid: number, seats: number): bigint {
  return BigInt(bid) * STAKE_MOST * TIMES_MOST * BigInt(seats - 1);
}

/** The highest bid that so much money covers, at a table of so many seats. At least ×1, which costs no more than playing does. */
export function coveredBid(money: Money, seats: number, base: Money): number {
  return BIDS.findLast((bid) => bid <= 1 || base * dealingMost(bid, seats) <= money) ?? 1;
}

/** What is reserved of a seat that has so much: 40 base stakes, or what the highest bid it covers can cost. */
export function mostLost(_seat: number, { base, seats }: NiuNiuTerms, has?: Money): Money {
  const bid = has === undefined ? BID_MOST : coveredBid(has, seats.length, base);
  const dealing = dealingMost(bid, seats.length);
  return base * (dealing < PLAYING_MOST ? PLAYING_MOST : dealing);
}

/** At whose left the next hand begins: the first seat after the last one. */
export function nextDealer(last: number | undefined, covers: ReadonlyMap<number, Money>): number | undefined {
  const seats = [...covers.keys()].toSorted((one, other) => one - other);
  return seats.find((seat) => last !== undefined && seat > last) ?? seats[0];
}
