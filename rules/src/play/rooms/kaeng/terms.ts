import type { Money } from '../../../money.ts';
import type { HandTerms } from '../room-rules.ts';

/** Who deals has no part in the money beyond its own hand: the seat at its left acts first. */
export type KaengTerms = HandTerms;

export const KAENG = { kind: 'kaeng', ruleVersion: 'kaeng-1' } as const;
export const SEATS_MOST = 6;
export const CARDS_DEALT = 5;
/** Who calls has so much in hand at the most. */
export const CALL_MOST = 10;
/** So many cards of the stock are in play for each seat; at five and six seats all that are left. */
export const STOCK_OF_SEAT = 6;
/** Who loses a call pays each other seat so many base stakes; of a call that is won each other seat pays one. */
export const CALL_LOST = 2n;
/** What each other seat pays, in base stakes, who has thrown the last card. */
export const EMPTIED = 2n;
/** ไหล costs who threw before half a base stake, so many times in a hand at the most; after that nothing. */
export const FOLLOWS_PAID_MOST = 4;
/** The most base stakes that a hand which is won as it was dealt costs another seat. */
export const DEALT_MOST = 5n;

/** Refuses, by throwing, what no hand can have had. */
export function checkTerms({ base, dealer, seats }: KaengTerms): void {
  const orderly = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] as number));
  const known = seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS_MOST);
  if (seats.length < 2 || !orderly || !known) throw new Error('a hand has 2 to 6 seats in order');
  if (!seats.includes(dealer)) throw new Error('the dealer sits in the hand');
  if (base <= 0n || base % 2n !== 0n) throw new Error('a base stake is more than nothing and has a half');
}

/** Seats as they are dealt to and act: from the dealer's left, the dealer last. */
export function dealingOrder({ dealer, seats }: Pick<KaengTerms, 'dealer' | 'seats'>): number[] {
  const place = seats.indexOf(dealer);
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}

/** The most base stakes a hand can cost a seat: a call that is lost to all others and every ไหล that is paid for, or a hand that was won as it was dealt. */
export function basesMost(seats: number): bigint {
  const played = CALL_LOST * BigInt(seats - 1) + BigInt(FOLLOWS_PAID_MOST) / 2n;
  return seats === 2 ? DEALT_MOST : played;
}

/** What is reserved of each seat before a hand is dealt. */
export function mostLost(_seat: number, { base, seats }: KaengTerms): Money {
  return base * basesMost(seats.length);
}

/** Who deals the next hand: the first seat after the last dealer. */
export function nextDealer(last: number | undefined, covers: ReadonlyMap<number, Money>): number | undefined {
  const seats = [...covers.keys()].toSorted((one, other) => one - other);
  return seats.find((seat) => last !== undefined && seat > last) ?? seats[0];
}
