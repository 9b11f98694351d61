import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';

const read = { access: 'draws.read', house: true } as const;
const change = { access: 'draws.change', house: true, foreign: 'forbidden' } as const;
const reason = 'what the hostile test says';

/** The row of a game as the next change finds it: each caller's changes it. */
async function game({ db }: OpsFixture) {
  await db.kysely
    .insertInto('draws.game')
    .values({ code: 'SSC_5M', closes_before_seconds: 10 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await db.kysely
    .selectFrom('draws.game')
    .select('version')
    .where('code', '=', 'SSC_5M')
    .executeTakeFirstOrThrow();
  return { params: { code: 'SSC_5M' }, version };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/draw-games': read,
  'GET /ops/draw-chains': read,
  'POST /ops/draw-games/:code/switch': {
    ...change,
    input: async (fixture) => {
      const { params, version } = await game(fixture);
      return { params, body: { version, enabled: true, reason } };
    },
  },
  'POST /ops/draw-games-switch': {
    ...change,
    input: async (fixture) => {
      const { params } = await game(fixture);
      return { body: { codes: [params.code], enabled: false, reason } };
    },
  },
  'PUT /ops/draw-games/:code': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      const { params, version } = await game(fixture);
      return { params, body: { version, closesBeforeSeconds: 10, beacon: null, moved: {}, reason } };
    },
  },
};
