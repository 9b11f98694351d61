import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletFixture } from '../vendor-wallet/wallet.fixture.ts';
import { checkWithdrawalInvariants } from './check-withdrawal-invariants.ts';
import { withdrawalFixture } from './withdrawal.factory.ts';

const { db, url } = await testDatabase();

test('a vendor’s bets and withdrawals that race for one balance spend each unit of it once', async () => {
  const vendor = await walletFixture(db);
  const river = withdrawalFixture(db, vendor.brand, url);
  await river.onlyRules({});
  const member = await river.protect(await vendor.player({ balance: 100_000_000n }));
  member.accountId = (await river.account(member)).id;
  const bets = Array.from({ length: 16 }, () =>
    vendor.sendUntilKnown('/transaction/bet', member.bet({ amount: 6_000_000 })),
  );
  const asks = Array.from({ length: 5 }, () => river.request(member, '150.00'));
  const [placed, asked] = await Promise.all([Promise.all(bets), Promise.allSettled(asks)]);
  const staked = BigInt(placed.filter(({ status }) => status === 'RS_OK').length) * 6_000_000n;
  const held = BigInt(asked.filter(({ status }) => status === 'fulfilled').length) * 15_000_000n;
  expect(new Set(placed.map(({ status }) => status))).toContain('RS_OK');
  for (const result of asked)
    if (result.status === 'rejected') expect(result.reason.code).toBe('withdrawal_too_much');
  expect(await river.walletOf(member)).toBe(100_000_000n - staked - held);
  // Neither stopped while there was enough for one more.
  const left = await river.walletOf(member);
  if (asked.some(({ status }) => status === 'rejected')) expect(left).toBeLessThan(15_000_000n);
  if (placed.some(({ status }) => status !== 'RS_OK')) expect(left).toBeLessThan(6_000_000n + 15_000_000n);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
});
