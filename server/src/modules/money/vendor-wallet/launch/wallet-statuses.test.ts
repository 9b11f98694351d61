import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { WALLET_STATUSES } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { parseMoney } from '@lanna/rules/money';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { DEADLINE_MS } from '../internal/inbound/handle-call.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { issueGameToken } from './issue-game-token.ts';

/** Every status of the protocol, reached over HTTP with a real signature. */
const { db, url } = await testDatabase();
const fixture = await walletFixture(db);
/** Answers in the time that vendors wait. */
const hurried = await walletFixture(db, { deadlineMs: DEADLINE_MS });
const { bet, win, rollback } = fixture;

async function ownerOf(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  await client.connect();
  return client;
}

test('RS_OK: a bet takes the stake, a win pays, a rollback gives back; the reply repeats user and request id', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const first = player.bet({ amount: 300_000 });
  expect(await bet(first)).toEqual({
    user: player.walletUser,
    status: 'RS_OK',
    request_uuid: first['request_uuid'],
    currency: 'THB',
    balance: 700_000,
  });
  expect(await win(player.win(first, { amount: 500_000 }))).toMatchObject({
    status: 'RS_OK',
    balance: 1_200_000,
  });
  const second = player.bet({ amount: 200_000 });
  expect(await bet(second)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await rollback(player.rollback(second))).toMatchObject({ status: 'RS_OK', balance: 1_200_000 });
});

test('RS_ERROR_INVALID_PARTNER: a brand that is closed takes no bets, and pays what is in play', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const open = player.bet();
  await bet(open);
  const setEnabled = (enabled: boolean) =>
    db.kysely.updateTable('brands.merchant').set({ enabled }).where('id', '=', fixture.brand.id).execute();
  await setEnabled(false);
  expect(await bet(player.bet())).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER', balance: 900_000 });
  expect((await player.balance()).status).toBe('RS_ERROR_INVALID_PARTNER');
  expect(await win(player.win(open))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  await setEnabled(true);
});

test('RS_ERROR_INVALID_PARTNER: a vendor that is disabled, everywhere or at the brand, takes no bets', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const setVendor = (enabled: boolean) =>
    db.kysely.updateTable('catalogue.vendor').set({ enabled }).where('id', '=', fixture.vendor.id).execute();
  const setShelf = (enabled: boolean) =>
    db.kysely
      .updateTable('catalogue.brand_vendor')
      .set({ enabled })
      .where('vendor_id', '=', fixture.vendor.id)
      .execute();
  await setVendor(false);
  expect((await bet(player.bet())).status).toBe('RS_ERROR_INVALID_PARTNER');
  await setVendor(true);
  await setShelf(false);
  expect((await bet(player.bet())).status).toBe('RS_ERROR_INVALID_PARTNER');
  await setShelf(true);
  expect((await bet(player.bet())).status).toBe('RS_OK');
});

test('RS_ERROR_INVALID_TOKEN: a token that never existed, that is another player’s, or another vendor’s', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const other = await fixture.player();
  expect((await bet(player.bet({ token: 'a-token-never-issued' }))).status).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await bet(player.bet({ token: other.token }))).toMatchObject({
    status: 'RS_ERROR_INVALID_TOKEN',
    user: player.walletUser,
  });
  const stranger = await createVendor(db.kysely, { brands: [fixture.brand] });
  const foreign = await db.transaction((tx) =>
    issueGameToken(tx, {
      merchantId: fixture.brand.id,
      memberId: player.memberId,
      vendorId: stranger.id,
      currency: 'THB',
      now: fixture.clock.now(),
      ttlMs: 60_000,
    }),
  );
  expect((await bet(player.bet({ token: foreign }))).status).toBe('RS_ERROR_INVALID_TOKEN');
  expect((await player.balance()).balance).toBe(1_000_000);
});

test('RS_ERROR_INVALID_TOKEN: a player cannot win on, or roll back, what another has bet', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const thief = await fixture.player();
  const placed = player.bet();
  await bet(placed);
  expect((await win(thief.win(placed))).status).toBe('RS_ERROR_INVALID_TOKEN');
  expect((await rollback(thief.rollback(placed))).status).toBe('RS_ERROR_INVALID_TOKEN');
  expect((await thief.balance()).balance).toBe(0);
  // And it leaves no early rollback that would void the bet.
  expect(await rollback(player.rollback(placed))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('RS_ERROR_TOKEN_EXPIRED: for bets only', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const [toWin, toUndo] = [player.bet(), player.bet()];
  await bet(toWin);
  await bet(toUndo);
  fixture.clock.advance(2 * 3_600_000);
  expect(await bet(player.bet())).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED', balance: 800_000 });
  expect((await player.balance()).status).toBe('RS_OK');
  expect((await win(player.win(toWin))).status).toBe('RS_OK');
  expect(await rollback(player.rollback(toUndo))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('RS_ERROR_INVALID_GAME: a game that is unknown or closed takes no bets, and pays what is in play', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const game = await createGame(db.kysely, { vendor: fixture.vendor });
  const placed = player.bet({ game_code: game.code });
  expect((await bet(placed)).status).toBe('RS_OK');
  await db.kysely.updateTable('catalogue.game').set({ enabled: false }).where('id', '=', game.id).execute();
  expect((await bet(player.bet({ game_code: game.code }))).status).toBe('RS_ERROR_INVALID_GAME');
  expect((await bet(player.bet({ game_code: 'no-such-game' }))).status).toBe('RS_ERROR_INVALID_GAME');
  expect((await win(player.win(placed, { game_code: game.code }))).status).toBe('RS_OK');
});

test('RS_ERROR_INVALID_GAME: all games of a brand close with one setting', async () => {
  const closed = await walletFixture(db, { brand: { settings: { gamesOpen: false } } });
  const player = await closed.player({ balance: 1_000_000n });
  expect((await closed.bet(player.bet())).status).toBe('RS_ERROR_INVALID_GAME');
});

test('RS_ERROR_WRONG_CURRENCY: for bets and wins', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  expect((await bet(player.bet({ currency: 'USD' }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
  expect((await win(player.win(placed, { currency: 'USD' }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
  expect((await player.balance()).balance).toBe(900_000);
});

test.each(['', 'X', 'US', 'UNKNOWN-CURRENCY', 'x'.repeat(30_000)])(
  'RS_ERROR_WRONG_CURRENCY: an unknown currency, whatever its length (%#)',
  async (currency) => {
    const player = await fixture.player({ balance: 1_000_000n });
    const placed = player.bet();
    await bet(placed);
    expect(await bet(player.bet({ currency }))).toMatchObject({
      status: 'RS_ERROR_WRONG_CURRENCY',
      user: player.walletUser,
      currency: 'THB',
      balance: 900_000,
    });
    expect((await win(player.win(placed, { currency }))).status).toBe('RS_ERROR_WRONG_CURRENCY');
    // A known transaction that comes again with it is still a duplicate.
    const again = await bet({ ...placed, request_uuid: randomUUID(), currency });
    expect(again).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: 900_000 });
  },
);

test.each(['disabled', 'self_excluded'] as const)(
  'RS_ERROR_USER_DISABLED: a %s player places no bets, and is paid what is in play',
  async (status) => {
    const player = await fixture.player({ balance: 1_000_000n });
    const [toWin, toUndo] = [player.bet(), player.bet()];
    await bet(toWin);
    await bet(toUndo);
    await db.kysely.updateTable('members.member').set({ status }).where('id', '=', player.memberId).execute();
    expect(await bet(player.bet())).toMatchObject({ status: 'RS_ERROR_USER_DISABLED', balance: 800_000 });
    expect(await bet(player.bet({ is_free: true }))).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect((await win(player.win(toWin))).status).toBe('RS_OK');
    expect(await rollback(player.rollback(toUndo))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  },
);

test('RS_ERROR_INVALID_SIGNATURE: missing, of another key, or of another body', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const body = JSON.stringify(player.bet());
  const header = fixture.vendor.signature_header;
  for (const signature of ['', 'bm9uc2Vuc2U=', '%%%']) {
    const { httpStatus, reply } = await fixture.post('/transaction/bet', body, { [header]: signature });
    expect(httpStatus).toBe(200);
    expect(reply).toEqual({
      user: '',
      status: 'RS_ERROR_INVALID_SIGNATURE',
      request_uuid: '',
      currency: '',
      balance: 0,
    });
  }
  expect((await player.balance()).balance).toBe(1_000_000);
});

test('the signature is over the bytes: the same JSON with other spacing is not what was signed', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const message = player.bet();
  const signed = JSON.stringify(message);
  const spaced = JSON.stringify(message, null, 1);
  expect(JSON.parse(spaced)).toEqual(JSON.parse(signed));
  const signature = fixture.signatureOf(signed);
  const header = fixture.vendor.signature_header;
  const refused = await fixture.post('/transaction/bet', spaced, { [header]: signature });
  expect(refused.reply).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  const taken = await fixture.post('/transaction/bet', signed, { [header]: signature });
  expect(taken.reply).toMatchObject({ status: 'RS_OK', balance: 900_000 });
});

test('RS_ERROR_NOT_ENOUGH_MONEY: with the true balance, down to the last unit', async () => {
  const player = await fixture.player({ balance: 100_000n });
  expect(await bet(player.bet({ amount: 100_001 }))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 100_000,
  });
  expect(await bet(player.bet({ amount: 100_000 }))).toMatchObject({ status: 'RS_OK', balance: 0 });
});

test('RS_ERROR_DUPLICATE_TRANSACTION: one transaction id with other data', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  expect((await bet({ ...placed, request_uuid: randomUUID(), amount: 1 })).status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  );
});

test('RS_ERROR_TRANSACTION_DOES_NOT_EXIST: a win whose bet is unknown', async () => {
  const player = await fixture.player();
  expect((await win(player.win(player.bet()))).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
});

test('RS_ERROR_TRANSACTION_ROLLED_BACK: a win on a bet that was rolled back', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  await rollback(player.rollback(placed));
  expect(await win(player.win(placed))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    balance: 1_000_000,
  });
});

test('RS_ERROR_LIMIT_REACHED: above the brand’s largest stake, or the member’s own, whichever is stricter', async () => {
  const limited = await walletFixture(db, { brand: { settings: { maxStake: '3.50' } } });
  const player = await limited.player({ balance: 10_000_000n });
  const limit = (maxStake: bigint) =>
    db.kysely
      .insertInto('vendor_wallet.bet_limit')
      .values({ member_id: player.memberId, max_stake: maxStake, set_at: limited.clock.now() })
      .onConflict((on) => on.column('member_id').doUpdateSet({ max_stake: maxStake }))
      .execute();
  const statusOf = async (amount: number) => (await limited.bet(player.bet({ amount }))).status;
  expect(await statusOf(350_001)).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await statusOf(350_000)).toBe('RS_OK');
  await limit(200_000n);
  expect(await statusOf(200_001)).toBe('RS_ERROR_LIMIT_REACHED');
  await limit(900_000n);
  expect(await statusOf(350_001)).toBe('RS_ERROR_LIMIT_REACHED');
});

test('a brand without a largest stake of its own has the default one', async () => {
  const { maxStake } = brandSettings.parse({});
  const limit = Number(parseMoney(maxStake));
  const player = await fixture.player({ balance: 100_000_000_000n });
  expect((await bet(player.bet({ amount: limit + 1 }))).status).toBe('RS_ERROR_LIMIT_REACHED');
  expect((await bet(player.bet({ amount: limit }))).status).toBe('RS_OK');
});

test('a limit that cannot be read stops every stake instead of none', async () => {
  const broken = await walletFixture(db, { brand: { settings: { maxStake: 'a lot' } } });
  const player = await broken.player({ balance: 10_000_000n });
  expect((await broken.bet(player.bet({ amount: 1 }))).status).toBe('RS_ERROR_LIMIT_REACHED');
});

test('RS_ERROR_LIMIT_REACHED: a win above the largest possible amount is not credited and raises an alert', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const placed = player.bet();
  await bet(placed);
  const body = JSON.stringify(player.win(placed)).replace('"amount":100000', '"amount":9223372036854775807');
  expect((await fixture.post('/transaction/win', body)).reply).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    balance: 900_000,
  });
  const alerts = await db.kysely.selectFrom('vendor_wallet.alert').selectAll().execute();
  expect(alerts.map((alert) => alert.kind)).toContain('win_beyond_limit');
});

test('RS_ERROR_WRONG_SYNTAX: no JSON, or a field is missing', async () => {
  expect((await fixture.post('/transaction/bet', '{')).reply.status).toBe('RS_ERROR_WRONG_SYNTAX');
  expect((await fixture.post('/transaction/bet', '{}')).reply.status).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('RS_ERROR_WRONG_TYPES: an amount that is a text', async () => {
  const player = await fixture.player();
  expect((await bet(player.bet({ amount: '100000' }))).status).toBe('RS_ERROR_WRONG_TYPES');
});

test('RS_ERROR_UNKNOWN: the row of the player’s account is locked by another transaction for longer than the lock timeout', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  const holder = await ownerOf(url);
  // As it is outside of tests.
  await holder.query(`alter function vendor_wallet.apply_batch set lock_timeout = '250ms'`);
  await holder.query('begin');
  await holder.query('select from ledger.account where owner_id = $1 for update', [player.memberId]);
  const reply = await bet(player.bet());
  await holder.query('rollback');
  await holder.query(`alter function vendor_wallet.apply_batch set lock_timeout = '60s'`);
  await holder.end();
  expect(reply).toMatchObject({ status: 'RS_ERROR_UNKNOWN', user: player.walletUser });
  expect((await player.balance()).balance).toBe(1_000_000);
});

test('RS_ERROR_TIMEOUT: no connection to be had within the deadline of 900 ms', async () => {
  const player = await hurried.player({ balance: 1_000_000n });
  const taken = await Promise.all(Array.from({ length: 15 }, () => db.pool.connect()));
  // The last connection reads the vendor's record, which is kept for a second: what was read before has to be over.
  await sleep(1100);
  await hurried.sendUntilKnown('/transaction/bet', player.bet());
  taken.push(await db.pool.connect());
  const placed = player.bet();
  const startedMs = performance.now();
  const reply = await hurried.bet(placed);
  const tookMs = performance.now() - startedMs;
  for (const client of taken) client.release();
  expect(reply).toMatchObject({ status: 'RS_ERROR_TIMEOUT', request_uuid: placed['request_uuid'] });
  // Of a wait that ends by itself after a minute.
  expect(tookMs).toBeLessThan(5000);
  // The vendor, not knowing, rolls back. Whether the bet came through in the meantime or not: all is as before.
  expect(await hurried.sendUntilKnown('/transaction/rollback', player.rollback(placed))).toMatchObject({
    status: 'RS_OK',
    balance: 900_000,
  });
});

test('every status of the protocol has been reached', () => {
  expect([...fixture.reached.union(hurried.reached)].sort()).toEqual([...WALLET_STATUSES].sort());
});

test('RS_ERROR_INVALID_PARTNER: a vendor that keeps players’ money itself takes none of it by bets, and is shown no balance', async () => {
  const player = await fixture.player({ balance: 1_000_000n });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ wallet_kind: 'transfer' })
    .where('id', '=', fixture.vendor.id)
    .execute();
  // Records of vendors are read once a second.
  await sleep(1100);
  const staked = player.bet();
  for (const answered of [
    bet(staked),
    player.balance(),
    win(player.win(staked)),
    rollback(player.rollback(staked)),
  ])
    expect(await answered).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER', balance: 0 });
  expect(await walletBalance(db.kysely, { merchantId: fixture.brand.id, memberId: player.memberId })).toBe(
    1_000_000n,
  );
});

test('the invariants of ledger and wallet hold at the end of this file', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
});
