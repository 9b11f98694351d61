import { evaluateHand } from '@lanna/rules/play/rooms/pok-deng/evaluate-hand';
import type { PokDengMove, PokDengState } from '@lanna/rules/play/rooms/pok-deng/hand-state';

/** At how many points each stands. */
const STANDS_FROM = { careful: 4, bold: 6 } as const;

/** How a strategy of the house plays where no money is: by its own cards alone. */
export function strategyMove(
  { hands }: PokDengState,
  seat: number,
  strategy: keyof typeof STANDS_FROM,
): PokDengMove {
  const cards = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  return { seat, move: evaluateHand(cards).points < STANDS_FROM[strategy] ? 'draw' : 'stand' };
}
