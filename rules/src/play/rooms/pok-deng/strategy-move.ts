import type { RoomView, Strategy } from '../room-rules.ts';
import { evaluateHand } from './evaluate-hand.ts';
import type { PokDengMove } from './hand-state.ts';

/** At how many points each stands. */
export const STANDS_FROM = { careful: 4, bold: 6 } as const;

/** How a strategy of the house plays where no money is: by its own cards alone. */
export function strategyMove({ hands }: RoomView, seat: number, strategy: Strategy): PokDengMove {
  const cards = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  return { seat, move: evaluateHand(cards).points < STANDS_FROM[strategy] ? 'draw' : 'stand' };
}
