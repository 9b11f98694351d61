import { USUAL_FACTORS, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { addressPlace } from './spending/redemption.ts';

const read = { access: 'points.read' } as const;

async function goodAt(
  { db, river, clock }: OpsFixture,
  state: 'draft' | 'published',
  byCode = false,
): Promise<string> {
  const id = newId();
  const texts = { title: { EN: 'Cap' }, text: { EN: 'A cap' } };
  await db.kysely
    .insertInto('points.good')
    .values({
      ...{
        id,
        merchant_id: river.id,
        ...texts,
        points: 5_000_000n,
        worth: 100_000n,
        stock: byCode ? 0 : 9,
        state,
      },
      ...{ by_code: byCode, made_at: clock.now(), changed_at: clock.now() },
    })
    .execute();
  return id;
}

const good = (state: 'draft' | 'published') => async (fixture: OpsFixture) => ({
  params: { id: await goodAt(fixture, state) },
  body: { version: 1, reason: 'as agreed with marketing' },
});

const redemption =
  (state: 'processing' | 'approved', body: Record<string, unknown>) => async (fixture: OpsFixture) => {
    const { db, river, clock } = fixture;
    const goodId = await goodAt(fixture, 'published');
    const { memberId } = await createMember(db, river);
    const id = newId();
    const sealed = testSecrets().seal('A name, 1 Main Road', addressPlace(id));
    await sql`
      insert into points.member (member_id, merchant_id) values (${memberId}, ${river.id})`.execute(
      db.kysely,
    );
    await sql`
      insert into points.redemption (id, merchant_id, member_id, good_id, title, points, worth, state, address_sealed, created_at, changed_at)
      values (${id}, ${river.id}, ${memberId}, ${goodId}, '{"EN":"Cap"}', 5000000, 100000, ${state}, ${sealed}, ${clock.now()}, ${clock.now()})`.execute(
      db.kysely,
    );
    await sql`update points.good set taken = 1 where id = ${goodId}`.execute(db.kysely);
    return { params: { id }, body };
  };

const decide = { access: 'points.decide', foreign: 'not_found' } as const;
const form = {
  ...{ title: { EN: 'Cap' }, text: { EN: 'A cap' }, pictureId: null },
  ...{ points: '50.00', worth: '1.00', stock: 5, raffleTickets: null, byCode: false, bonusOfferId: null },
};

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/point-goods': read,
  'GET /ops/point-redemptions': read,
  'GET /ops/point-redemptions.csv': read,
  'GET /ops/points/terms': read,
  'PUT /ops/points/terms/:brand': {
    access: 'points.change',
    input: ({ river }) => ({
      params: { brand: river.code },
      body: {
        terms: {
          ...{ rates: USUAL_POINT_RATES, factors: [...USUAL_FACTORS] },
          ...{ perUnit: '100.00', convertLeast: '100.00', convertMostDay: '10000.00' },
        },
        version: 0,
        reason: 'as agreed with finance',
      },
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/point-goods': {
    access: 'points.change',
    input: ({ river }) => ({ body: { brand: river.code, form } }),
    foreign: 'not_found',
  },
  'PUT /ops/point-goods/:id': {
    access: 'points.change',
    input: async (fixture) => ({
      params: { id: await goodAt(fixture, 'draft') },
      body: { version: 1, form },
    }),
    foreign: 'not_found',
  },
  'POST /ops/point-goods/:id/codes': {
    access: 'points.change',
    input: async (fixture) => ({
      params: { id: await goodAt(fixture, 'draft', true) },
      body: { version: 1, codes: ['ABCD-1234'], reason: 'as agreed with marketing' },
    }),
    foreign: 'not_found',
  },
  'POST /ops/point-goods/:id/codes/removal': {
    access: 'points.change',
    input: async (fixture) => {
      const id = await goodAt(fixture, 'draft', true);
      await fixture.db.kysely
        .insertInto('points.code')
        .values({
          ...{ id: newId(), good_id: id, merchant_id: fixture.river.id, code_sealed: 'sealed:none:none' },
          ...{ added_at: fixture.clock.now(), added_by_name: 'op' },
        })
        .execute();
      await fixture.db.kysely.updateTable('points.good').set({ stock: 1 }).where('id', '=', id).execute();
      return { params: { id }, body: { version: 1, reason: 'the list was the wrong one' } };
    },
    foreign: 'not_found',
  },
  'GET /ops/point-bonus-offers': read,
  'POST /ops/point-goods/:id/publication': {
    access: 'points.change',
    input: good('draft'),
    foreign: 'not_found',
  },
  'POST /ops/point-goods/:id/stop': {
    access: 'points.change',
    input: good('published'),
    foreign: 'not_found',
  },
  'GET /ops/members/:id/points': {
    ...read,
    input: async ({ db, river }) => ({ params: { id: (await createMember(db, river)).memberId } }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/points': {
    ...decide,
    input: async ({ db, river }) => ({
      params: { id: (await createMember(db, river)).memberId },
      body: { key: newId(), what: 'give', points: '20000.00', reason: 'lost by a fault of ours' },
    }),
  },
  'POST /ops/point-redemptions/:id/approval': { ...decide, input: redemption('processing', { version: 1 }) },
  'POST /ops/point-redemptions/:id/rejection': {
    ...decide,
    input: redemption('processing', { version: 1, words: 'out of stock' }),
  },
  'POST /ops/point-redemptions/:id/completion': {
    ...decide,
    input: redemption('approved', { version: 1, tracking: 'TH1', words: '' }),
  },
  'POST /ops/point-redemptions/:id/address': { ...decide, input: redemption('processing', {}) },
};
