import type { Card } from '../../tables/cards.ts';
import { dealHand, type PokDengMove, type PokDengState } from './hand-state.ts';
import { playMove } from './play-move.ts';
import type { PokDengTerms } from './terms.ts';

/** A hand from its deck and its moves in the order they were taken. Throws where one of them could not be made. */
export function playHand(
  terms: PokDengTerms,
  deck: readonly Card[],
  moves: readonly PokDengMove[],
): PokDengState {
  return moves.reduce(playMove, dealHand(terms, deck));
}
