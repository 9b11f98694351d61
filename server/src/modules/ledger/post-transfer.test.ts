import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { checkInvariants } from './check-invariants.ts';
import { ledgerStage, ownerOf } from './ledger.factory.ts';
import { playerBalance } from './player-balance.ts';
import { postTransfer } from './post-transfer.ts';

const { db, url } = await testDatabase();
const stage = await ledgerStage(db);
const owner = await ownerOf(url);
const { merchantId, currency, now } = stage;
const balanceOf = (memberId: string) => playerBalance(db.kysely, { merchantId, memberId });

test('a deposit credits the player, and says what there is now', async () => {
  const { memberId } = await stage.open();
  expect(await stage.deposit(memberId, 500n)).toEqual({ outcome: 'posted', available: 500n });
  expect(await balanceOf(memberId)).toBe(500n);
});

test('one reference posts once, however often and from wherever it comes', async () => {
  const { memberId } = await stage.open();
  const reference = randomUUID();
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => stage.deposit(memberId, 500n, reference)),
  );
  expect(posted.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(posted.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
  expect(await balanceOf(memberId)).toBe(500n);
});

test('a reference that comes back with another amount or player is a bug, and moves nothing', async () => {
  const [one, other] = [await stage.open(), await stage.open()];
  const reference = randomUUID();
  await stage.deposit(one.memberId, 500n, reference);
  await expect(stage.deposit(one.memberId, 501n, reference)).rejects.toThrow(
    /posted before with other content/,
  );
  await expect(stage.deposit(other.memberId, 500n, reference)).rejects.toThrow(/other content/);
  expect(await balanceOf(one.memberId)).toBe(500n);
  expect(await balanceOf(other.memberId)).toBe(0n);
});

test('a player cannot pay what he has not, not even twice at once', async () => {
  const { memberId } = await stage.open();
  await stage.deposit(memberId, 1000n);
  expect(await stage.deposit(memberId, -1001n)).toEqual({ outcome: 'insufficient', available: 1000n });
  const taken = await Promise.all(Array.from({ length: 8 }, () => stage.deposit(memberId, -300n)));
  expect(taken.filter(({ outcome }) => outcome === 'posted')).toHaveLength(3);
  expect(await balanceOf(memberId)).toBe(100n);
});

test('an insufficient posting leaves its reference unused', async () => {
  const { memberId } = await stage.open();
  const reference = randomUUID();
  expect((await stage.deposit(memberId, -10n, reference)).outcome).toBe('insufficient');
  await stage.deposit(memberId, 10n);
  expect(await stage.deposit(memberId, -10n, reference)).toEqual({ outcome: 'posted', available: 0n });
});

test('what is held cannot be spent', async () => {
  const { memberId, accountId } = await stage.open();
  await stage.deposit(memberId, 1000n);
  await owner.query('update ledger.account set held = 400 where id = $1', [accountId]);
  expect(await balanceOf(memberId)).toBe(600n);
  expect(await stage.deposit(memberId, -601n)).toEqual({ outcome: 'insufficient', available: 600n });
  expect(await stage.deposit(memberId, -600n)).toEqual({ outcome: 'posted', available: 0n });
});

test('transfers of different players do not wait for each other at the house account', async () => {
  const [one, other] = [await stage.open(), await stage.open()];
  await owner.query('begin');
  await owner.query(
    "select ledger.post_once(gen_random_uuid(), ledger.open_account($1, $2, 'sandbox_deposit', null), $3, 10, 'deposit', now())",
    [merchantId, currency, one.accountId],
  );
  expect((await stage.deposit(other.memberId, 10n)).outcome).toBe('posted');
  await owner.query('rollback');
});

test('money never goes from player to player', async () => {
  const [one, other] = [await stage.open(), await stage.open()];
  await stage.deposit(one.memberId, 1000n);
  const attempt = db.transaction((tx) =>
    postTransfer(tx, {
      merchantId,
      currency,
      from: { memberId: one.memberId },
      to: { memberId: other.memberId },
      amount: 10n,
      code: 'deposit',
      groupId: randomUUID(),
      now,
    }),
  );
  await expect(attempt).rejects.toThrow(/two players/);
  expect(await balanceOf(one.memberId)).toBe(1000n);
});

test('money never crosses brands', async () => {
  const elsewhere = await ledgerStage(db);
  const [here, there] = [await stage.open(), await elsewhere.open()];
  await stage.deposit(here.memberId, 1000n);
  const { rows } = await db.pool.query<{ id: bigint }>(
    "select id from ledger.account where kind = 'sandbox_deposit' and merchant_id = $1",
    [merchantId],
  );
  const attempt = db.pool.query(
    "select * from ledger.post_once(gen_random_uuid(), $1, $2, 5, 'deposit', now())",
    [rows[0]?.id, there.accountId],
  );
  await expect(attempt).rejects.toThrow(/another brand/);
});

test('a wallet of one brand cannot be read through another', async () => {
  const { memberId } = await stage.open();
  await stage.deposit(memberId, 1000n);
  expect(await playerBalance(db.kysely, { merchantId: randomUUID(), memberId })).toBe(0n);
});

test('opening a wallet twice, at once, gives one wallet', async () => {
  const memberId = randomUUID();
  const { rows } = await db.pool.query<{ id: bigint }>(
    `select ledger.open_account($1, 'THB', 'player', $2) as id from generate_series(1, 3)`,
    [merchantId, memberId],
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
});

test('after all this the books are right', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
