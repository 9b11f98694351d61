import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { addTestMission, addTestWheel, missionTerms, wheelFields } from './mission.fixture.ts';

const read = { access: 'missions.read' } as const;
const change = { access: 'missions.change', foreign: 'not_found' } as const;
const REASON = 'what the hostile test says';

const form = () => ({
  ...{ terms: missionTerms(), startsAt: '2026-11-01T00:00:00.000Z', endsAt: null, budget: '1000.00' },
  reason: REASON,
});

const missionAt = ({ db, river, clock }: OpsFixture, state: string) =>
  db.transaction((tx) => addTestMission(tx, river, { state, now: clock.now() }));

/** Of the brand there may be one already: the version it is at. */
async function wheelAt({ db, river, clock }: OpsFixture): Promise<number> {
  const found = await db.kysely
    .selectFrom('missions.wheel')
    .select('version')
    .where('merchant_id', '=', river.id)
    .executeTakeFirst();
  if (!found) await db.transaction((tx) => addTestWheel(tx, river, { now: clock.now() }));
  await db.kysely
    .updateTable('missions.wheel')
    .set({ state: 'published' })
    .where('merchant_id', '=', river.id)
    .execute();
  return found?.version ?? 1;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/missions': read,
  'GET /ops/mission-offers': read,
  'GET /ops/missions/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await missionAt(fixture, 'published') } }),
    foreign: 'not_found',
  },
  'POST /ops/missions': {
    access: 'missions.change',
    input: ({ river }) => ({ body: { brand: river.code, ...form() } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/missions/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await missionAt(fixture, 'draft') },
      body: { edit: 1, ...form() },
    }),
  },
  'POST /ops/missions/:id/publication': {
    ...change,
    input: async (fixture) => ({
      params: { id: await missionAt(fixture, 'draft') },
      body: { edit: 1, reason: REASON },
    }),
  },
  'POST /ops/missions/:id/stop': {
    ...change,
    input: async (fixture) => ({
      params: { id: await missionAt(fixture, 'published') },
      body: { edit: 1, reason: REASON },
    }),
  },
  'GET /ops/mission-rewards': read,
  'GET /ops/mission-rewards.csv': read,
  'GET /ops/wheels': read,
  'PUT /ops/wheels/:brand': {
    access: 'missions.change',
    input: async (fixture) => ({
      params: { brand: fixture.river.code },
      body: { version: await wheelAt(fixture), fields: wheelFields(), budget: '5000.00', reason: REASON },
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/wheels/:brand/stop': {
    access: 'missions.change',
    input: async (fixture) => ({
      params: { brand: fixture.river.code },
      body: { version: await wheelAt(fixture), reason: REASON },
    }),
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/wheel-spins': read,
  'GET /ops/wheel-spins.csv': read,
};
