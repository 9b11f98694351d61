import type { Card } from '../../tables/cards.ts';
import { dealHand, type NiuNiuMove, type NiuNiuState } from './hand-state.ts';
import { playMove } from './play-move.ts';
import type { NiuNiuTerms } from './terms.ts';

/** A hand from its deck and its moves in the order they were taken. Throws where one of them could not be made. */
export function playHand(
  terms: NiuNiuTerms,
  deck: readonly Card[],
  moves: readonly NiuNiuMove[],
): NiuNiuState {
  return moves.reduce(playMove, dealHand(terms, deck));
}
