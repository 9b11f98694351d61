import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkPromotionInvariants } from '../check-promotion-invariants.ts';
import { NOTHING_MORE } from '../more-promotions.ts';
import { claimDeps, createPromotion } from '../promotion.factory.ts';
import { listAvailable, showMyActivity } from '../reading/list-available.ts';
import { claimPromotion } from './claim-promotion.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const brand = await createBrand(db.kysely);
const TEN = 1_000_000n;

type Member = { memberId: string };
const claim = (promotionId: string, { memberId }: Member, idempotencyKey = newId(), of = brand) =>
  claimPromotion(
    claimDeps({ db, clock }),
    { promotionId },
    { brand: of, language: 'EN', memberId, idempotencyKey },
  );
const balanceOf = ({ memberId }: Member) => walletBalance(db.kysely, { merchantId: brand.id, memberId });
const seen = (promotionId: string, { memberId }: Member) =>
  showMyActivity(
    db.kysely,
    promotionId,
    { brand, language: 'EN', memberId },
    { more: NOTHING_MORE, now: clock.now() },
  );

test('a claim is paid at once from the promotion account, and its posting carries its id', async () => {
  const promotionId = await createPromotion(db, brand, { kind: 'claim' });
  const member = await createMember(db, brand);
  expect(await seen(promotionId, member)).toMatchObject({ state: 'claim', obstacle: null });
  const claimed = await claim(promotionId, member);
  expect(claimed).toMatchObject({ amount: '10.00', currency: 'THB', balance: '10.00' });
  expect(await balanceOf(member)).toBe(TEN);
  const transfer = await db.kysely
    .selectFrom('ledger.transfer as t')
    .innerJoin('ledger.account as d', 'd.id', 't.debit_account')
    .select(['t.code', 't.amount', 'd.kind'])
    .where('t.group_id', '=', claimed.application.id)
    .execute();
  expect(transfer).toEqual([{ code: 'promotion_reward', amount: TEN, kind: 'promotion' }]);
  expect(await seen(promotionId, member)).toMatchObject({
    state: 'claimed',
    // The brand is in Bangkok: the next day begins at five in the afternoon, UTC.
    nextAt: '2026-11-20T17:00:00.000Z',
    latest: { state: 'claimed', reward: '10.00' },
  });
});

test('a daily claim is paid again when the brand’s next day has begun, one of once is not', async () => {
  const own = fixedClock('2026-11-20T16:59:00Z');
  const daily = await createPromotion(db, brand, { kind: 'claim' });
  const once = await createPromotion(db, brand, { kind: 'claim', frequency: 'once' });
  const member = await createMember(db, brand);
  const press = (promotionId: string) =>
    claimPromotion(
      claimDeps({ db, clock: own }),
      { promotionId },
      { brand, language: 'EN', memberId: member.memberId, idempotencyKey: newId() },
    );
  await press(daily);
  await press(once);
  await expect(press(daily)).rejects.toMatchObject({
    code: 'promotion_claimed',
    facts: { nextAt: '2026-11-20T17:00:00.000Z' },
  });
  own.advance(60_000);
  await press(daily);
  await expect(press(once)).rejects.toMatchObject({ code: 'promotion_claimed', facts: { nextAt: null } });
  expect(await balanceOf(member)).toBe(3n * TEN);
});

test('of thirty parallel presses with different keys one is paid', async () => {
  const promotionId = await createPromotion(db, brand, { kind: 'claim' });
  const member = await createMember(db, brand);
  const pressed = await Promise.allSettled(Array.from({ length: 30 }, () => claim(promotionId, member)));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of pressed)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'promotion_claimed' });
  expect(await balanceOf(member)).toBe(TEN);
});

test('a repeated key gets the first answer and pays nothing', async () => {
  const promotionId = await createPromotion(db, brand, { kind: 'claim' });
  const member = await createMember(db, brand);
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(promotionId, member, key)));
  expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1);
  expect(await balanceOf(member)).toBe(TEN);
});

test('a budget of three payments pays three of ten members who claim at once; the others are refused', async () => {
  const promotionId = await createPromotion(db, brand, { kind: 'claim', budget_total: 3n * TEN + 5n });
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(db, brand)));
  const pressed = await Promise.allSettled(members.map((member) => claim(promotionId, member)));
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: 'promotion_budget_spent', facts: { today: false } });
  const late = await createMember(db, brand);
  expect(await seen(promotionId, late)).toMatchObject({ state: 'closed', obstacle: 'budget_spent' });
});

test('a budget of the day is there again on the next', async () => {
  const own = fixedClock('2026-11-20T12:00:00Z');
  const promotionId = await createPromotion(db, brand, { kind: 'claim', budget_day: TEN });
  const press = async ({ memberId }: Member) =>
    claimPromotion(
      claimDeps({ db, clock: own }),
      { promotionId },
      { brand, language: 'EN', memberId, idempotencyKey: newId() },
    );
  await press(await createMember(db, brand));
  const second = await createMember(db, brand);
  await expect(press(second)).rejects.toMatchObject({
    code: 'promotion_budget_spent',
    facts: { today: true },
  });
  own.advance(86_400_000);
  await press(second);
  expect(await balanceOf(second)).toBe(TEN);
});

test('what is not for a member, not open, not claimed or another brand’s is refused and pays nothing', async () => {
  const hill = await createBrand(db.kysely);
  const member = await createMember(db, brand);
  const refused = async (promotionId: string, who: Member = member) =>
    claim(promotionId, who).catch(({ code }) => code);
  expect(await refused(await createPromotion(db, hill, { kind: 'claim' }))).toBe('promotion_unknown');
  expect(await refused(await createPromotion(db, brand, { kind: 'claim', state: 'draft' }))).toBe(
    'promotion_unknown',
  );
  expect(await refused(await createPromotion(db, brand))).toBe('promotion_not_claimed');
  const soon = {
    starts_at: new Date('2026-12-01T00:00:00Z'),
    announced_at: new Date('2026-11-01T00:00:00Z'),
  };
  expect(await refused(await createPromotion(db, brand, { kind: 'claim', ...soon }))).toBe(
    'promotion_not_open',
  );
  const over = { ends_at: clock.now() };
  expect(await refused(await createPromotion(db, brand, { kind: 'claim', ...over }))).toBe(
    'promotion_not_open',
  );
  const rank = { audience_kind: 'rank', audience_value: 3 };
  expect(await refused(await createPromotion(db, brand, { kind: 'claim', ...rank }))).toBe(
    'promotion_not_for_you',
  );
  const open = await createPromotion(db, brand, { kind: 'claim' });
  for (const [status, code] of [
    ['disabled', 'account_disabled'],
    ['self_excluded', 'play_excluded'],
  ] as const)
    expect(await refused(open, await createMember(db, brand, { status }))).toBe(code);
  expect(await refused(open, await createMember(db, brand, { type: 4 }))).toBe('trial_account');
  expect(await balanceOf(member)).toBe(0n);
});

test('a promotion for new members is shown to those and to no others', async () => {
  const promotionId = await createPromotion(db, brand, {
    kind: 'claim',
    audience_kind: 'new',
    audience_value: 7,
  });
  const fresh = await createMember(db, brand, { now: new Date('2026-11-19T12:00:00Z') });
  const old = await createMember(db, brand, { now: new Date('2026-11-10T12:00:00Z') });
  const listed = async ({ memberId }: Member) =>
    (
      await listAvailable(
        db.kysely,
        { brand, language: 'EN', memberId },
        { more: NOTHING_MORE, now: clock.now() },
      )
    ).list.map(({ id }) => id);
  expect(await listed(fresh)).toContain(promotionId);
  expect(await listed(old)).not.toContain(promotionId);
  expect(await seen(promotionId, old)).toMatchObject({ state: 'closed', obstacle: 'not_for_you' });
});

test('an agent’s wallet is paid like a member’s, and the books fit', async () => {
  const promotionId = await createPromotion(db, brand, { kind: 'claim' });
  const agent = await createMember(db, brand, { type: 41 });
  expect(await claim(promotionId, agent)).toMatchObject({ balance: '10.00' });
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkPromotionInvariants(db.kysely)).toEqual([]);
});

test('money that was paid for no claim, and a spending that was altered, are found by the verification', async () => {
  const rolledBack = new Error('rolled back');
  await db
    .transaction(async (tx) => {
      await tx
        .updateTable('promotions.application')
        .set({ reward: 1n })
        .where('state', '=', 'claimed')
        .execute();
      const broken = (await checkPromotionInvariants(tx)).map(({ rule }) => rule);
      expect(broken).toContain(
        'what was issued or claimed was paid once, to its member, from the promotion account',
      );
      expect(broken).toContain('what a promotion has spent is what it has paid and promised');
      throw rolledBack;
    })
    .catch((error) => expect(error).toBe(rolledBack));
});
