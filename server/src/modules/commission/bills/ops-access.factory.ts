import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';

const read = { access: 'bills.read' } as const;
const decide = { access: 'bills.decide' } as const;
const reason = 'as agreed with the agents’ desk';

/** A bill of an agent at the river brand: one that waits for approval, or whose upline has no money. */
async function billOf({ db, river, clock }: OpsFixture, options: { short?: boolean } = {}): Promise<string> {
  const [{ memberId }, upline] = [
    await createMember(db, river, { type: 1 }),
    await createMember(db, river, { type: 1 }),
  ];
  const [id, contractId, now] = [newId(), newId(), clock.now()];
  const payer = options.short ? 'upline' : 'platform';
  const parties = {
    merchant_id: river.id,
    kind: 'daily_salary',
    member_id: memberId,
    upline_id: upline.memberId,
    payer,
  };
  const terms = wireTermsOf({
    kind: 'daily_salary',
    tiers: [{ minTurnover: 0n, rate: 100 }],
    collection: { by: 'automatic' },
  });
  await db.kysely
    .insertInto('contracts.contract')
    .values({
      id: contractId,
      ...parties,
      terms: JSON.stringify(terms),
      state: 'effective',
      proposed_at: now,
      expires_at: now,
      signed_at: now,
      from_day: new Date('2026-11-20'),
      facts: '{}',
      texts: '{}',
      sha256: '0'.repeat(64),
    })
    .execute();
  await db.kysely
    .insertInto('bills.bill')
    .values({
      id,
      contract_id: contractId,
      ...parties,
      from_day: new Date('2026-11-20'),
      to_day: new Date('2026-11-20'),
      receipt: JSON.stringify({
        sort: 'salary',
        turnover: '100',
        gross: '1',
        children: '0',
        activeMembers: 1,
        tier: 0,
        rate: 100,
      }),
      earned: 100_000n,
      earned_now: 100_000n,
      total_now: 100_000n,
      earned_counted: 100_000n,
      corrected: 0n,
      owed_before: 0n,
      owed_after: 0n,
      payable: 100_000n,
      state: options.short ? 'insufficient' : 'unapproved',
      issued_at: now,
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/bills': read,
  'GET /ops/bills.csv': read,
  'GET /ops/bills/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await billOf(fixture) } }),
    foreign: 'not_found',
  },
  'POST /ops/bills/:id/decision': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: await billOf(fixture) },
      body: { decision: 'approve', version: 1, reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/bills/approvals': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({ body: { ids: [await billOf(fixture)], reason } }),
    foreign: 'not_found',
  },
  'POST /ops/bills/:id/retry': {
    ...decide,
    input: async (fixture) => ({ params: { id: await billOf(fixture, { short: true }) }, body: {} }),
    foreign: 'not_found',
  },
  'GET /ops/bill-settings': read,
  'PUT /ops/bill-settings/brands/:brand': {
    access: 'bills.settings',
    input: async (fixture) => ({
      params: { brand: fixture.river.code },
      body: { needsApproval: true, version: await versionOf(fixture), reason },
    }),
    foreign: 'not_found',
  },
};

async function versionOf({ db, river }: OpsFixture): Promise<number> {
  const setting = await db.kysely
    .selectFrom('bills.setting')
    .select('version')
    .where('merchant_id', '=', river.id)
    .executeTakeFirst();
  return setting?.version ?? 0;
}
