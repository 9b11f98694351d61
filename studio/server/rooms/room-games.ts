import { isRooms } from '../../rules/game.ts';
import type { RoomsGame } from '../../rules/rooms/rooms-game.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';

const GAMES = new Map(
  STUDIO_VENDORS.flatMap(({ code: vendor, games }) =>
    games.filter(isRooms).map((game) => [game.code, { ...game, vendor }] as const),
  ),
);

/** A game with rooms, and whose it is. */
export function roomGame(code: string): (RoomsGame & { vendor: string }) | undefined {
  return GAMES.get(code);
}
