import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { closeExpiredProposals } from '../../../people/operators/proposals/close-expired-proposals.ts';
import { applyForPromotion } from '../applying/apply-for-promotion.ts';
import { checkPromotionInvariants } from '../check-promotion-invariants.ts';
import { publishProposal } from '../editing/publish-proposal.ts';
import { NOTHING_MORE } from '../more-promotions.ts';
import { createCategory, createPromotion, uploadPicture } from '../promotion.factory.ts';
import { showMyActivity } from '../reading/list-available.ts';
import { listCategories, listPromotions } from '../reading/list-promotions.ts';
import { showPromotion } from '../reading/show-promotion.ts';
import { issueProposal } from './issue-proposal.ts';
import { promotionOps } from './ops-routes.ts';

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
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const scope = { merchantId: river.id };
const editor = await createOperator(db, { role: 'content', scope, now });
const clerk = await createOperator(db, { role: 'support', scope, now });
const owner = await createOperator(db, { role: 'owner', now });
const visitor = { brand: river, language: 'EN' } as const;

interface Member {
  memberId: string;
  merchantId: string;
}
async function applied(promotionId: string, options: Partial<Member> & { pictures?: string[] } = {}) {
  const member = options.memberId
    ? { memberId: options.memberId, merchantId: river.id }
    : await createMember(db, river);
  const pictures = options.pictures ?? [];
  const { id } = await applyForPromotion(
    { db, clock },
    { promotionId, remark: 'My birthday', pictures },
    { ...visitor, memberId: member.memberId, idempotencyKey: newId() },
  );
  return { id, ...member };
}
const desk = (move: string, id: string, version: number, body: object = {}, cookie = clerk.cookie) =>
  ask(`POST /ops/promotion-applications/${id}/${move}`, cookie, { body: { version, ...body } });
const shownAt = (now: Date) => ({ more: NOTHING_MORE, now });
const shownTo = async (promotionId: string, { memberId }: Member) =>
  (await showMyActivity(db.kysely, promotionId, { ...visitor, memberId }, shownAt(clock.now()))).state;
const balanceOf = (member: Member) => walletBalance(db.kysely, member);
const lastAction = () =>
  db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow();

const form = async (options: object = {}) => ({
  categoryId: await createCategory(db, river),
  kind: 'application',
  title: { EN: 'Your night in a picture', TH: 'คืนนี้ของคุณในรูปเดียว' },
  text: { EN: 'Show us', TH: 'โชว์ให้ดู' },
  content: { EN: '<p>Send a picture.</p>', TH: '<p>ส่งรูป</p>' },
  terms: null,
  pictureId: null,
  announcedAt: null,
  startsAt: '2026-11-21T00:00:00.000Z',
  endsAt: '2026-12-21T00:00:00.000Z',
  audience: { kind: 'all' },
  position: 1,
  reward: { kind: 'up_to', amount: '500.00' },
  frequency: null,
  applicationsMax: 1,
  picturesLeast: 0,
  budgetTotal: '1000.00',
  budgetDay: null,
  wageringMultiplier: 0,
  ...options,
});
const add = async (options: object = {}, cookie = editor.cookie) =>
  ask('POST /ops/promotions', cookie, { body: { brand: 'RIVER', form: await form(options) } });

async function publishByTwo(id: string) {
  const { value } = await ask(`POST /ops/promotions/${id}/publication`, editor.cookie, {
    body: { version: 1 },
  });
  await ask(`POST /ops/proposals/${value.proposalId}/approve`, owner.cookie, { body: {} });
  return ask(`GET /ops/promotions/${id}`, editor.cookie);
}

test('a draft is seen by no reader until it is published, is coming soon from its announcement on, and runs in its time', async () => {
  const own = fixedClock('2026-11-20T12:00:00Z');
  const content = { EN: '<p>Send a picture.</p>', TH: '<p>ส่งรูป</p>' };
  const { value } = await add({ content, announcedAt: '2026-11-20T18:00:00.000Z' });
  const { id } = value.row;
  const phase = async () => {
    const { list } = await listPromotions(db.kysely, visitor, shownAt(own.now()));
    return list.find((card) => card.id === id)?.phase;
  };
  own.advance(86_400_000);
  expect(await phase()).toBeUndefined();
  const published = await publishByTwo(id);
  expect(published.value.row).toMatchObject({ state: 'published', phase: 'hidden', version: 2 });
  const at = async (moment: string) => {
    const { list } = await listPromotions(db.kysely, visitor, shownAt(new Date(moment)));
    return list.find((card) => card.id === id)?.phase;
  };
  expect(await at('2026-11-20T17:59:59Z')).toBeUndefined();
  expect(await at('2026-11-20T18:00:00Z')).toBe('coming_soon');
  expect(await at('2026-11-21T00:00:00Z')).toBe('open');
  expect(await at('2026-12-21T00:00:00Z')).toBe('closed');
  expect(await at('2026-12-28T00:00:00Z')).toBeUndefined();
  const detail = await showPromotion(
    db.kysely,
    id,
    { ...visitor, language: 'TH' },
    shownAt(new Date('2027-01-01T00:00:00Z')),
  );
  expect(detail).toMatchObject({
    title: 'คืนนี้ของคุณในรูปเดียว',
    phase: 'closed',
    content: '<p>ส่งรูป</p>',
  });
  const { list } = await listCategories(db.kysely, visitor, shownAt(new Date('2026-11-22T00:00:00Z')));
  expect(list).toContainEqual(expect.objectContaining({ id: detail.categoryId, promotions: 1 }));
});

test('what lacks its content or runs scripts is not published or kept', async () => {
  const clean = { content: { EN: '<p>Send.</p>', TH: '<p>ส่ง</p>' } };
  const publish = async (options: object) => {
    const { value } = await add({ ...clean, ...options });
    return ask(`POST /ops/promotions/${value.row.id}/publication`, editor.cookie, { body: { version: 1 } });
  };
  expect(await publish({ text: null })).toMatchObject({
    code: 'promotion_incomplete',
    value: { missing: ['text'] },
  });
  expect(
    await publish({ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-02T00:00:00.000Z' }),
  ).toMatchObject({
    code: 'promotion_incomplete',
    value: { missing: ['endsAt'] },
  });
  expect(await publish({ text: { EN: 'Show us' }, title: { TH: 'โชว์' } })).toMatchObject({
    code: 'promotion_incomplete',
    value: { missing: ['title', 'text'] },
  });
  expect(await add({ content: { EN: '<script>alert(1)</script>' } })).toMatchObject({
    code: 'rich_text_unsafe',
  });
  expect(await add({ reward: { kind: 'up_to', amount: '0.00' } })).toMatchObject({
    code: 'application_reward_invalid',
  });
  expect(await add({ kind: 'notice' })).toMatchObject({ code: 'invalid_input' });
  expect(await add({ ...clean, categoryId: await createCategory(db, hill) })).toMatchObject({
    code: 'not_found',
  });
  expect(await add(clean, clerk.cookie)).toMatchObject({ code: 'forbidden' });
});

test('members having taken part, the reward stays as it is, and the rest may change; an older version is refused', async () => {
  const { value } = await add({
    content: { EN: '<p>Send.</p>', TH: '<p>ส่ง</p>' },
    startsAt: '2026-11-20T00:00:00.000Z',
  });
  const { id } = value.row;
  await publishByTwo(id);
  await applied(id);
  const change = (version: number, options: object) =>
    ask(`PUT /ops/promotions/${id}`, editor.cookie, {
      body: { version, form: { ...value.form, ...options } },
    });
  const other = { reward: { kind: 'up_to', amount: '600.00' } };
  expect(await change(2, other)).toMatchObject({ code: 'promotion_terms_fixed' });
  expect(await change(1, { position: 7 })).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect((await change(2, { position: 7 })).value).toMatchObject({ row: { version: 3 }, termsFixed: true });
  expect(await lastAction()).toMatchObject({
    action: 'promotions.change',
    before: { position: 1 },
    after: { position: 7 },
  });
  const ended = await ask(`POST /ops/promotions/${id}/end`, editor.cookie, {
    body: { version: 3, reason: 'the market has closed' },
  });
  expect(ended.value.row).toMatchObject({ state: 'ended', phase: 'closed' });
  expect(await change(4, { position: 8 })).toMatchObject({ code: 'promotion_move_impossible' });
});

test('a category is removed only while no promotion is in it', async () => {
  const { value } = await ask('POST /ops/promotion-categories', editor.cookie, {
    body: { brand: 'RIVER', name: { EN: 'Festivals', TH: 'เทศกาล' }, position: 3 },
  });
  const removal = () =>
    ask(`POST /ops/promotion-categories/${value.id}/removal`, editor.cookie, { body: { version: 1 } });
  const { value: draft } = await add({
    content: { EN: '<p>Send.</p>', TH: '<p>ส่ง</p>' },
    categoryId: value.id,
  });
  expect(await removal()).toMatchObject({ code: 'promotion_category_in_use' });
  await ask(`PUT /ops/promotions/${draft.row.id}`, editor.cookie, {
    body: { version: 1, form: { ...draft.form, categoryId: await createCategory(db, river) } },
  });
  expect(await removal()).toMatchObject({ value: { id: value.id } });
});

test('the desk takes an application in hand and pays it once; the member sees each state, and the record says who', async () => {
  const promotionId = await createPromotion(db, river);
  const { id, ...member } = await applied(promotionId);
  expect(await shownTo(promotionId, member)).toBe('applying');
  expect(await desk('issue', id, 1, { amount: '100.00', words: '' })).toMatchObject({
    status: 409,
    code: 'application_move_impossible',
    value: { from: 'applying', to: 'issued' },
  });
  expect((await desk('review', id, 1)).value.row).toMatchObject({
    state: 'processing',
    handledBy: clerk.name,
  });
  expect(await shownTo(promotionId, member)).toBe('processing');
  const paid = await desk('issue', id, 2, { amount: '150.00', words: 'สุขสันต์วันเกิด' });
  expect(paid.value).toMatchObject({
    row: { state: 'issued', reward: '150.00' },
    words: 'สุขสันต์วันเกิด',
    moves: [],
    member: { paid: '150.00', issued: 1 },
    history: [
      { to: 'applying', operator: null },
      { to: 'processing' },
      { to: 'issued', operator: clerk.name },
    ],
  });
  expect(await shownTo(promotionId, member)).toBe('issued');
  expect(await balanceOf(member)).toBe(15_000_000n);
  expect(await lastAction()).toMatchObject({
    action: 'promotions.issue',
    subject_kind: 'promotion-application',
    subject_id: id,
    after: { amount: '150.00', currency: 'THB', member: member.memberId },
  });
  expect(await desk('issue', id, 3, { amount: '150.00', words: '' })).toMatchObject({
    code: 'application_move_impossible',
  });
  expect(await balanceOf(member)).toBe(15_000_000n);
});

test('of two operators who pay one application at once, one does', async () => {
  const promotionId = await createPromotion(db, river);
  const { id, ...member } = await applied(promotionId);
  await desk('review', id, 1);
  const answers = await Promise.all(
    [clerk, owner, clerk, owner].map(({ cookie }) =>
      desk('issue', id, 2, { amount: '100.00', words: '' }, cookie),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balanceOf(member)).toBe(10_000_000n);
});

test('an application is rejected with words, closed without a reward, or takes part first', async () => {
  const promotionId = await createPromotion(db, river, { applications_max: 5 });
  const first = await applied(promotionId);
  expect(await desk('rejection', first.id, 1, { words: 'no' })).toMatchObject({ code: 'invalid_input' });
  await desk('rejection', first.id, 1, { words: 'Please send a clearer picture' });
  const mine = await showMyActivity(
    db.kysely,
    promotionId,
    { ...visitor, memberId: first.memberId },
    shownAt(clock.now()),
  );
  expect(mine).toMatchObject({
    state: 'join',
    latest: { state: 'rejected', words: 'Please send a clearer picture' },
  });
  const second = await applied(promotionId);
  await desk('review', second.id, 1);
  await desk('participation', second.id, 2, { words: '' });
  expect(await shownTo(promotionId, second)).toBe('joined');
  await desk('closing', second.id, 3, { words: 'Others were drawn' });
  await db.kysely
    .updateTable('promotions.promotion')
    .set({ applications_max: 1 })
    .where('id', '=', promotionId)
    .execute();
  expect(await shownTo(promotionId, second)).toBe('closed');
  expect(await shownTo(promotionId, first)).toBe('rejected');
});

test('above the limit a reward is signed and waits for a second operator, who pays it by approving', async () => {
  const promotionId = await createPromotion(db, river, {
    reward_amount: 500_000_000n,
    budget_total: 500_000_000n,
  });
  const { id, ...member } = await applied(promotionId);
  await desk('review', id, 1);
  const signed = await desk('issue', id, 2, { amount: '2000.00', words: 'Well done' });
  expect(signed.value).toMatchObject({
    row: { state: 'signed', reward: '2000.00' },
    moves: [],
    budgetLeft: '3000.00',
  });
  expect(await shownTo(promotionId, member)).toBe('signed');
  expect(await balanceOf(member)).toBe(0n);
  expect(await desk('closing', id, 3, { words: '' })).toMatchObject({ code: 'application_move_impossible' });
  const { proposalId } = signed.value;
  expect(await ask(`POST /ops/proposals/${proposalId}/approve`, clerk.cookie, { body: {} })).toMatchObject({
    code: 'forbidden',
  });
  expect(await ask(`POST /ops/proposals/${proposalId}/approve`, owner.cookie, { body: {} })).toMatchObject({
    status: 200,
  });
  expect(await shownTo(promotionId, member)).toBe('issued');
  expect(await balanceOf(member)).toBe(200_000_000n);
});

test('refused or expired, what was signed is in hand again and its money back in the budget', async () => {
  const promotionId = await createPromotion(db, river, {
    applications_max: 3,
    reward_amount: 200_000_000n,
    budget_total: 250_000_000n,
  });
  const { id, ...member } = await applied(promotionId);
  await desk('review', id, 1);
  const signed = await desk('issue', id, 2, { amount: '2000.00', words: '' });
  const second = await applied(promotionId);
  await desk('review', second.id, 1);
  expect(await desk('issue', second.id, 2, { amount: '600.00', words: '' })).toMatchObject({
    code: 'promotion_budget_spent',
    value: { left: '500.00' },
  });
  await ask(`POST /ops/proposals/${signed.value.proposalId}/refuse`, owner.cookie, {
    body: { reason: 'not so much, please' },
  });
  expect(await shownTo(promotionId, member)).toBe('processing');
  const again = await desk('issue', id, 4, { amount: '2000.00', words: '' });
  expect(again.value.row.state).toBe('signed');
  clock.advance(73 * 3_600_000);
  await closeExpiredProposals(db, [issueProposal], clock.now());
  expect(await shownTo(promotionId, member)).toBe('processing');
  expect(await balanceOf(member)).toBe(0n);
});

test('locked and trial members, other amounts and other brands are refused and nothing is paid', async () => {
  const cookie = (await createOperator(db, { role: 'support', scope, now: clock.now() })).cookie;
  const stranger = await createOperator(db, {
    role: 'support',
    scope: { merchantId: hill.id },
    now: clock.now(),
  });
  const promotionId = await createPromotion(db, river);
  const { id, ...member } = await applied(promotionId);
  await desk('review', id, 1, {}, cookie);
  for (const amount of ['500.01', '0.00', '-1.00', '10.001'])
    expect(await desk('issue', id, 2, { amount, words: '' }, cookie), amount).toMatchObject({
      code: 'application_reward_invalid',
    });
  expect(await desk('issue', id, 2, { amount: '1.00', words: '' }, stranger.cookie)).toMatchObject({
    code: 'not_found',
  });
  const lock = (status: string) =>
    db.kysely.updateTable('members.member').set({ status }).where('id', '=', member.memberId).execute();
  await lock('disabled');
  expect(await desk('issue', id, 2, { amount: '1.00', words: '' }, cookie)).toMatchObject({
    code: 'account_disabled',
  });
  await lock('active');
  expect(await balanceOf(member)).toBe(0n);
});

test('a picture is shown when it is asked for, and that is recorded', async () => {
  const cookie = (await createOperator(db, { role: 'support', scope, now: clock.now() })).cookie;
  const member = await createMember(db, river);
  const picture = await uploadPicture(db, { ...member, now: clock.now() });
  const { id } = await applied(await createPromotion(db, river), { ...member, pictures: [picture] });
  const foreign = await uploadPicture(db, { ...member, now: clock.now() });
  const check = (which: string) =>
    ask(`POST /ops/promotion-applications/${id}/pictures/${which}`, cookie, { body: {} });
  expect((await check(picture)).value.data).toMatch(/^data:image\/webp;base64,/);
  expect(await lastAction()).toMatchObject({ action: 'promotions.reveal-picture', after: { picture } });
  expect(await check(foreign)).toMatchObject({ code: 'not_found' });
});

test('the desk finds applications by state, member, promotion and id', async () => {
  const cookie = (await createOperator(db, { role: 'support', scope, now: clock.now() })).cookie;
  const promotionId = await createPromotion(db, river);
  const member = await createMember(db, river, { username: 'lanternmaker' });
  const { id } = await applied(promotionId, member);
  const found = async (query: Record<string, string>) =>
    (await ask('GET /ops/promotion-applications', cookie, { query })).value.rows.map(
      (row: { id: string }) => row.id,
    );
  expect(await found({ search: 'LANTERNM' })).toEqual([id]);
  expect(await found({ search: id })).toEqual([id]);
  expect(await found({ member: member.memberId, state: 'waiting' })).toEqual([id]);
  expect(await found({ promotion: promotionId, state: 'issued' })).toEqual([]);
  expect(await found({ search: '%' })).toEqual([]);
  const list = await ask('GET /ops/promotions', cookie, { query: { search: 'LANTERN FOR' } });
  expect(list.value.rows.length).toBeGreaterThan(0);
  expect(list.value.rows[0]).toMatchObject({ waiting: expect.any(Number), spent: expect.any(String) });
});

test('after all of it the books fit, and what promotions paid is what they say', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkPromotionInvariants(db.kysely)).toEqual([]);
});
