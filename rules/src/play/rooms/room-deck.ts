import { commitmentOf, SERVER_SEED } from '../../fair-stream.ts';
import { sharedStream } from '../shared-rounds/shared-stream.ts';
import { type Card, RANKS, SUITS } from '../tables/cards.ts';

/** A seed that one seat of a hand committed to before the house's link was fixed for it. */
export interface SeatSeed {
  seat: number;
  /** SHA-256 of the seed's 64 hex digits as text, public before the hand. */
  commitment: string;
  /** Opened once every seat of the hand has committed. */
  seed: string;
}

/** What fixes the deck of one hand. */
export interface DeckInputs {
  link: string;
  kind: string;
  ruleVersion: string;
  table: string;
  number: number;
  seeds: readonly SeatSeed[];
}

/** One deck in the order it is opened: spades, hearts, diamonds, clubs, each from the ace to the king. */
export const NEW_DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** A seed of any other form, or of another commitment, is none: its seat sits the hand out and the deck is made of the seeds of the others and a fresh link. */
export function opensCommitment({ commitment, seed }: Pick<SeatSeed, 'commitment' | 'seed'>): boolean {
  return SERVER_SEED.test(seed) && commitmentOf(seed) === commitment;
}

/**
 * The deck of a hand, its first card first: the shuffle of a shared round whose seeds are those of the seats, from the lowest number of a seat. Each one alone
 * makes it another deck, so it is known to none as long as one of house and seats kept its own until the others had committed.
 */
export function deckOf({ link, kind, ruleVersion, table, number, seeds }: DeckInputs): Card[] {
  if (new Set(seeds.map(({ seat }) => seat)).size !== seeds.length)
    throw new Error('a seat has one seed in a hand');
  if (!seeds.every(opensCommitment)) throw new Error('a seed does not open its commitment');
  const inOrder = seeds.toSorted((one, other) => one.seat - other.seat).map(({ seed }) => seed);
  const stream = sharedStream({
    link,
    kind,
    ruleVersion,
    subject: table,
    number,
    seeds: inOrder,
    beacon: null,
  });
  return stream.shuffle(NEW_DECK);
}
