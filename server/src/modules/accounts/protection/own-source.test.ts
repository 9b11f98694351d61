import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ledgerFixture } from '../../books/ledger/ledger.factory.ts';
import { newLine, ownSource } from '../../play/bets/own-source.fixture.ts';
import { limitHand } from './limit.factory.ts';

const UNIT = 100_000n;
const MINUTE_MS = 60_000;

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const lottery = await ownSource(url, db);
const clock = fixedClock();
const limits = limitHand(db, fixture.brand, clock);
/** A player with money who is a member with an account. */
async function openPlayer() {
  const player = await lottery.openPlayer(fixture, 1000n * UNIT);
  await db.pool.query(
    `insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type, language, currency,
       country, terms_version, terms_accepted_at, registered_at)
     values ($1::uuid, $2, $1::text, $1::text, 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now())`,
    [player.memberId, fixture.merchantId],
  );
  return player;
}
let tickets = 0;
const lineOf = (units: bigint) => newLine('SSC', `ticket ${tickets++}`, units * UNIT);

test('a slip of the portal’s own is refused by the same limits as a vendor’s bet, whole', async () => {
  const player = await openPlayer();
  await limits.change(player.memberId, 'stake_day', 100n * UNIT);
  const line = lineOf(60n);
  expect(await lottery.buy(player, [line], clock.now())).toBeNull();
  expect(await lottery.buy(player, [lineOf(20n), lineOf(21n)], clock.now())).toBe('stake_day');
  expect(await lottery.buy(player, [lineOf(20n), lineOf(20n)], clock.now())).toBeNull();
  // What is given back makes room; what is won is paid, whatever holds.
  expect(await lottery.settle(player, [{ line, refund: line.stake }], clock.now())).toBeNull();
  expect(await lottery.buy(player, [lineOf(60n)], clock.now())).toBeNull();
  expect(await lottery.buy(player, [lineOf(1n)], clock.now())).toBe('stake_day');
});

test('a loss limit lets no slip through that could lose more, and a win makes room', async () => {
  const player = await openPlayer();
  await limits.change(player.memberId, 'loss_month', 100n * UNIT);
  const line = lineOf(100n);
  await lottery.buy(player, [line], clock.now());
  expect(await lottery.buy(player, [lineOf(1n)], clock.now())).toBe('loss_month');
  await lottery.settle(player, [{ line, payout: 30n * UNIT, payouts: 1 }], clock.now());
  expect(await lottery.buy(player, [lineOf(30n)], clock.now())).toBeNull();
});

test('a reality check stops slips as it stops bets', async () => {
  const player = await openPlayer();
  await limits.change(player.memberId, 'reality_check', 15n);
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);
  expect(await lottery.buy(player, [lineOf(1n)], at(0))).toBeNull();
  expect(await lottery.buy(player, [lineOf(1n)], at(14))).toBeNull();
  expect(await lottery.buy(player, [lineOf(1n)], at(15))).toBe('reality_check');
});
