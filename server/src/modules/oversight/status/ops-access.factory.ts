import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';

const WORDS = { EN: 'Payments of one bank arrive late' };
const HOUR_MS = 3_600_000;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/incidents': { access: 'status.read' },
  'POST /ops/incidents/:id/notes': {
    access: 'status.write',
    input: async (fixture) => ({ params: { id: await incidentOf(fixture) }, body: { words: WORDS } }),
    foreign: 'not_found',
  },
  'GET /ops/maintenance': { access: 'status.read', secrets: () => [WORDS.EN] },
  'POST /ops/maintenance': {
    access: 'status.write',
    input: ({ clock, river }) => ({ body: { brand: river.code, ...timesFrom(clock.now()), words: WORDS } }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/maintenance/:id/cancel': {
    access: 'status.write',
    input: async (fixture) => ({
      params: { id: await maintenanceOf(fixture) },
      body: { reason: 'It is not needed' },
    }),
    foreign: 'not_found',
  },
};

function timesFrom(now: Date) {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  return { beginsAt: at(1), endsAt: at(2) };
}

async function incidentOf({ db, river, clock }: OpsFixture): Promise<string> {
  const [id, now] = [newId(), clock.now()];
  const code = `games:${id}`;
  await db.kysely
    .insertInto('status.component')
    .values({
      ...{ merchant_id: river.id, code, kind: 'games', subject: id, position: 0 },
      ...{ state: 'down', since: now, judged_at: now },
    })
    .execute();
  await db.kysely
    .insertInto('status.incident')
    .values({ id, merchant_id: river.id, code, state: 'down', opened_at: now })
    .execute();
  return id;
}

async function maintenanceOf({ db, river, clock }: OpsFixture): Promise<string> {
  const id = newId();
  const { beginsAt, endsAt } = timesFrom(clock.now());
  await db.kysely
    .insertInto('status.maintenance')
    .values({
      ...{ id, merchant_id: river.id, words: WORDS, announced_by: 'op' },
      ...{ begins_at: new Date(beginsAt), ends_at: new Date(endsAt) },
    })
    .execute();
  return id;
}
