import type { SlotGame } from './slot/games.ts';
import type { TableGame } from './table/table-game.ts';

/** A game of the studio, by its kind: each is played by a page of its own. */
export type StudioGame = SlotGame | TableGame;

export function isSlot(game: StudioGame): game is SlotGame {
  return game.kind === 'slot';
}

export function isTable(game: StudioGame): game is TableGame {
  return game.kind === 'table';
}
