import { sql } from 'kysely';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

const reason = 'as agreed with finance';
const read = { access: 'rebates.read' } as const;
const change = { access: 'rebates.change', foreign: 'brand_out_of_scope' } as const;

async function paymentAt({ db, river, clock }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river, { type: 1 });
  const id = newId();
  await sql`
    insert into rebates.payment (id, merchant_id, earner_id, at, day, amount)
    values (${id}, ${river.id}, ${memberId}, ${clock.now()}, '2026-11-20', 0)`.execute(db.kysely);
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/rebates': read,
  'GET /ops/rebates.csv': read,
  'GET /ops/rebate-payments': read,
  'GET /ops/rebate-payments.csv': read,
  'GET /ops/rebate-payments/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await paymentAt(fixture) } }),
    foreign: 'not_found',
  },
  'GET /ops/rebates/terms': read,
  'PUT /ops/rebates/terms/:brand': {
    ...change,
    input: async ({ db, river }) => {
      const { rows } = await sql<{ version: number }>`
        select version from rebates.brand_terms where merchant_id = ${river.id}`.execute(db.kysely);
      return {
        params: { brand: river.code },
        body: { pays: 'daily', version: rows[0]?.version ?? 0, reason },
      };
    },
  },
  'POST /ops/rebates/terms/:brand/run': {
    ...change,
    input: ({ river }) => ({ params: { brand: river.code }, body: { reason } }),
  },
};
