import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import { evaluateHand } from './evaluate-hand.ts';
import type { NiuNiuMove } from './hand-state.ts';
import { CARDS_SEEN } from './terms.ts';

export interface Suggestion {
  move: NiuNiuMove;
  /** Of the 48 cards that may come, how many make it bull 7 or better. */
  strong: number;
}

/** From so many strong cards of 48 on, a seat bids this; the bold one a quarter earlier. */
const BID_FROM = [
  [26, 4],
  [24, 3],
  [20, 2],
  [14, 1],
] as const;
const STAKE_TWICE_FROM = 15;

/** A sound move by the four own cards alone. */
export function suggestMove(
  { phase, cards, covers }: { phase: 'bid' | 'stake'; cards: readonly Card[]; covers: number },
  seat: number,
  isBold = false,
): Suggestion {
  const strong = strongCards(cards);
  const weighed = isBold ? (strong * 5) / 4 : strong;
  if (phase === 'stake') {
    const times = weighed >= STAKE_TWICE_FROM ? 2 : 1;
    return { move: { seat, move: 'stake', times }, strong };
  }
  const wanted = BID_FROM.find(([from]) => weighed >= from)?.[1] ?? 0;
  return { move: { seat, move: 'bid', times: Math.min(wanted, covers) }, strong };
}

/** How many of the cards that four own ones leave make a hand that is paid more than once. */
export function strongCards(cards: readonly Card[]): number {
  if (cards.length !== CARDS_SEEN) throw new Error(`four cards are seen, not ${cards.length}`);
  return NEW_DECK.filter((card) => !cards.includes(card) && evaluateHand([...cards, card]).times > 1).length;
}
