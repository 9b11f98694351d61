import type { Card } from '../../tables/cards.ts';
import type { DummyMove, DummyState } from './hand-state.ts';
import { type MoveRefusal, refuseMove } from './play-move.ts';
import type { DummyView } from './seat-view.ts';

/** Why a move of one's own would be refused, by what the own seat may know: a page says so before it asks. */
export function ownRefusal(view: DummyView, move: DummyMove): MoveRefusal | null {
  const { dealer, hands, phase, more } = view;
  const own = hands.find(({ seat }) => seat === move.seat);
  if (!own?.cards) return 'not_in_hand';
  if (phase !== 'ended' && own.acted) return 'not_your_turn';
  const isBorn = more.born.includes(move.seat);
  const state: DummyState = {
    terms: { base: 1n, dealer, seats: hands.map(({ seat }) => seat) },
    ...{ head: more.head, melds: more.melds, knock: more.knock, phase },
    // Its own part alone: cards of other seats and the stock do not decide about it.
    hands: [{ seat: move.seat, cards: own.cards, bornIn: isBorn ? 0 : null, penalties: [] }],
    pile: more.pile.map((card: Card) => ({ card, by: null })),
    ...{ stock: [], turn: 0, moves: 0, thrownBy: null },
  };
  return refuseMove(state, move);
}
