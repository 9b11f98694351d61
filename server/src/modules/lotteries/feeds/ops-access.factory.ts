import type { OpsAccessRows, OpsStage } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { giveResult } from '../draws/give-result.ts';
import { anotherKey, FED_GAME, makeCalendarDay, makeFedDraw, makeFeed, RESULTS } from './feeds.factory.ts';
import { openProblem } from './reports/problem.ts';

const house = { house: true, foreign: 'forbidden' } as const;
const read = { access: 'feeds.read', ...house } as const;
const type = { access: 'feeds.type', ...house } as const;
const decide = { access: 'feeds.decide', ...house } as const;
const change = { access: 'feeds.change', ...house } as const;
const reason = 'what the hostile test says';

/** A draw that has taken place. */
function draw({ db, clock }: OpsStage) {
  return makeFedDraw(db, new Date(clock.now().getTime() - 3_600_000));
}

async function drawn(stage: OpsStage) {
  const { id } = await draw(stage);
  const now = stage.clock.now();
  await stage.db.transaction((tx) =>
    giveResult(tx, { drawId: id, result: RESULTS[0], source: 'typed', givenBy: null, reason: null, now }),
  );
  return { params: { id } };
}

async function feed({ db, clock }: OpsStage) {
  const { code, publicKey } = await makeFeed(db, { now: clock.now() });
  return { params: { code }, version: 1, fields: { name: 'A feed', publicKey, games: [FED_GAME] } };
}

function dayIn({ clock }: OpsStage, days: number): string {
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/lottery-results': read,
  'POST /ops/lottery-results': {
    ...type,
    input: async (stage) => {
      const { numero } = await draw(stage);
      await stage.db.kysely
        .insertInto('feeds.game')
        .values({ game_code: FED_GAME, typed: true })
        .onConflict((conflict) => conflict.column('game_code').doUpdateSet({ typed: true }))
        .execute();
      return { body: { gameCode: FED_GAME, numero, result: RESULTS[0] } };
    },
  },
  'POST /ops/lottery-results/file': {
    ...type,
    input: async (stage) => {
      const { numero } = await draw(stage);
      return {
        body: { gameCode: FED_GAME, text: `numero,result\n${numero},"${RESULTS[0]}"`, reason },
      };
    },
  },
  'GET /ops/lottery-problems': read,
  'GET /ops/lottery-problems.csv': read,
  'POST /ops/lottery-problems/:id/close': {
    ...decide,
    input: async (stage) => {
      const { gameCode, numero } = await draw(stage);
      await openProblem(stage.db.kysely, { gameCode, numero }, 'late', null, stage.clock.now());
      const { id } = await stage.db.kysely
        .selectFrom('feeds.problem')
        .select('id')
        .where('numero', '=', numero)
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { note: reason } };
    },
  },
  'GET /ops/lottery-feeds': read,
  'POST /ops/lottery-feeds': {
    ...change,
    stepUp: true,
    input: async (stage) => {
      await draw(stage);
      const code = `N${newId().slice(-8).toUpperCase()}`;
      return { body: { code, name: 'A feed', publicKey: anotherKey(), games: [FED_GAME], reason } };
    },
  },
  'PUT /ops/lottery-feeds/:code': {
    ...change,
    stepUp: true,
    input: async (stage) => {
      const { params, version, fields } = await feed(stage);
      return { params, body: { ...fields, version, reason } };
    },
  },
  'POST /ops/lottery-feeds/:code/stop': {
    ...change,
    input: async (stage) => {
      const { params, version } = await feed(stage);
      return { params, body: { version, reason } };
    },
  },
  'PUT /ops/lottery-feeds/games/:game': {
    ...change,
    stepUp: true,
    input: async (stage) => {
      await draw(stage);
      const known = await stage.db.kysely
        .selectFrom('feeds.game')
        .select('version')
        .where('game_code', '=', FED_GAME)
        .executeTakeFirst();
      return {
        params: { game: FED_GAME },
        body: {
          ...{ version: known?.version ?? 0, typed: true, oneIsEnough: false },
          ...{ patienceMinutes: 120, reason },
        },
      };
    },
  },
  'GET /ops/lottery-calendars': read,
  'POST /ops/lottery-calendars/:game/days': {
    ...change,
    stepUp: true,
    input: (stage) => ({
      params: { game: 'LHC' },
      body: { days: [{ day: dayIn(stage, 90), numero: `${dayIn(stage, 90).slice(0, 4)}050` }], reason },
    }),
  },
  'POST /ops/lottery-calendars/:game/move': {
    ...change,
    stepUp: true,
    input: async (stage) => {
      const { day, numero } = await makeCalendarDay(stage.db, stage.clock.now());
      return { params: { game: 'LHC' }, body: { numero, day, time: '20:00', reason } };
    },
  },
  'POST /ops/lottery-calendars/:game/remove': {
    ...change,
    input: async (stage) => {
      const { numero } = await makeCalendarDay(stage.db, stage.clock.now());
      return { params: { game: 'LHC' }, body: { numero, reason } };
    },
  },
  'GET /ops/lottery-draws': read,
  'GET /ops/lottery-draws.csv': read,
  'GET /ops/lottery-draws/:id': { ...read, input: drawn },
  'POST /ops/lottery-draws/:id/correct': {
    ...decide,
    stepUp: true,
    input: async (stage) => ({ ...(await drawn(stage)), body: { version: 1, result: RESULTS[1], reason } }),
  },
  'POST /ops/lottery-draws/:id/cancel': {
    ...decide,
    stepUp: true,
    input: async (stage) => ({ ...(await drawn(stage)), body: { reason } }),
  },
};
