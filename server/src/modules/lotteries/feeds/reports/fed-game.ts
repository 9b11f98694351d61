import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { GAMES, gameOf } from '@lanna/rules/lotteries/lottery/games';

/** A lottery that others draw. */
export type FedGame = Game & { source: 'feed' };

export const FED_GAMES: readonly FedGame[] = GAMES.filter(isFed);
/** Closes of an index, whose feeds may stop. */
export const STOCK_CODES: readonly string[] = FED_GAMES.flatMap(({ code, family }) =>
  family === 'STOCK' ? [code] : [],
);
export const FED_CODES: readonly string[] = FED_GAMES.map(({ code }) => code);

/** Undefined for a game that draws its own results, and for one there is not. */
export function fedGame(code: string): FedGame | undefined {
  const game = gameOf(code);
  return game && isFed(game) ? game : undefined;
}

/** One of those whose results are said by feeds and operators; undefined for one that follows from another game. */
export function saidGame(code: string): FedGame | undefined {
  const game = fedGame(code);
  return game?.derived ? undefined : game;
}

export function shapeOf(game: Game): Family['draw'] {
  const family = familyOf(game.family);
  if (!family) throw new Error(`${game.code} is of no known family`);
  return family.draw;
}

function isFed(game: Game): game is FedGame {
  return game.source === 'feed';
}
