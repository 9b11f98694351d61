import * as contract from '@lanna/contract/lotteries/draws/draws';
import * as resultsContract from '@lanna/contract/lotteries/draws/results';
import * as shotsContract from '@lanna/contract/lotteries/draws/shots';
import { CLOCKED_MS, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Config } from '../../../../platform/process/config.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { searchDraws } from '../desk/search-draws.ts';
import { briefMemory } from '../drawing/brief-memory.ts';
import { ownSeed } from '../drawing/own-seed.ts';
import { proveDraw } from '../drawing/prove-draw.ts';
import { readShots, sendShot, shotsFor } from '../drawing/shots.ts';
import { namedGame } from '../lottery-game.ts';
import { lastResults, listDraws } from './list-draws.ts';
import { listNear, listOpened } from './list-opened.ts';
import { resultsOfDay } from './results-of-day.ts';
import { vietnamRoutes } from './vn-routes.ts';

/** Answers that say the time are not kept by notices: the time in them must be right. */
const KEPT_MS = 250;
const alike = { until: ['draws_changed'] } as const;

export function drawRoutes({
  db: { kysely: db },
  config,
  notifyShots,
}: {
  db: Database;
  config: Pick<Config, 'beacons'>;
  notifyShots: { shot(): void };
}): Route[] {
  const opened = briefMemory<Awaited<ReturnType<typeof listOpened>>>(KEPT_MS);
  const near = briefMemory<Awaited<ReturnType<typeof listNear>>>(KEPT_MS);
  const shots = briefMemory<Awaited<ReturnType<typeof readShots>>>(KEPT_MS);
  const openedNow = async ({ query }: { query: { gameCode?: string | undefined; count: number } }) => {
    const { now, draws } = await opened(`${query.gameCode ?? ''} ${query.count}`, () =>
      listOpened(db, query),
    );
    return { now: now.toISOString(), draws };
  };
  return [
    route(contract.openedNumeros, openedNow),
    route(contract.openedNumerosOfLottery, openedNow),
    ...vietnamRoutes(db, openedNow),
    route(contract.nearNumeros, async ({ query: { gameCode }, brand }) => {
      namedGame(gameCode);
      const { now, ...found } = await near(`${brand.id} ${gameCode}`, () => listNear(db, gameCode, brand.id));
      return { now: now.toISOString(), ...found };
    }),
    route(contract.listDraws, ({ query, brand }) => listDraws(db, query, brand.id), { alike }),
    route(
      contract.drawsOfGame,
      ({ params, query, brand }) => lastResults(db, params.code, query.count, brand.id),
      { alike },
    ),
    route(resultsContract.resultsOfDay, ({ query, brand }) => resultsOfDay(db, query, brand), {
      alike: { ...alike, forMs: CLOCKED_MS },
    }),
    route(resultsContract.searchDraws, ({ query, brand }) => searchDraws(db, query, brand.id), { alike }),
    route(contract.ownSeed, ({ query, caller }) => ownSeed(db, caller.memberId, query)),
    route(
      contract.drawProof,
      ({ query, brand }) => proveDraw(db, config.beacons, { ...query, merchantId: brand.id }),
      { alike },
    ),
    route(shotsContract.listShots, async ({ query: { numero }, brand, caller }) =>
      shotsFor(await shots(`${brand.id} ${numero}`, () => readShots(db, numero, brand.id)), caller?.memberId),
    ),
    route(shotsContract.sendShot, async ({ body, brand, caller: { memberId } }) => {
      const sent = await sendShot(db, body, { merchantId: brand.id, memberId });
      notifyShots.shot();
      return sent;
    }),
  ];
}
