import type { Card } from '../../tables/cards.ts';
import { dealHand, type KaengMove, type KaengState } from './hand-state.ts';
import { playMove } from './play-move.ts';
import type { KaengTerms } from './terms.ts';

/** A hand from its deck and its moves in the order they were taken. Throws where one of them could not be made. */
export function playHand(terms: KaengTerms, deck: readonly Card[], moves: readonly KaengMove[]): KaengState {
  return moves.reduce(playMove, dealHand(terms, deck));
}
