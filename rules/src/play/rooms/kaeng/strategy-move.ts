import type { RoomView, Strategy } from '../room-rules.ts';
import { sumOf } from './evaluate-hand.ts';
import type { KaengMove } from './hand-state.ts';
import { heaviest, matching } from './play-move.ts';
import type { KaengView } from './seat-view.ts';

/** With so much in hand or less each calls. */
const CALLS_FROM = { careful: 5, bold: 9 } as const;

/** How a strategy of the house plays where no money is: by what its own seat may know alone. */
export function strategyMove(view: RoomView, seat: number, strategy: Strategy): KaengMove {
  // What was dealt by these rules is seen by them.
  return soundMove(view as KaengView, seat, CALLS_FROM[strategy]);
}

/** Who has no more than `callsFrom` calls, who can follow does, and what weighs most is thrown. */
export function soundMove({ phase, hands, more }: KaengView, seat: number, callsFrom: number): KaengMove {
  const cards = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  if (phase === 'throw') return { seat, move: 'throw', cards: heaviest(cards) };
  if (sumOf(cards) <= callsFrom) return { seat, move: 'call' };
  return { seat, move: matching(cards, more.thrown, seat).length > 0 ? 'follow' : 'draw' };
}
