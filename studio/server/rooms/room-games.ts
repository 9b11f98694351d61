import { roomRules } from '@lanna/rules/play/rooms/all-rooms';
import type { RoomRules } from '@lanna/rules/play/rooms/room-rules';
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

/** By what its hands are dealt and paid. */
export function rulesOfGame({ play }: Pick<RoomsGame, 'play'>): RoomRules {
  const rules = roomRules(play);
  if (!rules) throw new Error(`no rules are known of ${play}`);
  return rules;
}

/** The same by the game's code, as tables and hands bear it. */
export function rulesOfCode(code: string): RoomRules {
  const game = GAMES.get(code);
  if (!game) throw new Error(`the studio has no rooms of ${code}`);
  return rulesOfGame(game);
}

/** By code, how many sit at one table of a game. */
export const SEATS_OF_GAMES: Readonly<Record<string, number>> = Object.fromEntries(
  [...GAMES].map(([code, game]) => [code, rulesOfGame(game).seatsMost]),
);

/** Which vendor has rooms: one does. */
export function vendorOfRooms(): string {
  const [game] = GAMES.values();
  if (!game) throw new Error('the studio has no rooms');
  return game.vendor;
}
