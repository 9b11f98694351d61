import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { type Message, walletFixture } from './wallet.fixture.ts';

/** Every event of the protocol's second table, over HTTP. */
const { db } = await testDatabase();
const fixture = await walletFixture(db, { vendor: { freeBets: { max: 1_000_000n, dayMax: 100_000_000n } } });
const { bet, win, rollback } = fixture;

/** The same transaction in a request of its own. */
const again = (message: Message, change: Message = {}): Message => ({
  ...message,
  request_uuid: randomUUID(),
  ...change,
});

function roundOf(message: Message) {
  return db.kysely
    .selectFrom('bets.placed_bet')
    .selectAll()
    .where('reference', '=', String(message['round']))
    .executeTakeFirstOrThrow();
}

/** What the house has on its books for this vendor: stakes less wins. */
async function houseBalance(kind: 'vendor_settlement' | 'promotion' | 'receivable') {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    `select coalesce(sum(case when t.credit_account = a.id then t.amount else -t.amount end), 0)::bigint as balance
     from ledger.account a left join ledger.transfer t on a.id in (t.debit_account, t.credit_account)
     where a.kind = $1 and a.merchant_id = $2`,
    [kind, fixture.brand.id],
  );
  return rows[0]?.balance;
}

test('the same request gets its stored reply, whatever has happened since', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  const first = await bet(placed);
  await bet(player.bet());
  expect(await bet(placed)).toEqual(first);
  expect(first.balance).toBe(900_000);
  expect((await player.balance()).balance).toBe(800_000);
});

test('a refusal is stored too: a late copy does not take the money that has come since', async () => {
  const player = await fixture.player();
  const placed = player.bet();
  const refused = await bet(placed);
  expect(refused.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  await fund(player.memberId, 1_000_000n);
  expect(await bet(placed)).toEqual(refused);
  // Nor under a new request id: the vendor has dropped this bet.
  expect(await bet(again(placed))).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1_000_000 });
  expect(await bet(player.bet())).toMatchObject({ status: 'RS_OK', balance: 900_000 });
});

test('a request id that comes back on another transaction confirms nothing', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  const other = player.bet({ request_uuid: placed['request_uuid'] });
  expect((await bet(other)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect((await player.balance()).balance).toBe(900_000);
});

test('the same transaction in a new request is confirmed with the current balance and moves nothing', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  await bet(player.bet());
  expect(await bet(again(placed))).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  const won = player.win(placed, { amount: 50_000 });
  await win(won);
  expect(await win(again(won))).toMatchObject({ status: 'RS_OK', balance: 850_000 });
  const undone = player.rollback(player.bet());
  await rollback(undone);
  expect(await rollback(again(undone))).toMatchObject({ status: 'RS_OK', balance: 850_000 });
});

test('ids are the same in capitals', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  const shouted = again(placed, { transaction_uuid: String(placed['transaction_uuid']).toUpperCase() });
  expect(await bet(shouted)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
});

test.each([
  ['amount', { amount: 99_999 }],
  ['round', { round: 'another-round' }],
  ['game', { game_code: 'another-game' }],
  ['currency', { currency: 'USD' }],
  ['kind of stake', { is_free: true }],
])('the same transaction with another %s is a duplicate and moves nothing', async (_what, change) => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  expect(await bet(again(placed, change))).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    balance: 900_000,
  });
});

test('the same transaction of another player, or with another reference, or as another kind, is a duplicate', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const other = await fixture.player({ balance: 1_000_000n });
  const [first, second] = [player.bet(), player.bet()];
  await bet(first);
  await bet(second);
  const id = { transaction_uuid: first['transaction_uuid'] };
  expect((await bet(other.bet(id))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect((await win(player.win(second, id))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect((await rollback(player.rollback(second, id))).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  const won = player.win(first);
  await win(won);
  const elsewhere = again(won, { reference_transaction_uuid: second['transaction_uuid'] });
  expect((await win(elsewhere)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect((await other.balance()).balance).toBe(1_000_000);
  expect((await player.balance()).balance).toBe(900_000);
});

test('a win of nothing is a loss, and closes the round', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  expect(await win(player.win(placed, { amount: 0 }))).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await roundOf(placed)).toMatchObject({ status: 'lost', stake: 100_000n, payout: 0n });
});

test('a win after the close of a live bet’s round is paid and flagged', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  await win(player.win(placed, { amount: 0 }));
  expect(await win(player.win(placed, { amount: 70_000 }))).toMatchObject({
    status: 'RS_OK',
    balance: 970_000,
  });
  expect(await roundOf(placed)).toMatchObject({ status: 'won', payout: 70_000n, flagged: true });
  const late = await db.kysely
    .selectFrom('vendor_wallet.provider_tx')
    .select('late')
    .where('reference_uuid', '=', String(placed['transaction_uuid']))
    .orderBy('amount')
    .execute();
  expect(late).toEqual([{ late: false }, { late: true }]);
});

test('a supplier’s prize is paid even when the bet of its round was rolled back', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet({ round_closed: true });
  await bet(placed);
  await rollback(player.rollback(placed));
  expect((await win(player.win(placed))).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  const prize = player.win(placed, { is_supplier_promo: true, amount: 10_000 });
  expect(await win(prize)).toMatchObject({ status: 'RS_OK', balance: 1_010_000 });
  const never = player.win(player.bet(), { is_supplier_promo: true });
  expect((await win(never)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
});

test('a rollback refunds that transaction only; the round stays usable', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const first = player.bet({ amount: 100_000 });
  const second = player.bet({ amount: 200_000, round: first['round'] });
  await bet(first);
  await bet(second);
  expect(await rollback(player.rollback(first))).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await roundOf(first)).toMatchObject({ status: 'open', stake: 200_000n, live_stakes: 1 });
  const third = player.bet({ amount: 50_000, round: first['round'] });
  expect(await bet(third)).toMatchObject({ status: 'RS_OK', balance: 750_000 });
  expect(await win(player.win(second, { amount: 400_000 }))).toMatchObject({ balance: 1_150_000 });
  expect(await roundOf(first)).toMatchObject({ status: 'won', stake: 250_000n, payout: 400_000n });
});

test('a round whose only bet was rolled back is refunded, and lives again with the next bet', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const first = player.bet();
  await bet(first);
  await rollback(player.rollback(first));
  expect(await roundOf(first)).toMatchObject({ status: 'refunded', stake: 0n });
  await bet(player.bet({ round: first['round'] }));
  expect(await roundOf(first)).toMatchObject({ status: 'open', stake: 100_000n });
});

test('a second rollback is confirmed and moves nothing', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  await rollback(player.rollback(placed));
  expect(await rollback(player.rollback(placed))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  // And the bet, should a copy of it still be on its way, stays undone.
  expect(await bet(again(placed))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    balance: 1_000_000,
  });
});

test('a rollback of a bet that was refused is confirmed and moves nothing', async () => {
  const player = await fixture.player();
  const placed = player.bet();
  await bet(placed);
  expect(await rollback(player.rollback(placed))).toMatchObject({ status: 'RS_OK', balance: 0 });
});

test('a rollback of a rollback is refused', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  const undo = player.rollback(placed);
  await rollback(undo);
  expect(await rollback(player.rollback(undo))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    balance: 1_000_000,
  });
});

test('a rollback of a bet that has a win is refused and becomes a case for an operator', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  const won = player.win(placed, { amount: 30_000 });
  await win(won);
  expect(await rollback(player.rollback(placed))).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    balance: 930_000,
  });
  await rollback(player.rollback(placed));
  const alerts = await db.kysely
    .selectFrom('vendor_wallet.alert')
    .selectAll()
    .where('subject', '=', String(placed['transaction_uuid']))
    .execute();
  expect(alerts).toMatchObject([{ kind: 'rollback_of_settled_bet', closed_at: null }]);
  expect(await roundOf(placed)).toMatchObject({ flagged: true });
  // Once the win itself is rolled back, the bet may be too.
  expect(await rollback(player.rollback(won))).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await rollback(player.rollback(placed))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('a rollback of a win that was spent takes what is left; the rest is owed, and no balance goes below zero', async () => {
  const player = await fixture.player({ balance: 100_000n });
  const placed = player.bet();
  await bet(placed);
  const won = player.win(placed, { amount: 500_000 });
  await win(won);
  await bet(player.bet({ amount: 380_000 }));
  const owedBefore = await houseBalance('receivable');
  expect(await rollback(player.rollback(won))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await houseBalance('receivable')).toBe((owedBefore ?? 0n) - 380_000n);
  const alerts = await db.kysely
    .selectFrom('vendor_wallet.alert')
    .select(['kind', 'facts'])
    .where('subject', '=', String(won['transaction_uuid']))
    .execute();
  expect(alerts).toMatchObject([{ kind: 'win_shortfall', facts: { owed: '380000' } }]);
});

test('a free bet costs the player nothing: the promotion pays it, what it wins is cash, and a rollback gives it back', async () => {
  const player = await fixture.player({ balance: 50_000n });
  const spentBefore = (await houseBalance('promotion')) ?? 0n;
  const free = player.bet({ is_free: true, amount: 100_000, reward_uuid: randomUUID() });
  expect(await bet(free)).toMatchObject({ status: 'RS_OK', balance: 50_000 });
  expect(await houseBalance('promotion')).toBe(spentBefore - 100_000n);
  expect(await roundOf(free)).toMatchObject({ stake: 0n, free_stake: 100_000n });
  expect(await win(player.win(free, { amount: 20_000, is_free: true }))).toMatchObject({ balance: 70_000 });
  const undone = player.bet({ is_free: true, amount: 100_000 });
  await bet(undone);
  expect(await rollback(player.rollback(undone))).toMatchObject({ status: 'RS_OK', balance: 70_000 });
  expect(await houseBalance('promotion')).toBe(spentBefore - 100_000n);
});

test('a free bet may be worth nothing, and a bet of nothing is a bet', async () => {
  const player = await fixture.player();
  const free = player.bet({ is_free: true, amount: 0 });
  expect((await bet(free)).status).toBe('RS_OK');
  expect(await win(player.win(free, { amount: 5 }))).toMatchObject({ status: 'RS_OK', balance: 5 });
  expect(await bet(player.bet({ amount: 0 }))).toMatchObject({ status: 'RS_OK', balance: 5 });
});

test('a bet that closes its round at once has lost it', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet({ round_closed: true });
  await bet(placed);
  expect(await roundOf(placed)).toMatchObject({ status: 'lost', settled_at: fixture.clock.now() });
});

test('a win that comes before its bet is refused, and paid when it comes again after it', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  const won = player.win(placed);
  expect((await win(won)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  await bet(placed);
  expect(await win(again(won))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('a vendor that counts in hundredths is understood in its own units, and shown no fraction of them', async () => {
  const cents = await walletFixture(db, { vendor: { code: `C${randomUUID().slice(0, 6).toUpperCase()}` } });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ amount_scale: 100n })
    .where('id', '=', cents.vendor.id)
    .execute();
  const player = await cents.player({ balance: 1_000_999n });
  expect(await cents.bet(player.bet({ amount: 356 }))).toMatchObject({ status: 'RS_OK', balance: 644 });
  expect((await player.balance()).balance).toBe(644);
});

test('/user/info answers country, brand and the day of registration', async () => {
  const player = await fixture.player();
  const request = { user: player.walletUser, request_uuid: randomUUID() };
  expect(await fixture.send('/user/info', request)).toEqual({
    ...request,
    status: 'RS_OK',
    country: 'TH',
    sub_partner_id: fixture.brand.code,
    registration_date: '2026-11-20',
  });
  const unknown = await fixture.send('/user/info', { ...request, user: 'unknown' });
  expect(unknown.status).toBe('RS_ERROR_INVALID_TOKEN');
});

test('the invariants of ledger and wallet hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});

function fund(memberId: string, amount: bigint) {
  const { id: merchantId, currency } = fixture.brand;
  return db.transaction((tx) => fundWallet(tx, { merchantId, currency, memberId, amount }));
}
