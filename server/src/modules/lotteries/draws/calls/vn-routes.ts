import * as contract from '@lanna/contract/lotteries/lottery/vn';
import { type Game, pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { namedGame } from '../lottery-game.ts';
import { showAbsence } from './vn-absence.ts';
import { listDrawnVietnamese } from './vn-drawn.ts';

type Opened = (call: { query: { gameCode?: string | undefined; count: number } }) => Promise<{
  now: string;
  draws: { gameCode: string; numero: string; closesAt: string; drawsAt: string }[];
}>;

const alike = { until: ['draws_changed'] } as const;

/** Numeros of Vietnam. */
export function vietnamRoutes(db: Queryable, opened: Opened): Route[] {
  return [
    route(contract.openVietnameseNumeros, async ({ query: { gameCode, count } }) => {
      if (gameCode !== undefined)
        return opened({ query: { gameCode: vietnameseGame(gameCode).code, count } });
      const { now, draws } = await opened({ query: { count: 1 } });
      return { now, draws: draws.filter((draw) => isVietnamese(draw.gameCode)) };
    }),
    route(
      contract.drawnVietnameseNumeros,
      ({ query, brand }) => {
        if (query.gameCode !== undefined) vietnameseGame(query.gameCode);
        return listDrawnVietnamese(db, query, brand.id);
      },
      { alike },
    ),
    route(
      contract.vietnameseAbsence,
      ({ query: { gameCode }, brand }) => showAbsence(db, vietnameseGame(gameCode), brand.id),
      { alike },
    ),
  ];
}

/** Refuses with `lottery_game_unknown`. */
function vietnameseGame(code: string): Game {
  const game = namedGame(code);
  if (pageOf(game) !== '/vnlottery') throw new Refusal('lottery_game_unknown');
  return game;
}

function isVietnamese(code: string): boolean {
  return GAMES.some((game) => game.code === code && pageOf(game) === '/vnlottery');
}
