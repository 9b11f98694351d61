import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import type { AccountName } from '../account.ts';
import { captureHold } from '../capture-hold.ts';
import { checkInvariants } from '../check-invariants.ts';
import { holdMoney } from '../hold-money.ts';
import { ledgerFixture } from '../ledger.factory.ts';
import { releaseHold } from '../release-hold.ts';
import { walletBalance } from '../wallet-balance.ts';
import { reversePosting } from './reverse-posting.ts';

const { db } = await testDatabase();
const fixture = await ledgerFixture(db);
const { merchantId, books, now } = fixture;

/** A wallet with money, and what is done to it. */
async function holder(balance: bigint) {
  const { memberId, accountId } = await fixture.open();
  if (balance > 0n) await fixture.deposit(memberId, balance);
  const account = { kind: 'wallet', memberId } as const;
  return {
    accountId,
    account,
    available: () => walletBalance(db.kysely, { merchantId, memberId }),
    withdraw: (amount: bigint) => fixture.withdraw(memberId, amount),
    withdrawal: { kind: 'withdrawal', memberId } as const,
    hold: (amount: bigint, reference: string = randomUUID()) =>
      db.transaction((tx) => holdMoney(tx, { ...books, reference, account, amount, now })),
  };
}

function capture(hold: string, to: AccountName, amount: bigint, reference: string = randomUUID()) {
  const code = to.kind === 'withdrawal' ? 'withdrawal' : 'bet';
  return db.transaction((tx) => captureHold(tx, { ...books, reference, hold, to, amount, code, now }));
}
const release = (hold: string) => db.transaction((tx) => releaseHold(tx, { hold, now }));
const vendor = { kind: 'vendor_settlement', vendorId: randomUUID() } as const;

test('held money stays in the balance and cannot be spent', async () => {
  const player = await holder(1000n);
  expect(await player.hold(400n)).toEqual({ outcome: 'held', available: 600n });
  expect(await player.available()).toBe(600n);
  expect(await player.withdraw(601n)).toMatchObject({ outcome: 'insufficient', available: 600n });
  expect(await player.withdraw(600n)).toEqual({ outcome: 'posted' });
});

test('a hold is placed once per reference; with another amount or account it is a conflict', async () => {
  const [player, other] = [await holder(1000n), await holder(1000n)];
  const reference = randomUUID();
  const placed = await Promise.all(Array.from({ length: 10 }, () => player.hold(400n, reference)));
  expect(placed.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
  expect(placed.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(9);
  expect(await player.hold(401n, reference)).toEqual({ outcome: 'conflict', available: 600n });
  expect(await other.hold(400n, reference)).toEqual({ outcome: 'conflict', available: 1000n });
  expect(await other.available()).toBe(1000n);
});

test('more than the available balance cannot be held, nor the same money twice', async () => {
  const player = await holder(100n);
  expect(await player.hold(101n)).toEqual({ outcome: 'insufficient', available: 100n });
  const placed = await Promise.all(Array.from({ length: 8 }, () => player.hold(30n)));
  expect(placed.filter(({ outcome }) => outcome === 'held')).toHaveLength(3);
  expect(await player.available()).toBe(10n);
});

test('only money of an inline account can be held', async () => {
  const held = await db.transaction((tx) =>
    holdMoney(tx, { ...books, reference: randomUUID(), account: { kind: 'promotion' }, amount: 1n, now }),
  );
  expect(held).toEqual({ outcome: 'not_allowed', available: null });
});

test('a hold is captured in parts up to what was held, and the rest released', async () => {
  const player = await holder(1000n);
  const hold = randomUUID();
  await player.hold(400n, hold);
  expect(await capture(hold, player.withdrawal, 150n)).toEqual({ outcome: 'posted' });
  expect(await capture(hold, vendor, 100n)).toEqual({ outcome: 'posted' });
  expect(await player.available()).toBe(600n);
  expect(await capture(hold, vendor, 151n)).toMatchObject({
    outcome: 'beyond_hold',
    account: player.accountId,
    available: 150n,
  });
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 150n });
  expect(await player.available()).toBe(750n);
});

test('a hold that was captured whole has nothing left to capture or to give back', async () => {
  const player = await holder(100n);
  const hold = randomUUID();
  await player.hold(100n, hold);
  expect(await capture(hold, vendor, 100n)).toEqual({ outcome: 'posted' });
  expect(await capture(hold, vendor, 1n)).toMatchObject({ outcome: 'beyond_hold', available: 0n });
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 0n });
  expect(await player.available()).toBe(0n);
});

test('after its release nothing of a hold can be captured, and a second release gives nothing back', async () => {
  const player = await holder(100n);
  const hold = randomUUID();
  await player.hold(80n, hold);
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 80n });
  expect(await release(hold)).toEqual({ outcome: 'repeated', amount: 80n });
  expect(await capture(hold, vendor, 1n)).toMatchObject({ outcome: 'beyond_hold', available: 0n });
  expect(await player.available()).toBe(100n);
});

test('a capture happens once per reference, also when the hold has ended since', async () => {
  const player = await holder(100n);
  const [hold, reference] = [randomUUID(), randomUUID()];
  await player.hold(80n, hold);
  const captured = await Promise.all(Array.from({ length: 8 }, () => capture(hold, vendor, 30n, reference)));
  expect(captured.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(captured.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(7);
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 50n });
  expect(await capture(hold, vendor, 30n, reference)).toEqual({ outcome: 'repeated' });
  expect(await capture(hold, vendor, 31n, reference)).toEqual({ outcome: 'conflict' });
});

test('a capture goes by the rules, and one that is refused leaves the hold as it was', async () => {
  const [player, other] = [await holder(100n), await holder(0n)];
  const hold = randomUUID();
  await player.hold(80n, hold);
  expect(await capture(hold, other.account, 10n)).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await capture(hold, other.withdrawal, 10n)).toEqual({ outcome: 'not_allowed', leg: 1 });
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 80n });
});

test('an unknown hold can be neither captured nor released', async () => {
  expect(await capture(randomUUID(), vendor, 1n)).toEqual({ outcome: 'unknown' });
  expect(await release(randomUUID())).toEqual({ outcome: 'unknown', amount: null });
});

test('captures at once never take more than was held', async () => {
  const player = await holder(1000n);
  const hold = randomUUID();
  await player.hold(100n, hold);
  const captured = await Promise.all(Array.from({ length: 12 }, () => capture(hold, vendor, 30n)));
  expect(captured.filter(({ outcome }) => outcome === 'posted')).toHaveLength(3);
  expect(captured.filter(({ outcome }) => outcome === 'beyond_hold')).toHaveLength(9);
  expect(await release(hold)).toEqual({ outcome: 'released', amount: 10n });
  expect(await player.available()).toBe(910n);
});

test('of a capture and a release at once either may be first, and no money is lost', async () => {
  for (let round = 0; round < 15; round++) {
    const player = await holder(100n);
    const hold = randomUUID();
    await player.hold(100n, hold);
    const [captured, released] = await Promise.all([capture(hold, vendor, 60n), release(hold)]);
    const taken = captured.outcome === 'posted' ? 60n : 0n;
    expect(released).toEqual({ outcome: 'released', amount: 100n - taken });
    expect(await player.available()).toBe(100n - taken);
  }
});

test('holds and payments at once succeed only up to the balance', async () => {
  const player = await holder(100n);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? player.hold(30n) : player.withdraw(30n))),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'held' || outcome === 'posted')).toHaveLength(3);
  expect(await player.available()).toBe(10n);
});

test('a capture can be reversed: the money comes back free', async () => {
  const player = await holder(100n);
  const [hold, posting] = [randomUUID(), randomUUID()];
  await player.hold(100n, hold);
  await capture(hold, vendor, 40n, posting);
  expect(await player.available()).toBe(0n);
  const reversed = await db.transaction((tx) =>
    reversePosting(tx, { reference: randomUUID(), posting, now }),
  );
  expect(reversed).toEqual({ outcome: 'posted' });
  expect(await player.available()).toBe(40n);
});

test('the ledger’s invariants hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
