import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { applyForPromotion } from './applying/apply-for-promotion.ts';
import { createCategory, createPromotion, uploadPicture } from './promotion.factory.ts';

const REMARK = 'I sold lanterns at the night market';

const read = { access: 'promotions.read', secrets: () => [REMARK] } as const;
const change = { access: 'promotions.change', foreign: 'not_found' } as const;
const decide = { access: 'promotions.decide', foreign: 'not_found', secrets: () => [REMARK] } as const;

async function form({ db, river }: OpsFixture) {
  return {
    categoryId: await createCategory(db, river),
    kind: 'notice',
    title: { EN: 'Lights on the river', TH: 'แสงริมน้ำ' },
    text: { EN: 'Every evening', TH: 'ทุกเย็น' },
    content: { EN: '<p>Come and see.</p>', TH: '<p>มาดูกัน</p>' },
    terms: null,
    pictureId: null,
    announcedAt: null,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: null,
    audience: { kind: 'all' },
    position: 1,
    reward: null,
    frequency: null,
    applicationsMax: null,
    picturesLeast: 0,
    budgetTotal: null,
    budgetDay: null,
    wageringMultiplier: 0,
  };
}

/** An application with a picture, in the state a call needs. */
async function applied({ db, river, clock }: OpsFixture, state: 'applying' | 'processing' = 'applying') {
  const { memberId, merchantId } = await createMember(db, river);
  const promotionId = await createPromotion(db, river);
  const picture = await uploadPicture(db, { merchantId, memberId, now: clock.now() });
  const { id } = await applyForPromotion(
    { db, clock },
    { promotionId, remark: REMARK, pictures: [picture] },
    { brand: river, language: 'EN', memberId, idempotencyKey: newId() },
  );
  await db.kysely.updateTable('promotions.application').set({ state }).where('id', '=', id).execute();
  return { id, picture };
}

const decided = (
  body: object,
  state: 'applying' | 'processing' = 'applying',
  row: Partial<OpsRow> = {},
): OpsRow => ({
  ...decide,
  ...row,
  input: async (fixture) => ({
    params: { id: (await applied(fixture, state)).id },
    body: { version: 1, ...body },
  }),
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/promotion-categories': { access: 'promotions.read' },
  'GET /ops/promotion-categories.csv': { access: 'promotions.read' },
  'POST /ops/promotion-categories': {
    ...change,
    input: ({ river }) => ({ body: { brand: river.code, name: { EN: 'Festivals' }, position: 1 } }),
  },
  'PUT /ops/promotion-categories/:id': {
    ...change,
    input: async ({ db, river }) => ({
      params: { id: await createCategory(db, river) },
      body: { name: { EN: 'Festivals' }, position: 2, version: 1 },
    }),
  },
  'POST /ops/promotion-categories/:id/removal': {
    ...change,
    input: async ({ db, river }) => ({
      params: { id: await createCategory(db, river) },
      body: { version: 1 },
    }),
  },
  'GET /ops/promotions': { access: 'promotions.read' },
  'GET /ops/promotions.csv': { access: 'promotions.read' },
  'GET /ops/promotions/:id': {
    access: 'promotions.read',
    foreign: 'not_found',
    input: async ({ db, river }) => ({ params: { id: await createPromotion(db, river) } }),
  },
  'POST /ops/promotions': {
    ...change,
    input: async (fixture) => ({ body: { brand: fixture.river.code, form: await form(fixture) } }),
  },
  'PUT /ops/promotions/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await createPromotion(fixture.db, fixture.river, { state: 'draft' }) },
      body: { version: 1, form: await form(fixture) },
    }),
  },
  'POST /ops/promotions/:id/publication': {
    ...change,
    input: async ({ db, river }) => ({
      params: { id: await createPromotion(db, river, { state: 'draft' }) },
      body: { version: 1 },
    }),
  },
  'POST /ops/promotions/:id/end': {
    ...change,
    input: async ({ db, river }) => ({
      params: { id: await createPromotion(db, river) },
      body: { version: 1, reason: 'the market closes' },
    }),
  },
  'GET /ops/promotion-applications': read,
  'GET /ops/promotion-applications.csv': read,
  'GET /ops/promotion-applications/:id': {
    ...read,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: (await applied(fixture)).id } }),
  },
  'POST /ops/promotion-applications/:id/pictures/:picture': {
    ...decide,
    input: async (fixture) => ({ params: await applied(fixture), body: {} }),
  },
  'POST /ops/promotion-applications/:id/review': decided({}),
  'POST /ops/promotion-applications/:id/participation': decided({ words: '' }, 'processing'),
  'POST /ops/promotion-applications/:id/issue': decided(
    { amount: '100.00', words: 'Happy birthday' },
    'processing',
    {
      stepUp: true,
    },
  ),
  'POST /ops/promotion-applications/:id/rejection': decided({ words: 'Please send a clearer picture' }),
  'POST /ops/promotion-applications/:id/closing': decided({ words: '' }),
};
