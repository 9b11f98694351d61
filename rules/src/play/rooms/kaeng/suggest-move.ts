import { sumOf } from './evaluate-hand.ts';
import { handOf, type KaengMove, type KaengState } from './hand-state.ts';
import { heaviest, matching } from './play-move.ts';

/** Why a move is advised. */
export type KaengReason = 'low_enough' | 'nothing_to_pay' | 'too_much_yet' | 'weighs_most';

export interface Suggestion {
  move: KaengMove;
  reason: KaengReason;
}

/** What one seat may know is enough for it. */
export type OwnHand = Pick<KaengState, 'phase' | 'hands' | 'thrown'>;

/** A sound move by the own cards alone: who has no more than `callFrom` calls, who can follow does, and what weighs most is thrown. */
export function suggestMove(state: OwnHand, seat: number, callFrom = 5): Suggestion {
  const cards = handOf(state, seat)?.cards ?? [];
  if (state.phase === 'throw')
    return { move: { seat, move: 'throw', cards: heaviest(cards) }, reason: 'weighs_most' };
  if (sumOf(cards) <= callFrom) return { move: { seat, move: 'call' }, reason: 'low_enough' };
  return matching(state, seat).length > 0
    ? { move: { seat, move: 'follow' }, reason: 'nothing_to_pay' }
    : { move: { seat, move: 'draw' }, reason: 'too_much_yet' };
}
