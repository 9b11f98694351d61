import type { FishingGame } from './fishing/fishing-game.ts';
import type { RoomsGame } from './rooms/rooms-game.ts';
import type { SlotGame } from './slot/games.ts';
import type { SportsGame } from './sports/sports-game.ts';
import type { TableGame } from './table/table-game.ts';

/** A game of the studio, by its kind: each is played by a page of its own. */
export type StudioGame = SlotGame | TableGame | SportsGame | FishingGame | RoomsGame;

export function isSlot(game: StudioGame): game is SlotGame {
  return game.kind === 'slot';
}

export function isTable(game: StudioGame): game is TableGame {
  return game.kind === 'table';
}

export function isSports(game: StudioGame): game is SportsGame {
  return game.kind === 'sports';
}

export function isFishing(game: StudioGame): game is FishingGame {
  return game.kind === 'fishing';
}

export function isRooms(game: StudioGame): game is RoomsGame {
  return game.kind === 'rooms';
}
