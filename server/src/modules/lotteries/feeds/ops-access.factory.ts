import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
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
function draw({ db, clock }: OpsFixture) {
  return makeFedDraw(db, new Date(clock.now().getTime() - 3_600_000));
}

async function drawn(fixture: OpsFixture) {
  const { id } = await draw(fixture);
  const now = fixture.clock.now();
  await fixture.db.transaction((tx) =>
    giveResult(tx, { drawId: id, result: RESULTS[0], source: 'typed', givenBy: null, reason: null, now }),
  );
  return { params: { id } };
}

async function feed({ db, clock }: OpsFixture) {
  const { code, publicKey } = await makeFeed(db, { now: clock.now() });
  return { params: { code }, version: 1, fields: { name: 'A feed', publicKey, games: [FED_GAME] } };
}

function dayIn({ clock }: OpsFixture, days: number): string {
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/lottery-results': read,
  'POST /ops/lottery-results': {
    ...type,
    input: async (fixture) => {
      const { numero } = await draw(fixture);
      await fixture.db.kysely
        .insertInto('feeds.game')
        .values({ game_code: FED_GAME, typed: true })
        .onConflict((conflict) => conflict.column('game_code').doUpdateSet({ typed: true }))
        .execute();
      return { body: { gameCode: FED_GAME, numero, result: RESULTS[0] } };
    },
  },
  'POST /ops/lottery-results/file': {
    ...type,
    input: async (fixture) => {
      const { numero } = await draw(fixture);
      return {
        body: { gameCode: FED_GAME, text: `numero,result\n${numero},"${RESULTS[0]}"`, reason },
      };
    },
  },
  'GET /ops/lottery-problems': read,
  'GET /ops/lottery-problems.csv': read,
  'POST /ops/lottery-problems/:id/close': {
    ...decide,
    input: async (fixture) => {
      const { gameCode, numero } = await draw(fixture);
      await openProblem(fixture.db.kysely, { gameCode, numero }, 'late', null, fixture.clock.now());
      const { id } = await fixture.db.kysely
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
    input: async (fixture) => {
      await draw(fixture);
      const code = `N${newId().slice(-8).toUpperCase()}`;
      return { body: { code, name: 'A feed', publicKey: anotherKey(), games: [FED_GAME], reason } };
    },
  },
  'PUT /ops/lottery-feeds/:code': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      const { params, version, fields } = await feed(fixture);
      return { params, body: { ...fields, version, reason } };
    },
  },
  'POST /ops/lottery-feeds/:code/stop': {
    ...change,
    input: async (fixture) => {
      const { params, version } = await feed(fixture);
      return { params, body: { version, reason } };
    },
  },
  'PUT /ops/lottery-feeds/games/:game': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      await draw(fixture);
      const known = await fixture.db.kysely
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
  'PUT /ops/lottery-sources': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      await draw(fixture);
      return { body: { games: [FED_GAME], typed: true, reason } };
    },
  },
  'GET /ops/lottery-calendars': read,
  'POST /ops/lottery-calendars/:game/days': {
    ...change,
    stepUp: true,
    input: (fixture) => ({
      params: { game: 'LHC' },
      body: { days: [{ day: dayIn(fixture, 90), numero: `${dayIn(fixture, 90).slice(0, 4)}050` }], reason },
    }),
  },
  'POST /ops/lottery-calendars/:game/move': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      const { day, numero } = await makeCalendarDay(fixture.db, fixture.clock.now());
      return { params: { game: 'LHC' }, body: { numero, day, time: '20:00', reason } };
    },
  },
  'POST /ops/lottery-calendars/:game/remove': {
    ...change,
    input: async (fixture) => {
      const { numero } = await makeCalendarDay(fixture.db, fixture.clock.now());
      return { params: { game: 'LHC' }, body: { numero, reason } };
    },
  },
  'GET /ops/lottery-draws': read,
  'GET /ops/lottery-draws.csv': read,
  'GET /ops/lottery-draws/:id': { ...read, input: drawn },
  'POST /ops/lottery-draws/:id/correct': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({
      ...(await drawn(fixture)),
      body: { version: 1, result: RESULTS[1], reason },
    }),
  },
  'POST /ops/lottery-draws/:id/cancel': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({ ...(await drawn(fixture)), body: { reason } }),
  },
};
