import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

const read = { access: 'positions.read' } as const;
const write = { access: 'positions.write' } as const;
const reason = 'as agreed with the agents’ desk';

/** A sheet of an agent at the top of a line of the river brand. */
async function sheetOf({ db, river, clock }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river, { type: 1 });
  const id = newId();
  await db.kysely
    .insertInto('positions.sheet')
    .values({
      id,
      merchant_id: river.id,
      lower_id: memberId,
      upper_id: river.id,
      period: 'day',
      from_day: '2026-11-20',
      to_day: '2026-11-20',
      amount: 0n,
      issued_at: clock.now(),
    })
    .execute();
  return id;
}

/** An agent at the top, of a brand that reckons by positions. */
async function topAgent({ db, river }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river, { type: 1 });
  await db.kysely
    .insertInto('positions.setting')
    .values({
      merchant_id: river.id,
      period: 'day',
      from_day: '2026-11-20',
      issued_to: '2026-11-19',
      version: 1,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  return memberId;
}

async function versionOf({ db, river }: OpsFixture): Promise<number> {
  const setting = await db.kysely
    .selectFrom('positions.setting')
    .select('version')
    .where('merchant_id', '=', river.id)
    .executeTakeFirst();
  return setting?.version ?? 0;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/sheets': read,
  'GET /ops/sheets.csv': read,
  'GET /ops/sheets/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await sheetOf(fixture) } }),
    foreign: 'not_found',
  },
  'POST /ops/sheets/:id/settle': {
    ...write,
    input: async (fixture) => ({ params: { id: await sheetOf(fixture) }, body: { reason } }),
    foreign: 'not_found',
  },
  'GET /ops/members/:id/positions': {
    ...read,
    input: async (fixture) => ({ params: { id: await topAgent(fixture) } }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/positions': {
    ...write,
    input: async (fixture) => ({
      params: { id: await topAgent(fixture) },
      body: { bounds: { LIVE: { least: 0, most: 25_000 } }, reason },
    }),
    foreign: 'not_found',
  },
  'GET /ops/position-settings': read,
  'PUT /ops/position-settings/:brand': {
    ...write,
    input: async (fixture) => ({
      params: { brand: fixture.river.code },
      body: { period: 'week', version: await versionOf(fixture), reason },
    }),
    foreign: 'not_found',
  },
};
