import { USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { readVersions } from './claiming/read-versions.ts';

const read = { access: 'cashback.read' } as const;

async function claimAt({ db, river, clock }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river);
  const id = newId();
  await db.kysely
    .insertInto('cashback.claim')
    .values({
      id,
      merchant_id: river.id,
      member_id: memberId,
      currency: river.currency,
      amount: 100_000n,
      day: '2026-11-20',
      at: clock.now(),
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/cashback-claims': read,
  'GET /ops/cashback-claims.csv': read,
  'GET /ops/cashback-claims/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await claimAt(fixture) } }),
    foreign: 'not_found',
  },
  'GET /ops/cashback/terms': read,
  'PUT /ops/cashback/terms/:brand': {
    access: 'cashback.change',
    input: async ({ db, river }) => {
      const [latest] = await readVersions(db.kysely, river.id);
      return {
        params: { brand: river.code },
        body: { rates: USUAL_RATES, version: latest?.version ?? 0, reason: 'as agreed with finance' },
      };
    },
    foreign: 'brand_out_of_scope',
  },
};
