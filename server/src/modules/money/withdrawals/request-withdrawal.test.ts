import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { exclusionDepsOf } from '../../accounts/protection/exclusion.factory.ts';
import { beginExclusion } from '../../accounts/protection/exclusions/begin-exclusion.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { checkWithdrawalInvariants } from './check-withdrawal-invariants.ts';
import { withdrawalFixture } from './withdrawal.factory.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, request, bahtOf, walletOf, rowOf, payoutsOf, send } = fixture;
await fixture.onlyRules({});

async function booksFit() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
}

test('a withdrawal without a doubt is approved by itself, and its one payout is paid and confirmed once', async () => {
  const member = await player({ balance: 1000 });
  const asked = await request(member, '400.00');
  expect(asked).toMatchObject({ state: 'paying', stage: 'bank', isChecked: false, amount: '400.00' });
  expect(await bahtOf(member)).toBe('600.00');
  await send();
  await send();
  const [payout, ...others] = await payoutsOf(asked.id);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ state: 'paid', receipt_state: 'awaited', external_reference: payout?.id });
  expect(await rowOf(asked.id)).toMatchObject({ state: 'paid', promised_until: null });
  await booksFit();
});

test('above the automatic limit it waits for the desk with its money held', async () => {
  const member = await player({ balance: 20_000 });
  const asked = await request(member, '5000.01');
  expect(asked).toMatchObject({ state: 'waiting', stage: 'desk', isChecked: true, payouts: [] });
  expect(await bahtOf(member)).toBe('14999.99');
  expect(await send()).toBe(0);
  await booksFit();
});

test.each([
  ['99.99', 'withdrawal_out_of_range'],
  ['0.00', 'withdrawal_out_of_range'],
  ['-200.00', 'withdrawal_out_of_range'],
  ['50000.01', 'withdrawal_out_of_range'],
  ['92233720368547.00', 'withdrawal_out_of_range'],
  ['200.001', 'withdrawal_out_of_range'],
  ['1000.01', 'withdrawal_too_much'],
])('%s of 1000.00 is refused as %s and holds nothing', async (amount, code) => {
  const member = await player({ balance: 1000 });
  await expect(request(member, amount)).rejects.toMatchObject({ code });
  expect(await bahtOf(member)).toBe('1000.00');
});

test('what a deposit has not been played for stays, and the refusal says what can be withdrawn', async () => {
  const member = await player({ deposit: 1000, played: 400, balance: 500 });
  await expect(request(member, '900.01')).rejects.toMatchObject({
    code: 'withdrawal_too_much',
    facts: { withdrawable: '900.00' },
  });
  expect(await request(member, '900.00')).toMatchObject({ state: 'paying' });
  await booksFit();
});

test('thirty presses with one key ask once', async () => {
  const member = await player({ balance: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => request(member, '100.00', { key: 'one-press' })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await bahtOf(member)).toBe('900.00');
});

test('the answer that was lost comes again without a proof, and the same key with another amount is refused', async () => {
  const member = await player({ balance: 1000 });
  const first = await request(member, '100.00', { key: 'lost' });
  expect(await request(member, '100.00', { key: 'lost', paymentPassword: 'forgotten' })).toEqual(first);
  await expect(request(member, '200.00', { key: 'lost' })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  expect(await bahtOf(member)).toBe('900.00');
});

test('two devices at once withdraw no more than there is', async () => {
  const member = await player({ balance: 1000 });
  const results = await Promise.allSettled([request(member, '700.00'), request(member, '700.00')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await bahtOf(member)).toBe('300.00');
});

test('parallel withdrawals and bets on one balance never take more than there is, nor what has to stay', async () => {
  const member = await player({ deposit: 1000, played: 500 });
  const bets = Array.from({ length: 10 }, () => fixture.lose(member, 60));
  const asks = Array.from({ length: 5 }, () => request(member, '100.00'));
  const results = await Promise.allSettled([...bets, ...asks]);
  const asked = results.slice(bets.length).filter(({ status }) => status === 'fulfilled').length;
  expect(await walletOf(member)).toBeGreaterThanOrEqual(0n);
  const held = await db.kysely
    .selectFrom('withdrawals.withdrawal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(Number(held.count)).toBe(asked);
  await booksFit();
});

test('limits of the day hold, also for parallel requests, and begin anew with the brand’s next day', async () => {
  const member = await player({ balance: 2000 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => request(member, '100.00')));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('withdrawal_day_limit'));
  expect(refused[0].facts).toMatchObject({ countLeft: 0 });
  fixture.clock.advance(new Date(refused[0].facts.nextDayAt).getTime() - fixture.clock.now().getTime());
  await expect(request(member, '100.00')).resolves.toBeDefined();
});

test('a wrong withdrawal password holds nothing', async () => {
  const member = await player({ balance: 1000 });
  await expect(request(member, '100.00', { paymentPassword: '000000' })).rejects.toMatchObject({
    code: 'payment_password_wrong',
  });
  expect(await bahtOf(member)).toBe('1000.00');
});

test('only the member’s own account is paid to', async () => {
  const member = await player({ balance: 1000 });
  const other = await player();
  await expect(request(member, '100.00', { accountId: other.accountId })).rejects.toMatchObject({
    code: 'bank_account_unknown',
  });
});

test('who has excluded himself from play takes his money out; an account that an operator shut does not', async () => {
  const member = await player({ balance: 1000 });
  const setStatus = (status: string) =>
    db.pool.query('update members.member set status = $1 where id = $2', [status, member.memberId]);
  await setStatus('self_excluded');
  await expect(request(member, '100.00')).resolves.toMatchObject({ state: 'paying' });
  await setStatus('disabled');
  await expect(request(member, '100.00')).rejects.toMatchObject({ code: 'account_disabled' });
});

test('the turnover of deposits holds during a time-out, and not for a self-excluded member, who cannot play on', async () => {
  const withdrawableAfter = async (kind: 'time_out' | 'self_exclusion') => {
    const member = await player({ deposit: 1000 });
    await expect(request(member, '1000.00')).rejects.toMatchObject({ code: 'withdrawal_too_much' });
    const input = { kind, merchantId: brand.id, memberId: member.memberId, until: null, reason: '' };
    const until = kind === 'time_out' ? new Date(Date.now() + 86_400_000_000) : null;
    await db.transaction((tx) =>
      beginExclusion(tx, exclusionDepsOf({ db, clock: fixedClock() }), {
        ...input,
        until,
        origin: 'member',
        operatorName: null,
        now: new Date(),
      }),
    );
    return request(member, '1000.00').then(
      ({ amount }) => amount,
      (error: { code: string }) => error.code,
    );
  };
  expect(await withdrawableAfter('self_exclusion')).toBe('1000.00');
  expect(await withdrawableAfter('time_out')).toBe('withdrawal_too_much');
  await booksFit();
});

test('an unknown channel, and one that is switched off, are refused', async () => {
  const member = await player({ balance: 1000 });
  await fixture.addChannel('SHUT', 'bank');
  await db.pool.query("update payments.channel set enabled = false where code = 'SHUT'");
  for (const channelCode of ['NONE', 'SHUT'])
    await expect(request(member, '100.00', { channelCode })).rejects.toMatchObject({
      code: 'withdrawal_channel_closed',
    });
  await createMember(db, brand);
});

test('a fee comes out of the amount, and the clearing account is paid what arrives', async () => {
  await fixture.addChannel('FEES', 'bank', { feeFixed: 10, feeBasisPoints: 100 });
  const member = await player({ balance: 1000 });
  const asked = await request(member, '1000.00', { channelCode: 'FEES' });
  expect(asked).toMatchObject({ fee: '20.00', net: '980.00' });
  await booksFit();
});
