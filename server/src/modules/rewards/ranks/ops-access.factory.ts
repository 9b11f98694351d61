import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { readVersions } from './levels/read-levels.ts';
import { levelsFor, rankInputs } from './ranks.factory.ts';

const read = { access: 'ranks.read' } as const;
const reason = 'as agreed with the house';

async function caseAt({ db, river, clock }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river);
  const id = newId();
  const of = { id, merchant_id: river.id, member_id: memberId, opened_at: clock.now() };
  await db.kysely
    .insertInto('ranks.hold_case')
    .values({ ...of, level: 0, to_level: 1, why: 'limit', deposits: 100_000n, turnover: 100_000n })
    .execute();
  return id;
}

/** Of every member of the brand. */
async function segmentOfAll({ kysely }: OpsFixture['db'], merchantId: string, now: Date) {
  const id = newId();
  const of = { conditions: '{}', changed_at: now };
  await kysely
    .insertInto('segments.segment')
    .values({ id, merchant_id: merchantId, name: `All ${id}`, changed_by: 'Nim', ...of })
    .execute();
  await kysely
    .insertInto('segments.version')
    .values({ segment_id: id, version: 1, ...of })
    .execute();
  return { id, version: 1 };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/ranks/terms': read,
  'PUT /ops/ranks/terms/:brand': {
    access: 'ranks.change',
    input: async ({ db, river }) => {
      const [latest] = await readVersions(db.kysely, river.id);
      return {
        params: { brand: river.code },
        body: { levels: rankInputs(), version: latest?.version ?? 0, reason },
      };
    },
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/rank-members': read,
  'GET /ops/rank-members.csv': read,
  'POST /ops/rank-members/:id/level': {
    access: 'ranks.change',
    input: async ({ db, river, clock }) => {
      await levelsFor(db, river.id, clock.now());
      const { memberId } = await createMember(db, river);
      const until = Temporal.PlainDate.from(clock.now().toISOString().slice(0, 10)).add({ days: 30 });
      return { params: { id: memberId }, body: { level: 1, until: until.toString(), reason, version: 1 } };
    },
    foreign: 'not_found',
  },
  'POST /ops/ranks/segment-level': {
    access: 'ranks.change',
    input: async ({ db, river, clock }) => {
      await levelsFor(db, river.id, clock.now());
      await createMember(db, river);
      const until = Temporal.PlainDate.from(clock.now().toISOString().slice(0, 10)).add({ days: 30 });
      const segment = await segmentOfAll(db, river.id, clock.now());
      return { query: { brand: river.code }, body: { segment, level: 1, until: until.toString(), reason } };
    },
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/rank-moves': read,
  'GET /ops/rank-moves.csv': read,
  'GET /ops/rank-cases': read,
  'POST /ops/rank-cases/:id/decision': {
    access: 'ranks.change',
    input: async (fixture) => ({
      params: { id: await caseAt(fixture) },
      body: { as: 'declined', reason, version: 1 },
    }),
    foreign: 'not_found',
  },
};
