import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import type { VendorOptions } from '../../play/catalogue/catalogue.factory.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { walletFixture } from './wallet.fixture.ts';

const { db, url } = await testDatabase();
const DAY_MS = 24 * 3_600_000;

/** A vendor of a brand of its own, with what it may give away there. */
const vendorWith = (freeBets?: VendorOptions['freeBets']) =>
  walletFixture(db, { vendor: freeBets ? { freeBets } : {} });

async function givenAway(fixture: Awaited<ReturnType<typeof vendorWith>>): Promise<bigint> {
  const { rows } = await db.pool.query<{ sum: string }>(
    `select coalesce(-sum(change), 0) as sum from ledger.movement where kind = 'promotion' and merchant_id = $1`,
    [fixture.brand.id],
  );
  return BigInt(rows[0]?.sum ?? 0);
}

test('a vendor without an allowance gives nothing away, however small', async () => {
  const fixture = await vendorWith();
  const player = await fixture.player();
  for (const amount of [0, 1, 10 ** 15])
    expect(await fixture.bet(player.bet({ is_free: true, amount }))).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
      balance: 0,
    });
  expect(await givenAway(fixture)).toBe(0n);
});

test('a free bet above what one may be worth is refused, and stays refused', async () => {
  const fixture = await vendorWith({ max: 500n, dayMax: 10_000n });
  const player = await fixture.player();
  const tooMuch = player.bet({ is_free: true, amount: 501 });
  expect((await fixture.bet(tooMuch)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await fixture.bet(tooMuch)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await fixture.bet(player.bet({ is_free: true, amount: 500 }))).status).toBe('RS_OK');
  expect(await givenAway(fixture)).toBe(500n);
});

test('free bets of one day of the brand stop at its limit, and are taken again the next day', async () => {
  const fixture = await vendorWith({ max: 500n, dayMax: 1200n });
  const player = await fixture.player();
  const free = (amount: number) => fixture.bet(player.bet({ is_free: true, amount }));
  expect((await free(500)).status).toBe('RS_OK');
  expect((await free(500)).status).toBe('RS_OK');
  expect((await free(201)).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await free(200)).status).toBe('RS_OK');
  expect((await free(1)).status).toBe('RS_ERROR_LIMIT_REACHED');
  fixture.clock.advance(DAY_MS);
  expect((await fixture.bet((await fixture.player()).bet({ is_free: true, amount: 1 }))).status).toBe(
    'RS_OK',
  );
});

test('a rollback repays the promotion but not the day’s limit: a vendor cannot reuse one allowance', async () => {
  const fixture = await vendorWith({ max: 500n, dayMax: 500n });
  const player = await fixture.player();
  const placed = player.bet({ is_free: true, amount: 500 });
  await fixture.bet(placed);
  await fixture.rollback(player.rollback(placed));
  expect(await givenAway(fixture)).toBe(0n);
  expect((await fixture.bet(player.bet({ is_free: true, amount: 1 }))).status).toBe('RS_ERROR_LIMIT_REACHED');
});

test('a hundred free bets of many players at once, over two processes, stop at the limit of the day', async () => {
  const fixture = await vendorWith({ max: 100n, dayMax: 4000n });
  const other = openDatabase({ url, maxConnections: 4 });
  const servers = [fixture.origin, await fixture.serveAlso(other)];
  const players = await Promise.all(Array.from({ length: 10 }, () => fixture.player()));
  const calls = Array.from({ length: 100 }, (_, n) => n);
  const statuses = await Promise.all(
    calls.map(async (n) => {
      const player = players[n % players.length];
      if (!player) throw new Error('there are ten players');
      const message = player.bet({ is_free: true, amount: 100 });
      return (await fixture.sendUntilKnown('/transaction/bet', message, servers[n % 2])).status;
    }),
  );
  expect(statuses.filter((status) => status === 'RS_OK')).toHaveLength(40);
  expect(new Set(statuses)).toEqual(new Set(['RS_OK', 'RS_ERROR_LIMIT_REACHED']));
  expect(await givenAway(fixture)).toBe(4000n);
  await other.close();
});

test('the invariants of ledger and wallet hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});
