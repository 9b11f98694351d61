import type { Card } from '../../tables/cards.ts';
import { NEW_DECK } from '../room-deck.ts';
import type { RoomView, Strategy } from '../room-rules.ts';
import { evaluateHand } from './evaluate-hand.ts';
import type { NiuNiuMove } from './hand-state.ts';
import type { NiuNiuView } from './seat-view.ts';
import { CARDS_SEEN } from './terms.ts';

/** From so many strong cards of 48 on, a seat bids this. */
const BIDS_FROM = [
  [26, 4],
  [24, 3],
  [20, 2],
  [14, 1],
] as const;
const TWICE_FROM = 15;
/** The bold one counts so many more. */
const ADDED = { careful: 0, bold: 4 } as const;

/** How a strategy of the house plays where no money is: by what its own seat may know alone. */
export function strategyMove(view: RoomView, seat: number, strategy: Strategy): NiuNiuMove {
  const { phase, hands, more } = view as NiuNiuView;
  const cards = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  const strong = strongCards(cards) + ADDED[strategy];
  if (phase !== 'bid') return { seat, move: 'stake', times: strong >= TWICE_FROM ? 2 : 1 };
  const wanted = BIDS_FROM.find(([from]) => strong >= from)?.[1] ?? 0;
  return { seat, move: 'bid', times: Math.min(wanted, more.covers ?? 0) };
}

/** How many of the cards that four own ones leave make a hand that is paid more than once. */
export function strongCards(cards: readonly Card[]): number {
  if (cards.length !== CARDS_SEEN) throw new Error(`four cards are seen, not ${cards.length}`);
  return NEW_DECK.filter((card) => !cards.includes(card) && evaluateHand([...cards, card]).times > 1).length;
}
