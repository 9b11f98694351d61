import type { Money } from '../../../money.ts';
import type { HandTerms } from '../room-rules.ts';

export const DUMMY = { kind: 'dummy', ruleVersion: 'dummy-1' } as const;
export const SEATS_MOST = 4;
/** How many cards each seat is dealt, by how many play. */
export const CARDS_DEALT: Readonly<Record<number, number>> = { 2: 11, 3: 9, 4: 7 };
/** So many points are worth one base stake. */
export const POINTS_OF_BASE = 50n;
/** The most base stakes that pass between two seats in a hand. */
export const PAIR_BASES_MOST = 10n;

/** Refuses, by throwing, what no hand can have had. */
export function checkTerms({ base, dealer, seats }: HandTerms): void {
  const orderly = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] as number));
  const known = seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS_MOST);
  if (CARDS_DEALT[seats.length] === undefined || !orderly || !known)
    throw new Error('a hand has 2 to 4 seats in order');
  if (!seats.includes(dealer)) throw new Error('the dealer sits in the hand');
  if (base <= 0n) throw new Error('a base stake is more than nothing');
}

/** The most a hand can cost a seat, reserved before it is dealt: it may lose the most to each of the others. */
export function mostLost(_seat: number, { base, seats }: HandTerms): Money {
  return base * PAIR_BASES_MOST * BigInt(seats.length - 1);
}

/** Dealing costs nothing, so it goes round the table: the first seat after the last dealer. */
export function nextDealer(last: number | undefined, covers: ReadonlyMap<number, Money>): number | undefined {
  const seats = [...covers.keys()].toSorted((one, other) => one - other);
  return seats.find((seat) => last !== undefined && seat > last) ?? seats[0];
}
