import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { bonusTerms, publishedOffer } from './bonus.fixture.ts';
import { showRules } from './desk/brand-rules.ts';
import { optIn } from './offering/opt-in.ts';

const read = { access: 'bonuses.read' } as const;
const change = { access: 'bonuses.change', foreign: 'not_found' } as const;
const REASON = 'what the hostile test says';

const form = () => ({
  ...{
    terms: bonusTerms({ contributions: { RNG: 100 } }),
    audience: null,
    startsAt: null,
    endsAt: null,
    budget: '1000.00',
    budgetDay: null,
    group: null,
  },
  reason: REASON,
});

async function offerAt({ db, river, clock }: OpsFixture, state = 'published') {
  return db.transaction(async (tx) => {
    const terms = bonusTerms({ contributions: { RNG: 100 } });
    const offer = await publishedOffer(tx, river, { terms, now: clock.now() });
    await tx.updateTable('bonuses.offer').set({ state }).where('id', '=', offer.id).execute();
    return offer;
  });
}

async function memberAt({ db, river }: OpsFixture): Promise<string> {
  const { memberId } = await createMember(db, river);
  await db.transaction((tx) =>
    fundWallet(tx, { merchantId: river.id, memberId, currency: river.currency, amount: 1n }),
  );
  return memberId;
}

async function bonusAt(fixture: OpsFixture): Promise<string> {
  const { db, river, clock } = fixture;
  const [memberId, offer] = [await memberAt(fixture), await offerAt(fixture)];
  const brand = { id: river.id, currency: river.currency, timeZone: 'Asia/Bangkok' };
  return db.transaction((tx) =>
    optIn(tx, { brand, memberId, offer, deposit: null, findSamePerson: strangers, now: clock.now() }),
  );
}

async function caseAt(fixture: OpsFixture): Promise<string> {
  const { db, river, clock } = fixture;
  const id = await bonusAt(fixture);
  const { member_id } = await db.kysely
    .selectFrom('bonuses.bonus')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.kysely
    .insertInto('bonuses.abuse_case')
    .values({
      ...{ bonus_id: id, merchant_id: river.id, member_id, signals: ['device'], others: [] },
      ...{ found_at: clock.now(), last_at: clock.now() },
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/bonus-offers': read,
  'GET /ops/bonus-offers/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: (await offerAt(fixture)).id } }),
    foreign: 'not_found',
  },
  'GET /ops/bonus-offers/:id/simulation': {
    ...read,
    input: async (fixture) => ({ params: { id: (await offerAt(fixture)).id } }),
    foreign: 'not_found',
  },
  'POST /ops/bonus-offers': {
    access: 'bonuses.change',
    input: ({ river }) => ({ body: { brand: river.code, ...form() } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/bonus-offers/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: (await offerAt(fixture)).id },
      body: { edit: 1, ...form() },
    }),
  },
  'POST /ops/bonus-offers/:id/publication': {
    ...change,
    input: async (fixture) => ({
      params: { id: (await offerAt(fixture, 'draft')).id },
      body: { edit: 1, reason: REASON },
    }),
  },
  'POST /ops/bonus-offers/:id/stop': {
    ...change,
    input: async (fixture) => ({
      params: { id: (await offerAt(fixture)).id },
      body: { edit: 1, reason: REASON },
    }),
  },
  'GET /ops/bonus-rules': {
    ...read,
    input: ({ river }) => ({ query: { brand: river.code } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/bonus-rules': {
    access: 'bonuses.change',
    input: async ({ db, river }) => ({
      body: {
        ...{ brand: river.code, version: (await showRules(db.kysely, river)).version },
        ...{ wageringMost: 20, depositCounts: false, mixesGames: true, reason: REASON },
      },
    }),
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/bonus-round-games': {
    access: 'bonuses.change',
    input: ({ river }) => ({ query: { brand: river.code } }),
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/referrals': read,
  'GET /ops/bonus-cases': read,
  'POST /ops/bonus-cases/:id': {
    access: 'bonuses.revoke',
    input: async (fixture) => ({
      params: { id: await caseAt(fixture) },
      body: { version: 1, as: 'cleared', reason: REASON },
    }),
    foreign: 'not_found',
  },
  'GET /ops/bonuses': read,
  'GET /ops/bonuses.csv': read,
  'GET /ops/bonuses/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await bonusAt(fixture) } }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/bonuses': {
    access: 'bonuses.grant',
    stepUp: true,
    input: async (fixture) => ({
      params: { id: await memberAt(fixture) },
      body: {
        ...{ key: newId(), name: { EN: 'Sorry for the wait' }, amount: '1.00', times: 1, days: 7 },
        reason: REASON,
      },
    }),
    foreign: 'not_found',
  },
  'POST /ops/bonuses/:id/revocation': {
    access: 'bonuses.revoke',
    input: async (fixture) => ({
      params: { id: await bonusAt(fixture) },
      body: { reason: REASON },
    }),
    foreign: 'not_found',
  },
};
