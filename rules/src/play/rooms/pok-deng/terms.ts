import type { Money } from '../../../money.ts';
import type { HandTerms } from '../room-rules.ts';

export type PokDengTerms = HandTerms;

export const POK_DENG = { kind: 'pok-deng', ruleVersion: 'pok-deng-1' } as const;
export const SEATS_MOST = 9;
/** The most base stakes one seat wins or loses against the dealer. */
export const BASES_MOST = 5n;

/** Refuses, by throwing, what no hand can have had. */
export function checkTerms({ base, dealer, seats }: PokDengTerms): void {
  const orderly = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] as number));
  const known = seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS_MOST);
  if (seats.length < 2 || !orderly || !known) throw new Error('a hand has 2 to 9 seats in order');
  if (!seats.includes(dealer)) throw new Error('the dealer sits in the hand');
  if (base <= 0n) throw new Error('a base stake is more than nothing');
}

/** Seats as they are dealt to: from the dealer's left, the dealer last. */
export function dealingOrder({ dealer, seats }: Pick<PokDengTerms, 'dealer' | 'seats'>): number[] {
  const place = seats.indexOf(dealer);
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}

/** The most a hand can cost a seat, reserved before it is dealt. */
export function mostLost(seat: number, { base, dealer, seats }: PokDengTerms): Money {
  return seat === dealer ? base * BASES_MOST * BigInt(seats.length - 1) : base * BASES_MOST;
}

/** Who deals the next hand: the first seat after the last dealer that covers all others. Undefined where none does, and no hand is dealt. */
export function nextDealer(
  last: number | undefined,
  covers: ReadonlyMap<number, Money>,
  base: Money,
): number | undefined {
  const seats = [...covers.keys()].toSorted((one, other) => one - other);
  const from = last === undefined ? 0 : seats.filter((seat) => seat <= last).length;
  const inTurn = [...seats.slice(from), ...seats.slice(0, from)];
  return inTurn.find((seat) => (covers.get(seat) ?? 0n) >= mostLost(seat, { base, dealer: seat, seats }));
}
