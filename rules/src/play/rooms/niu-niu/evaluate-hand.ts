import { type Card, rankNumber, SUITS } from '../../tables/cards.ts';

/** From the least to the best; a later one beats an earlier one. */
export const NIU_NIU_HANDS = ['no_bull', 'bull', 'bull_bull', 'five_faces', 'bomb', 'five_small'] as const;
export type NiuNiuHandName = (typeof NIU_NIU_HANDS)[number];

export interface NiuNiuHand {
  name: NiuNiuHandName;
  /** Of a bull 1 to 9; 0 of all others. */
  points: number;
  /** By how much a win with it is paid. */
  times: 1 | 2 | 3 | 5;
  /** Three cards that come to a multiple of ten, then the other two; null where no three do, and of hands that need none. */
  grouped: Card[] | null;
  /** What decides between hands of the same kind. No two hands of one deck are equal. */
  rank: number;
}

const SMALL_MOST = 10;
const JACK = 11;
const SUITS_UP = SUITS.toReversed().join('');

/** Five cards: three that come to a multiple of ten are the bull's body, the last digit of the other two is its points. */
export function evaluateHand(cards: readonly Card[]): NiuNiuHand {
  if (cards.length !== 5) throw new Error(`a hand has five cards, not ${cards.length}`);
  const ranks = cards.map(rankNumber);
  const highest = Math.max(...cards.map(order));
  if (ranks.every((rank) => rank < 5) && ranks.reduce((sum, rank) => sum + rank, 0) <= SMALL_MOST)
    return { name: 'five_small', points: 0, times: 5, grouped: null, rank: highest };
  const inFour = ranks.find((rank) => ranks.filter((other) => other === rank).length === 4);
  if (inFour !== undefined) return { name: 'bomb', points: 0, times: 5, grouped: null, rank: inFour };
  if (ranks.every((rank) => rank >= JACK))
    return { name: 'five_faces', points: 0, times: 5, grouped: null, rank: highest };
  const grouped = groupedOf(cards);
  if (!grouped) return { name: 'no_bull', points: 0, times: 1, grouped: null, rank: highest };
  const points = grouped.slice(3).reduce((sum, card) => sum + worth(card), 0) % 10;
  if (points === 0) return { name: 'bull_bull', points: 0, times: 3, grouped, rank: highest };
  return { name: 'bull', points, times: points >= 7 ? 2 : 1, grouped, rank: 100 * points + highest };
}

/** Above zero where the first hand beats the second, below zero where it loses. */
export function compareHands(one: NiuNiuHand, other: NiuNiuHand): number {
  const kinds = NIU_NIU_HANDS.indexOf(one.name) - NIU_NIU_HANDS.indexOf(other.name);
  return kinds === 0 ? one.rank - other.rank : kinds;
}

/** How many times its stake the first hand wins of the second; below zero what it loses. The winner's hand counts. */
export function timesWon(one: NiuNiuHand, other: NiuNiuHand): number {
  return compareHands(one, other) > 0 ? one.times : -other.times;
}

/** The first three of the cards that come to a multiple of ten. Whichever they are, the points of the other two are the same. */
function groupedOf(cards: readonly Card[]): Card[] | null {
  const total = cards.reduce((sum, card) => sum + worth(card), 0);
  for (const [at, first] of cards.entries())
    for (const second of cards.slice(at + 1)) {
      if ((total - worth(first) - worth(second)) % 10 !== 0) continue;
      const others = [first, second];
      return [...cards.filter((card) => !others.includes(card)), ...others];
    }
  return null;
}

function worth(card: Card): number {
  return Math.min(rankNumber(card), 10);
}

/** King to ace, and of one rank spades, hearts, diamonds, clubs. */
function order(card: Card): number {
  return 4 * rankNumber(card) + SUITS_UP.indexOf(card.charAt(1));
}
