import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../platform/testing/without-bucket.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { applyForPromotion } from './applying/apply-for-promotion.ts';
import { claimPromotion } from './applying/claim-promotion.ts';
import { checkPromotionInvariants } from './check-promotion-invariants.ts';
import { issueProposal } from './desk/issue-proposal.ts';
import { promotionOps } from './desk/ops-routes.ts';
import { publishProposal } from './editing/publish-proposal.ts';
import { NOTHING_MORE } from './more-promotions.ts';
import { claimDeps, createCategory, createPromotion } from './promotion.factory.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const now = clock.now();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['promotions.read', 'promotions.change', 'promotions.publish', 'promotions.decide'],
  routes: promotionOps({
    db,
    clock,
    storedFiles: withoutBucket,
    more: NOTHING_MORE,
    segments: () => undefined,
  }),
  kinds: [issueProposal, publishProposal(() => undefined)],
});
const MILLION = '1000000.00';

/* A brand of its own for each test: what an operator decides alone is counted by brand and day. */
const fixture = async () => {
  const brand = await createBrand(db.kysely);
  const scope = { merchantId: brand.id };
  return {
    brand,
    writer: await createOperator(db, { role: 'content', scope, now }),
    clerk: await createOperator(db, { role: 'support', scope, now }),
    owner: await createOperator(db, { role: 'owner', scope, now }),
    second: await createOperator(db, { role: 'finance', scope, now }),
    categoryId: await createCategory(db, brand),
  };
};
let at: Awaited<ReturnType<typeof fixture>>;
beforeEach(async () => {
  at = await fixture();
});

const form = (options: object = {}) => ({
  categoryId: at.categoryId,
  kind: 'claim',
  title: { EN: 'A gift', TH: 'ของขวัญ' },
  text: { EN: 'For all', TH: 'สำหรับทุกคน' },
  content: { EN: '<p>Press the button.</p>', TH: '<p>กดปุ่ม</p>' },
  terms: null,
  pictureId: null,
  announcedAt: null,
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-12-20T00:00:00.000Z',
  audience: { kind: 'all' },
  position: 1,
  reward: { kind: 'fixed', amount: '10.00' },
  frequency: 'once',
  applicationsMax: null,
  picturesLeast: 0,
  budgetTotal: '500.00',
  budgetDay: null,
  wageringMultiplier: 0,
  ...options,
});
const asApplication = {
  kind: 'application',
  frequency: null,
  applicationsMax: 1,
  reward: { kind: 'up_to', amount: '500.00' },
};
const asNotice = { kind: 'notice', frequency: null, reward: null, budgetTotal: null };

async function drafted(options: object = {}, cookie = at.writer.cookie): Promise<string> {
  const { value } = await ask('POST /ops/promotions', cookie, {
    body: { brand: at.brand.code, form: form(options) },
  });
  return value.row.id;
}
const publish = (id: string, cookie: string, version = 1) =>
  ask(`POST /ops/promotions/${id}/publication`, cookie, { body: { version } });
const change = (id: string, cookie: string, version: number, options: object) =>
  ask(`PUT /ops/promotions/${id}`, cookie, { body: { version, form: form(options) } });
const approve = (proposalId: string, cookie = at.second.cookie) =>
  ask(`POST /ops/proposals/${proposalId}/approve`, cookie, { body: {} });
const claim = async (promotionId: string, memberId: string) =>
  claimPromotion(
    claimDeps({ db, clock }),
    { promotionId },
    { brand: at.brand, language: 'EN', memberId, idempotencyKey: newId() },
  );
/** Published by two, whatever it pays. */
async function published(options: object = {}): Promise<string> {
  const id = await drafted(options);
  const { value } = await publish(id, at.writer.cookie);
  expect((await approve(value.proposalId)).status).toBe(200);
  return id;
}

test('a claim without a budget is published by no operator', async () => {
  const id = await drafted({ budgetTotal: null, reward: { kind: 'fixed', amount: MILLION } });
  for (const { cookie } of [at.writer, at.owner])
    expect(await publish(id, cookie)).toMatchObject({
      code: 'promotion_incomplete',
      value: { missing: ['budget'] },
    });
  const running = await published();
  expect(await change(running, at.owner.cookie, 2, { budgetTotal: null })).toMatchObject({
    code: 'promotion_incomplete',
  });
});

test('a writer alone publishes nothing that pays, however little; a notice needs no second operator', async () => {
  const id = await drafted({ budgetTotal: '10.00' });
  const { value } = await publish(id, at.writer.cookie);
  expect(value).toMatchObject({ row: { state: 'draft' }, proposalId: expect.any(String) });
  const { memberId } = await createMember(db, at.brand);
  await expect(claim(id, memberId)).rejects.toMatchObject({ code: 'promotion_unknown' });
  const notice = await drafted(asNotice);
  expect((await publish(notice, at.writer.cookie)).value).toMatchObject({
    row: { state: 'published' },
    proposalId: null,
  });
});

test('above the limit the owner publishes nothing alone either, and nothing that no budget bounds', async () => {
  for (const options of [
    { budgetTotal: '1000.01' },
    { budgetTotal: null, budgetDay: '10.00', endsAt: null },
    { budgetTotal: null, budgetDay: '100.00' },
    { ...asApplication, budgetTotal: null },
  ]) {
    const id = await drafted(options, at.owner.cookie);
    const { value } = await publish(id, at.owner.cookie);
    expect(value, JSON.stringify(options)).toMatchObject({
      row: { state: 'draft' },
      proposalId: expect.any(String),
    });
    expect(await approve(value.proposalId, at.owner.cookie)).toMatchObject({ code: 'proposal_own' });
  }
  const small = await drafted({ budgetTotal: '1000.00' }, at.owner.cookie);
  expect((await publish(small, at.owner.cookie)).value.row.state).toBe('published');
});

test('approved by a second operator it is published, with what it can pay in figures before', async () => {
  const id = await drafted({ budgetTotal: '5000.00' });
  const { value } = await publish(id, at.writer.cookie);
  const shown = await ask(`GET /ops/proposals/${value.proposalId}`, at.second.cookie);
  expect(shown.text).toContain('5000.00 THB');
  expect(await approve(value.proposalId, at.clerk.cookie)).toMatchObject({ code: 'forbidden' });
  expect((await approve(value.proposalId)).status).toBe(200);
  const page = await ask(`GET /ops/promotions/${id}`, at.writer.cookie);
  expect(page.value).toMatchObject({ row: { state: 'published' }, proposalId: null });
  expect(page.value.publishedBy).toContain(at.second.name);
  const { memberId } = await createMember(db, at.brand);
  expect(await claim(id, memberId)).toMatchObject({ amount: '10.00' });
});

test('a draft that changes while its publication waits is not published as it was not seen', async () => {
  const id = await drafted({ budgetTotal: '2000.00' });
  const { value } = await publish(id, at.writer.cookie);
  expect((await change(id, at.writer.cookie, 1, { budgetTotal: MILLION })).status).toBe(200);
  expect(await approve(value.proposalId)).toMatchObject({ code: 'proposal_outdated' });
});

test('each change that lets a published promotion pay more waits for a second operator; words and less do not', async () => {
  const id = await published({ budgetTotal: '50000.00', budgetDay: '5000.00' });
  const was = { budgetTotal: '50000.00', budgetDay: '5000.00' };
  const doors = [
    { budgetTotal: '50000.01' },
    { budgetDay: '5000.01' },
    { budgetDay: null },
    { reward: { kind: 'fixed', amount: '10.01' } },
    { frequency: 'daily' },
    { ...asApplication },
    { audience: { kind: 'new', days: 3 } },
    { audience: { kind: 'rank', level: 2 } },
    { startsAt: '2026-11-19T00:00:00.000Z' },
    { endsAt: '2026-12-21T00:00:00.000Z' },
    { endsAt: null },
  ];
  for (const door of doors) {
    const { value } = await change(id, at.owner.cookie, 2, { ...was, ...door });
    expect(value, JSON.stringify(door)).toMatchObject({
      row: { version: 2 },
      proposalId: expect.any(String),
    });
  }
  const less = {
    ...was,
    title: { EN: 'Another title', TH: 'ชื่ออื่น' },
    position: 5,
    budgetTotal: '40000.00',
    reward: { kind: 'fixed', amount: '9.00' },
  };
  expect((await change(id, at.writer.cookie, 2, less)).value).toMatchObject({
    row: { version: 3 },
    proposalId: null,
  });
  const { value } = await change(id, at.writer.cookie, 3, { ...less, budgetTotal: '60000.00' });
  expect((await approve(value.proposalId)).status).toBe(200);
  expect((await ask(`GET /ops/promotions/${id}`, at.writer.cookie)).value.row).toMatchObject({
    budgetTotal: '60000.00',
    version: 4,
  });
});

test('a notice that is published does not become a promotion that pays by one operator', async () => {
  const id = await drafted(asNotice);
  await publish(id, at.writer.cookie);
  expect((await change(id, at.writer.cookie, 2, {})).value).toMatchObject({
    row: { kind: 'notice' },
    proposalId: expect.any(String),
  });
});

test('steps below the limit end at the limit: in one promotion, and over several within a day', async () => {
  const id = await drafted({ budgetTotal: '900.00' }, at.owner.cookie);
  expect((await publish(id, at.owner.cookie)).value.row.state).toBe('published');
  expect((await change(id, at.owner.cookie, 2, { budgetTotal: '1000.00' })).value.row.version).toBe(3);
  expect((await change(id, at.owner.cookie, 3, { budgetTotal: '1000.01' })).value).toMatchObject({
    row: { version: 3 },
    proposalId: expect.any(String),
  });
  const copy = await drafted({ budgetTotal: '100.00' }, at.owner.cookie);
  expect((await publish(copy, at.owner.cookie)).value).toMatchObject({
    row: { state: 'draft' },
    proposalId: expect.any(String),
  });
});

test('of copies published at once by one operator no more go through than the limit allows', async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => drafted({ budgetTotal: '400.00' }, at.owner.cookie)),
  );
  const answers = await Promise.all(ids.map((id) => publish(id, at.owner.cookie)));
  expect(answers.filter(({ value }) => value.row.state === 'published')).toHaveLength(2);
});

test('what one operator pays at the desk counts by the day, over members and over applications of one member', async () => {
  const paid = async (promotionId: string, amount: string, cookie = at.clerk.cookie, memberId?: string) => {
    const member = memberId ?? (await createMember(db, at.brand)).memberId;
    const { id } = await applyForPromotion(
      { db, clock },
      { promotionId, remark: '', pictures: [] },
      { brand: at.brand, language: 'EN', memberId: member, idempotencyKey: newId() },
    );
    await ask(`POST /ops/promotion-applications/${id}/review`, cookie, { body: { version: 1 } });
    const { value } = await ask(`POST /ops/promotion-applications/${id}/issue`, cookie, {
      body: { version: 2, amount, words: '' },
    });
    return value.row.state;
  };
  const promotionId = await createPromotion(db, at.brand);
  expect(await paid(promotionId, '500.00')).toBe('issued');
  expect(await paid(promotionId, '500.00')).toBe('issued');
  expect(await paid(promotionId, '0.01')).toBe('signed');
  const { memberId } = await createMember(db, at.brand);
  const [one, other, third] = await Promise.all([0, 1, 2].map(() => createPromotion(db, at.brand)));
  expect(await paid(one ?? '', '500.00', at.second.cookie, memberId)).toBe('issued');
  expect(await paid(other ?? '', '500.00', at.owner.cookie, memberId)).toBe('issued');
  const third_clerk = await createOperator(db, { role: 'support', scope: { merchantId: at.brand.id }, now });
  expect(await paid(third ?? '', '1.00', third_clerk.cookie, memberId)).toBe('signed');
});

test('accounts that share a proved number claim once, also when the number was moved from one to the other', async () => {
  const id = await published();
  const mobile = '+66812345678';
  const prove = (memberId: string, number: string | null) =>
    db.kysely
      .updateTable('members.member')
      .set({ mobile: number, mobile_verified_at: number === null ? null : now })
      .where('id', '=', memberId)
      .execute();
  const [one, other, stranger] = await Promise.all([0, 1, 2].map(() => createMember(db, at.brand)));
  if (!one || !other || !stranger) throw new Error('three members');
  await prove(one.memberId, mobile);
  await claim(id, one.memberId);
  await prove(one.memberId, null);
  await prove(other.memberId, mobile);
  await expect(claim(id, other.memberId)).rejects.toMatchObject({ code: 'promotion_claimed_by_person' });
  expect(await walletBalance(db.kysely, { merchantId: at.brand.id, memberId: other.memberId })).toBe(0n);
  await prove(stranger.memberId, '+66899999999');
  await claim(id, stranger.memberId);
});

test('a flagged duplicate claims nothing that the other account has claimed, until an operator finds them different', async () => {
  const id = await published();
  const [one, other] = await Promise.all([0, 1].map(() => createMember(db, at.brand)));
  if (!one || !other) throw new Error('two members');
  const flag = (signals: string[]) =>
    db.kysely
      .insertInto('members.duplicate_flag')
      .values({
        merchant_id: at.brand.id,
        member_id: other.memberId,
        other_member_id: one.memberId,
        signals,
        flagged_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await flag(['phone']);
  await claim(id, one.memberId);
  await expect(claim(id, other.memberId)).rejects.toMatchObject({ code: 'promotion_claimed_by_person' });
  await db.kysely
    .updateTable('members.duplicate_flag')
    .set({ decision: 'different', reviewed_at: now, decided_by: 'test', decision_reason: 'a couple' })
    .where('member_id', '=', other.memberId)
    .execute();
  await claim(id, other.memberId);
});

test('a shared device alone keeps from claiming twice where a brand plays for real money', async () => {
  const id = await published();
  const members = await Promise.all([0, 1, 2].map(() => createMember(db, at.brand)));
  const [one, other, third] = members.map(({ memberId }) => memberId);
  for (const memberId of [other, third])
    await db.kysely
      .insertInto('members.duplicate_flag')
      .values({
        merchant_id: at.brand.id,
        member_id: memberId ?? '',
        other_member_id: one ?? '',
        signals: ['device'],
        flagged_at: now,
      })
      .execute();
  await claim(id, one ?? '');
  await claim(id, other ?? '');
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ demo: false }) })
    .where('id', '=', at.brand.id)
    .execute();
  await expect(claim(id, third ?? '')).rejects.toMatchObject({ code: 'promotion_claimed_by_person' });
});

test('of two flagged accounts that claim at once one is paid', async () => {
  const id = await published();
  const [one, other] = await Promise.all([0, 1].map(() => createMember(db, at.brand)));
  if (!one || !other) throw new Error('two members');
  await db.kysely
    .insertInto('members.duplicate_flag')
    .values({
      merchant_id: at.brand.id,
      member_id: other.memberId,
      other_member_id: one.memberId,
      signals: ['id_number'],
      flagged_at: now,
    })
    .execute();
  const pressed = await Promise.allSettled([claim(id, one.memberId), claim(id, other.memberId)]);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('no role that comes with the product writes promotions and publishes them, but the owner’s', async () => {
  const roles = await db.kysely
    .selectFrom('operators.role')
    .select(['code', 'permissions'])
    .where('built_in', '=', true)
    .execute();
  const both = roles.filter(
    ({ permissions }) =>
      permissions.includes('promotions.publish') && permissions.includes('promotions.change'),
  );
  expect(both).toEqual([]);
  expect(roles.find(({ code }) => code === 'content')?.permissions).not.toContain('promotions.publish');
});

test('after all of it the books fit', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkPromotionInvariants(db.kysely)).toEqual([]);
});
