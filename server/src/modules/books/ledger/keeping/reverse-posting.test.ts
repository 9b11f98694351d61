import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../check-invariants.ts';
import { ledgerFixture } from '../ledger.factory.ts';
import { sealTransfers } from '../seal-transfers.ts';
import { verifyChain } from '../verify-chain.ts';
import { walletBalance } from '../wallet-balance.ts';
import { reversePosting } from './reverse-posting.ts';

const { db } = await testDatabase();
const fixture = await ledgerFixture(db);
const { merchantId, now } = fixture;
const balanceOf = (memberId: string) => walletBalance(db.kysely, { merchantId, memberId });
const reverse = (posting: string, reference: string = randomUUID()) =>
  db.transaction((tx) => reversePosting(tx, { reference, posting, now }));

test('a reversal takes all legs of a posting back, the last first, and history keeps both', async () => {
  const { memberId } = await fixture.open();
  const [posting, reversal] = [randomUUID(), randomUUID()];
  const wallet = { kind: 'wallet', memberId } as const;
  await fixture.post(
    [
      { from: { kind: 'promotion' }, to: wallet, amount: 70n, code: 'rebate' },
      { from: wallet, to: { kind: 'withdrawal', memberId }, amount: 70n, code: 'withdrawal' },
    ],
    posting,
  );
  expect(await reverse(posting, reversal)).toEqual({ outcome: 'posted' });
  const { rows } = await db.pool.query<{ group_id: string; code: string; change: bigint; kind: string }>(
    `select group_id, code, change, kind from ledger.movement where group_id = any ($1)
     order by transfer_id, change`,
    [[posting, reversal]],
  );
  expect(rows.map(({ code, change, kind }) => [code, kind, change])).toEqual([
    ['rebate', 'promotion', -70n],
    ['rebate', 'player_cash', 70n],
    ['withdrawal', 'player_cash', -70n],
    ['withdrawal', 'withdrawal', 70n],
    ['reversal', 'withdrawal', -70n],
    ['reversal', 'player_cash', 70n],
    ['reversal', 'player_cash', -70n],
    ['reversal', 'promotion', 70n],
  ]);
});

test('a posting is reversed once, however many callers reverse it at once', async () => {
  const { memberId } = await fixture.open();
  const posting = randomUUID();
  await fixture.deposit(memberId, 50n, posting);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => reverse(posting)));
  expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'already_reversed')).toHaveLength(7);
  expect(await balanceOf(memberId)).toBe(0n);
});

test('a posting between rolled-up accounts, which are not locked, is reversed once too', async () => {
  const posting = randomUUID();
  const vendor = { kind: 'vendor_settlement', vendorId: randomUUID() } as const;
  await fixture.post([{ from: { kind: 'promotion' }, to: vendor, amount: 50n, code: 'free_bet' }], posting);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => reverse(posting)));
  expect(outcomes.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'already_reversed')).toHaveLength(7);
});

test('a reversal that comes back is repeated; its reference cannot stand for another', async () => {
  const { memberId } = await fixture.open();
  const [first, second, reversal] = [randomUUID(), randomUUID(), randomUUID()];
  await fixture.deposit(memberId, 50n, first);
  await fixture.deposit(memberId, 50n, second);
  expect(await reverse(first, reversal)).toEqual({ outcome: 'posted' });
  expect(await reverse(first, reversal)).toEqual({ outcome: 'repeated' });
  expect(await reverse(second, reversal)).toEqual({ outcome: 'conflict' });
  expect(await balanceOf(memberId)).toBe(50n);
});

test('a reversal is refused where the account has spent the money', async () => {
  const { memberId, accountId } = await fixture.open();
  const posting = randomUUID();
  await fixture.deposit(memberId, 50n, posting);
  await fixture.withdraw(memberId, 30n);
  expect(await reverse(posting)).toEqual({
    outcome: 'insufficient',
    leg: 1,
    account: accountId,
    available: 20n,
  });
  expect(await balanceOf(memberId)).toBe(20n);
  await fixture.deposit(memberId, 30n);
  expect(await reverse(posting)).toEqual({ outcome: 'posted' });
});

test('an unknown reference is not reversed, and neither is a reversal', async () => {
  const { memberId } = await fixture.open();
  const [posting, reversal] = [randomUUID(), randomUUID()];
  expect(await reverse(posting)).toEqual({ outcome: 'unknown' });
  await fixture.deposit(memberId, 50n, posting);
  await reverse(posting, reversal);
  expect(await reverse(reversal)).toEqual({ outcome: 'not_allowed' });
});

test('no posting but a reversal may use the code of a reversal', async () => {
  const { memberId } = await fixture.open();
  await fixture.deposit(memberId, 50n);
  const [from, to] = [
    { kind: 'wallet', memberId } as const,
    { kind: 'clearing', methodCode: 'SANDBOX' } as const,
  ];
  expect(await fixture.post([{ from, to, amount: 50n, code: 'reversal' }])).toEqual({
    outcome: 'not_allowed',
    leg: 1,
  });
});

test('the ledger’s invariants and its chain hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  await sealTransfers(db.kysely);
  expect(await verifyChain(db.kysely)).toMatchObject({ unsealed: 0, violations: [] });
});
