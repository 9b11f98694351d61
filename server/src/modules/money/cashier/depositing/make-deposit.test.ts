import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkDepositInvariants } from '../check-deposit-invariants.ts';
import { depositFixture } from '../deposit.factory.ts';
import { makeDeposit } from './make-deposit.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely);
const { gateways } = (await depositFixture(db)).deps;
const reader = { language: 'TH', origin: 'https://river.test' } as const;
let keys = 0;
/** The members that were notified of a changed balance. */
const notified: string[] = [];
const notices = { notify: (members: readonly string[]) => void notified.push(...members) };

function deposit(memberId: string, amount: string, idempotencyKey = `key-${keys++}`, methodCode = 'SANDBOX') {
  return makeDeposit(
    { db, clock, notices, gateways, findSamePerson: strangers },
    { methodCode, amount },
    { ...reader, brand, memberId, idempotencyKey },
  );
}

test('a sandbox deposit is credited at once', async () => {
  const { memberId } = await createMember(db, brand);
  expect(await deposit(memberId, '150.50')).toMatchObject({
    status: 'credited',
    amount: '150.50',
    balance: '150.50',
  });
});

test('thirty parallel calls with one key pay once', async () => {
  const { memberId } = await createMember(db, brand);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => deposit(memberId, '10.00', 'one-press')),
  );
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId })).toBe(1_000_000n);
});

test('two players may use the same idempotency key, each for their own deposit', async () => {
  const [first, second] = await Promise.all([createMember(db, brand), createMember(db, brand)]);
  await deposit(first.memberId, '10.00', 'same-key');
  await deposit(second.memberId, '20.00', 'same-key');
  expect(await walletBalance(db.kysely, second)).toBe(2_000_000n);
});

test('a key used for another amount is refused and moves nothing', async () => {
  const member = await createMember(db, brand);
  await deposit(member.memberId, '10.00', 'changed');
  await expect(deposit(member.memberId, '11.00', 'changed')).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  expect(await walletBalance(db.kysely, member)).toBe(1_000_000n);
});

test.each([
  ['0.00', 'amount_out_of_range'],
  ['0.99999', 'amount_out_of_range'],
  ['100000.00001', 'amount_out_of_range'],
  ['-5.00', 'amount_out_of_range'],
])('%s is refused as %s', async (amount, code) => {
  const { memberId } = await createMember(db, brand);
  await expect(deposit(memberId, amount)).rejects.toMatchObject({ code });
});

test.each(['1.001', '1.00001', '99999.999'])(
  '%s has more decimals than the baht, and is refused as amount_out_of_range',
  async (amount) => {
    const member = await createMember(db, brand);
    await expect(deposit(member.memberId, amount)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    expect(await walletBalance(db.kysely, member)).toBe(0n);
    expect(await deposit(member.memberId, '1.50000')).toMatchObject({ amount: '1.50' });
  },
);

test('a brand whose currency has no decimals refuses an amount with decimals', async () => {
  const whole = await createBrand(db.kysely, { currency: 'JPY' });
  const { memberId } = await createMember(db, whole);
  const pay = (amount: string) =>
    makeDeposit(
      { db, clock, notices, gateways, findSamePerson: strangers },
      { methodCode: 'SANDBOX', amount },
      { ...reader, brand: whole, memberId, idempotencyKey: `k-${keys++}` },
    );
  await expect(pay('150.50')).rejects.toMatchObject({ code: 'amount_out_of_range' });
  expect(await pay('150.00')).toMatchObject({ amount: '150.00' });
});

test('the member is notified once a deposit is committed, and of no refused one', async () => {
  const member = await createMember(db, brand);
  const closed = await createMember(db, brand, { status: 'disabled' });
  const seen: bigint[] = [];
  const reading = {
    notify: async () => {
      seen.push(await walletBalance(db.kysely, { merchantId: brand.id, memberId: member.memberId }));
    },
  };
  await makeDeposit(
    { db, clock, notices: reading, gateways, findSamePerson: strangers },
    { methodCode: 'SANDBOX', amount: '7.00' },
    { ...reader, brand, memberId: member.memberId, idempotencyKey: 'k-told' },
  );
  await expect.poll(() => seen).toEqual([700_000n]);
  await expect(deposit(closed.memberId, '5.00')).rejects.toMatchObject({ code: 'account_disabled' });
  expect(notified).not.toContain(closed.memberId);
});

test('an unknown method and a closed account are refused', async () => {
  const active = await createMember(db, brand);
  const closed = await createMember(db, brand, { status: 'self_excluded' });
  await expect(deposit(active.memberId, '5.00', 'k-method', 'GOLD')).rejects.toMatchObject({
    code: 'deposit_method_unknown',
  });
  await expect(deposit(closed.memberId, '5.00')).rejects.toMatchObject({ code: 'play_excluded' });
});

test('a brand that takes real money has no sandbox', async () => {
  const real = await createBrand(db.kysely, { settings: { demo: false } });
  const { memberId } = await createMember(db, real);
  const attempt = makeDeposit(
    { db, clock, notices, gateways, findSamePerson: strangers },
    { methodCode: 'SANDBOX', amount: '5.00' },
    { ...reader, brand: real, memberId, idempotencyKey: 'k-real' },
  );
  await expect(attempt).rejects.toMatchObject({ code: 'deposit_method_unknown' });
});

test('any sequence of deposits and repeats adds up, and the ledger sums to zero', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          hundredths: fc.integer({ min: 100, max: 5000 }),
          repeats: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 8 },
      ),
      async (plan) => {
        const member = await createMember(db, brand);
        let expected = 0n;
        for (const { hundredths, repeats } of plan) {
          const key = `plan-${keys++}`;
          const amount = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
          await Promise.all(Array.from({ length: repeats }, () => deposit(member.memberId, amount, key)));
          expected += BigInt(hundredths) * 1000n;
        }
        expect(await walletBalance(db.kysely, member)).toBe(expected);
      },
    ),
    { numRuns: 15 },
  );
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkDepositInvariants(db.kysely)).toEqual([]);
});
