import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { showProtection } from '../../../accounts/protection/desk/show-protection.ts';
import { limitHand } from '../../../accounts/protection/limit.factory.ts';
import { declineDepositLimit } from '../../../accounts/protection/limits/decline-deposit-limit.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { depositFixture } from '../deposit.factory.ts';
import { deposited } from '../deposited.ts';
import { makeDeposit } from './make-deposit.ts';

const UNIT = 100_000n;
const DAY_MS = 86_400_000;

const { db } = await testDatabase();

/** A member of a brand of its own, who deposits play money. */
async function depositor(settings: Record<string, unknown> = {}) {
  const { brand, clock, deps } = await depositFixture(db, { settings });
  const { memberId } = await createMember(db, brand);
  return {
    brand,
    clock,
    memberId,
    limits: limitHand(db, brand, clock),
    pay: (amount: string, methodCode = 'SANDBOX') =>
      makeDeposit(
        deps,
        { methodCode, amount },
        {
          brand,
          memberId,
          language: 'TH',
          origin: 'https://river.test',
          idempotencyKey: crypto.randomUUID(),
        },
      ).then(
        ({ status }) => status,
        ({ code, facts }: { code: string; facts: unknown }) => ({ code, facts }),
      ),
    page: () => showProtection(db.kysely, { brand, memberId, now: clock.now() }, deposited),
  };
}

test('a deposit beyond the limit is refused, naming the limit, what is left, and when it begins anew', async () => {
  const { memberId, limits, pay, clock } = await depositor();
  await limits.change(memberId, 'deposit_week', 500n * UNIT);
  expect(await pay('400.00')).toBe('credited');
  expect(await pay('100.01')).toEqual({
    code: 'deposit_limit_reached',
    facts: {
      kind: 'deposit',
      period: 'week',
      limit: '500.00',
      left: '100.00',
      // Monday, at midnight in Bangkok.
      resetsAt: '2026-11-22T17:00:00.000Z',
    },
  });
  expect(await pay('100.00')).toBe('credited');
  clock.advance(3 * DAY_MS);
  expect(await pay('500.00')).toBe('credited');
});

test('deposits that are open count, so that several cannot go beyond the limit together', async () => {
  const { memberId, limits, pay, page } = await depositor();
  await limits.change(memberId, 'deposit_day', 500n * UNIT);
  expect(await pay('300.00', 'PROMPTPAY')).toBe('waiting');
  expect(await pay('201.00')).toMatchObject({ code: 'deposit_limit_reached', facts: { left: '200.00' } });
  expect(await pay('50.00')).toBe('credited');
  const { limits: shown } = await page();
  expect(shown.find(({ kind, period }) => kind === 'deposit' && period === 'day')).toMatchObject({
    used: '50.00',
    waiting: '300.00',
    left: '150.00',
  });
  expect(shown.filter(({ kind }) => kind !== 'deposit').every(({ waiting }) => waiting === '0.00')).toBe(
    true,
  );
});

test('of ten deposits at once as many pass as the limit allows', async () => {
  const { memberId, limits, pay } = await depositor();
  await limits.change(memberId, 'deposit_day', 350n * UNIT);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay('100.00')));
  expect(answers.filter((answer) => answer === 'credited')).toHaveLength(3);
});

test('a brand’s limit holds for members who have set none, and the stricter of two wins', async () => {
  const { memberId, limits, pay } = await depositor({ protection: { depositMonth: '1000.00' } });
  expect(await pay('1000.01')).toMatchObject({ code: 'deposit_limit_reached', facts: { limit: '1000.00' } });
  await limits.change(memberId, 'deposit_month', 200n * UNIT);
  expect(await pay('200.01')).toMatchObject({ code: 'deposit_limit_reached', facts: { limit: '200.00' } });
});

test('a limit is offered until the first deposit, and not to who has set one or wants none', async () => {
  const paying = await depositor();
  expect((await paying.page()).depositLimitOffered).toBe(true);
  await paying.pay('50.00');
  expect((await paying.page()).depositLimitOffered).toBe(false);
  const careful = await depositor();
  await careful.limits.change(careful.memberId, 'deposit_day', 100n * UNIT);
  expect((await careful.page()).depositLimitOffered).toBe(false);
  const decided = await depositor();
  const owner = { merchantId: decided.brand.id, memberId: decided.memberId };
  await db.transaction((tx) => declineDepositLimit(tx, owner, decided.clock.now()));
  expect((await decided.page()).depositLimitOffered).toBe(false);
});

test('the page shows of each limit what is used, left and waiting', async () => {
  const { memberId, limits, pay, page, clock } = await depositor({ protection: { depositWeek: '900.00' } });
  await limits.change(memberId, 'deposit_day', 500n * UNIT);
  await pay('120.00');
  await limits.change(memberId, 'deposit_day', null);
  const { limits: shown } = await page();
  expect(shown.find(({ kind, period }) => kind === 'deposit' && period === 'day')).toMatchObject({
    amount: '500.00',
    brandAmount: null,
    used: '120.00',
    waiting: '0.00',
    left: '380.00',
    pending: {
      amount: null,
      effectiveAt: new Date(clock.now().getTime() + DAY_MS).toISOString(),
      confirmable: false,
    },
  });
  expect(shown.find(({ kind, period }) => kind === 'deposit' && period === 'week')).toMatchObject({
    amount: null,
    brandAmount: '900.00',
    left: '780.00',
  });
});
