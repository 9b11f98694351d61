import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { drawTestResult, makeOpenDraw } from '../draws/draws.factory.ts';
import { DEFAULT_MODES } from './betting/modes.ts';
import { readShotPrizes } from './settling/shot-prizes.ts';

const GAME = 'THAI_30M';
const reason = 'as agreed with the risk desk';

const read = { access: 'lottery.read' } as const;
const change = { access: 'lottery.change' } as const;
const settle = { access: 'lottery.settle' } as const;
const ofBrand = ({ river }: OpsFixture) => ({ query: { brand: river.code } });

/** The game must be known: settings point at it. */
async function gameAt({ db, river }: OpsFixture) {
  const draw = await makeOpenDraw(db, { game: GAME });
  return { draw, params: { game: GAME, brand: river.code } };
}

const terms = {
  enabled: true,
  position: 1,
  largestPrize: '1000.00',
  largestSlipPrize: '2000.00',
  memberStake: '100.00',
  numberLiability: '5000.00',
  playLiability: '9000.00',
  halfPercent: 50,
  coveragePercent: 80,
  cancelAllowed: true,
};

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/lottery/terms': { ...read, foreign: 'brand_out_of_scope', input: ofBrand },
  'PUT /ops/lottery/terms/:game/brands/:brand': {
    ...change,
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({
      params: (await gameAt(fixture)).params,
      body: { ...terms, version: await versionOf(fixture), reason },
    }),
  },
  'GET /ops/lottery/shot-prizes/:brand': {
    ...read,
    foreign: 'brand_out_of_scope',
    input: ({ river }) => ({ params: { brand: river.code } }),
  },
  'PUT /ops/lottery/shot-prizes/:brand': {
    ...change,
    stepUp: true,
    foreign: 'brand_out_of_scope',
    input: async ({ db, river }) => {
      const { version } = await readShotPrizes(db.kysely, river.id);
      return {
        params: { brand: river.code },
        body: { version, first: '0.00', sixteenth: '0.00', minStake: '1.00', reason },
      };
    },
  },
  'GET /ops/lottery/prices/:game/brands/:brand': {
    ...read,
    foreign: 'brand_out_of_scope',
    input: async (fixture) => ({ params: (await gameAt(fixture)).params }),
  },
  'PUT /ops/lottery/prices/:game/brands/:brand': {
    ...change,
    foreign: 'brand_out_of_scope',
    receives: 'lottery_price_unfair',
    input: async (fixture) => ({
      params: (await gameAt(fixture)).params,
      body: { play: 'top3', tier: 'win', price: '1001.00', version: 0, reason },
    }),
  },
  'GET /ops/lottery/modes': { ...read, foreign: 'brand_out_of_scope', input: ofBrand },
  'PUT /ops/lottery/modes/:prizeMode/brands/:brand': {
    ...change,
    foreign: 'brand_out_of_scope',
    receives: 'changed_meanwhile',
    input: ({ river }) => ({
      params: { prizeMode: 'SEA', brand: river.code },
      body: { ...DEFAULT_MODES, version: 7, reason },
    }),
  },
  'GET /ops/lottery/numbers': read,
  'GET /ops/lottery/numbers.csv': read,
  'POST /ops/lottery/numbers': {
    ...change,
    foreign: 'brand_out_of_scope',
    input: async (fixture) => {
      const { draw } = await gameAt(fixture);
      return {
        body: {
          brand: fixture.river.code,
          game: GAME,
          numero: draw.numero,
          play: 'top3',
          numbers: ['123'],
          rule: 'closed',
          reason,
        },
      };
    },
  },
  'POST /ops/lottery/numbers/:id/end': {
    ...change,
    foreign: 'not_found',
    input: async (fixture) => {
      const { draw } = await gameAt(fixture);
      const { id } = await fixture.db.kysely
        .insertInto('lottery.number_rule')
        .values({
          id: draw.id,
          merchant_id: fixture.river.id,
          game_code: GAME,
          draw_id: draw.id,
          play: 'top3',
          number: '456',
          rule: 'half',
          set_at: fixture.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, body: { reason } };
    },
  },
  'GET /ops/lottery/exposure': { ...read, input: () => ({ query: { game: GAME } }) },
  'GET /ops/lottery/exposure.csv': { ...read, input: () => ({ query: { game: GAME } }) },
  'GET /ops/lottery/settlements': { ...settle, house: true },
  'GET /ops/lottery/settlements.csv': { ...settle, house: true },
  'GET /ops/lottery/draws/:id/figures': { ...read, input: settledDraw, foreign: 'unowned' },
  'POST /ops/lottery/draws/:id/settle': {
    ...settle,
    house: true,
    foreign: 'forbidden',
    stepUp: true,
    input: async (fixture) => ({ ...(await settledDraw(fixture)), body: { reason } }),
  },
};

/** A draw that a pass has gone through. */
async function settledDraw({ db, clock }: OpsFixture) {
  const draw = await makeOpenDraw(db, { game: GAME });
  await drawTestResult(db, draw);
  await db.kysely
    .insertInto('lottery.settlement')
    .values({ draw_id: draw.id, version: 1, started_at: clock.now(), finished_at: clock.now() })
    .execute();
  return { params: { id: draw.id } };
}

async function versionOf({ db, river }: OpsFixture): Promise<number> {
  const row = await db.kysely
    .selectFrom('lottery.brand_game')
    .select('version')
    .where('merchant_id', '=', river.id)
    .where('game_code', '=', GAME)
    .executeTakeFirst();
  return row?.version ?? 0;
}
