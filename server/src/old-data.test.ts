import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { sealSecurityRecord } from './modules/books/audit/record/seal-security-record.ts';
import { verifySecurityRecord } from './modules/books/audit/verify-security-record.ts';
import { checkInvariants } from './modules/books/ledger/check-invariants.ts';
import { rollUpHouses } from './modules/books/ledger/keeping/roll-up-houses.ts';
import { fundWallet } from './modules/books/ledger/ledger.factory.ts';
import { sealTransfers } from './modules/books/ledger/seal-transfers.ts';
import { verifyChain } from './modules/books/ledger/verify-chain.ts';
import { walletBalance } from './modules/books/ledger/wallet-balance.ts';
import { checkWalletInvariants } from './modules/money/vendor-wallet/check-wallet-invariants.ts';
import { TOTP_SECRETS, totpPlace } from './modules/people/authentication/factors/totp-secret.ts';
import { findInvitation } from './modules/people/members/invitations/find-invitation.ts';
import { checkBetInvariants } from './modules/play/bets/check-bet-invariants.ts';
import { addUpDays } from './modules/play/bets/records/add-up-days.ts';
import { oldDatabase } from './old-data.factory.ts';
import { OLD_TOTP_SECRET } from './old-identity.factory.ts';
import { bringUnderKey } from './platform/sealing/bring-under-key.ts';
import { openDatabase } from './platform/sql/database.ts';
import { prepareDatabase } from './platform/sql/prepare-database.ts';
import { testSecrets } from './platform/testing/test-secrets.ts';

/** This program starts on an older portal's database and must keep its data. */
const old = await oldDatabase();
const { merchantId } = old;
const owner = new Client({ connectionString: old.url });
await owner.connect();
await prepareDatabase(owner);
const db = openDatabase({ url: old.url, maxConnections: 4 });
afterAll(async () => {
  await owner.end();
  await db.close();
});

test('sessions, remember-me tokens, invitations and failed logins of before are there', async () => {
  const { memberId } = old.player;
  const { rows: sessions } = await owner.query(
    `select s.member_id, t.id as token from authentication.session s
     join authentication.remember_me_token t on t.id = s.remember_me_token_id`,
  );
  expect(sessions).toEqual([{ member_id: memberId, token: 'an-old-series' }]);
  const brand = { id: merchantId, timeZone: 'Asia/Bangkok' };
  expect(await findInvitation(db.kysely, brand, 'OLD01', new Date())).toMatchObject({
    agentId: old.agent.memberId,
  });
  const { rows: failures } = await owner.query('select method, member_id, hits from audit.access_failure');
  expect(failures).toEqual([{ method: 'username', member_id: memberId, hits: 2 }]);
});

test('an authenticator app of before still proves its member', async () => {
  const { memberId } = old.player;
  const { rows } = await owner.query('select secret from authentication.totp where member_id = $1', [
    memberId,
  ]);
  expect(testSecrets().open(rows[0].secret, totpPlace(memberId))).toBe(OLD_TOTP_SECRET);
  await bringUnderKey(db, testSecrets(), [TOTP_SECRETS]);
});

test('the security record of before verifies, and is sealed on', async () => {
  expect(await verifySecurityRecord(db.kysely)).toMatchObject({ blocks: 1, events: 2, unsealed: 1 });
  expect(await sealSecurityRecord(db.kysely)).toBe(1);
  expect(await verifySecurityRecord(db.kysely)).toEqual({
    blocks: 2,
    events: 3,
    unsealed: 0,
    violations: [],
  });
});

test('every member keeps the balance, an agent in an agent’s account', async () => {
  expect(old.balances).toHaveLength(4);
  for (const { memberId, balance } of old.balances)
    expect(await walletBalance(db.kysely, { merchantId, memberId })).toBe(balance);
  const { rows } = await owner.query<{ id: bigint; kind: string }>(
    'select id, kind from ledger.account where is_wallet order by id',
  );
  expect(rows).toEqual([
    { id: old.agent.accountId, kind: 'agent' },
    { id: old.subAgent.accountId, kind: 'agent' },
    { id: old.player.accountId, kind: 'player_cash' },
    { id: old.loser.accountId, kind: 'player_cash' },
  ]);
});

test('names are kept in the languages they were shown in, and a search finds them', async () => {
  const { rows: games } = await owner.query(
    'select code, name, search_key as key, sound_key as sound, max_bet from catalogue.game order by code',
  );
  expect(games).toEqual([
    { code: 'blank', name: { EN: 'blank' }, key: 'blank', sound: 'blank', max_bet: null },
    {
      code: 'dice',
      name: { EN: 'Dice', TH: 'ลูกเต๋า' },
      // Without the tone mark; and each Thai letter by its sound.
      key: 'dice\nลูกเตา',
      sound: 'dice\nluketa',
      max_bet: null,
    },
    { code: 'reels', name: { EN: 'Reels' }, key: 'reels', sound: 'reels', max_bet: null },
  ]);
  const { rows: brands } = await owner.query('select name, settings from brands.merchant where id = $1', [
    merchantId,
  ]);
  const [brand] = brands;
  // A reader of Vietnamese was shown the English name.
  expect(brand.name).toEqual({ TH: 'เก่า', EN: 'Old', VI: 'Old' });
  expect(brandSettings.parse(brand.settings).site.resources).toMatchObject([
    { resourceType: 'android', label: { EN: 'App', CN: '应用' } },
    { resourceType: 'ios', label: { EN: 'ios' } },
  ]);
});

test('the demo brand of before shows baht; another brand keeps its symbol', async () => {
  const { rows } = await owner.query('select code, currency_symbol from brands.merchant order by code');
  expect(rows).toEqual([
    { code: 'LANNA', currency_symbol: '฿' },
    { code: 'OLD', currency_symbol: 'P' },
  ]);
});

test('the house keeps its balances under the present account kinds', async () => {
  const { rows } = await owner.query<{ kind: string; balance: bigint }>(
    'select kind, balance from ledger.account where not inline',
  );
  const now = new Map(rows.map(({ kind, balance }) => [kind, balance]));
  const names = new Map([
    ['promotion_expense', 'promotion'],
    ['sandbox_deposit', 'clearing'],
  ]);
  for (const { kind, balance } of old.house) expect(now.get(names.get(kind) ?? kind), kind).toBe(balance);
  expect(now.size).toBe(old.house.length);
});

test('every round keeps its figures', async () => {
  const { rows } = await owner.query(
    `select id, account_id, game_code, category, stake, free_stake, payout, closed, status, placed_at, settled_at
     from bets.bet order by id`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(old.rounds);
});

test('what rounds gave back is shown as before, and the days add up from the first settlement on', async () => {
  const { rows } = await owner.query(
    "select id, case when status = 'refunded' then refunded_stake else 0 end as returned from bets.bet order by id",
  );
  expect(rows.map((row) => [row.id, BigInt(row.returned)])).toEqual(
    old.returned.map((row) => [row.id, BigInt(row.returned)]),
  );
  expect(rows.some((row) => BigInt(row.returned) > 0n)).toBe(true);
  await addUpDays(db.kysely);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  const { rows: sums } = await owner.query<{ settled: bigint; bets: bigint; stake: bigint; all: bigint }>(
    `select sum(bets)::bigint as bets, sum(stake)::bigint as stake,
       (select count(*) from bets.bet where status in ('won', 'lost')) as settled,
       (select sum(stake) from bets.bet where status in ('won', 'lost'))::bigint as all from bets.daily_sum`,
  );
  expect(sums[0]?.bets).toBe(sums[0]?.settled);
  expect(sums[0]?.stake).toBe(sums[0]?.all);
});

test('the reconciliation goes on where it was, with the cases it had', async () => {
  const { rows } = await owner.query(
    `select b.reference, c.asks, c.answer, (select placed_before > '-infinity' from vendor_wallet.reconciliation_cursor) as goes_on
     from vendor_wallet.reconciliation_case c join bets.bet b on b.id = c.bet_id`,
  );
  expect(rows).toEqual([{ reference: 'free', asks: 1, answer: 'open', goes_on: true }]);
});

test('the chain that was sealed before is valid, and is continued', async () => {
  const before = await verifyChain(db.kysely);
  expect(before).toMatchObject({ blocks: 2, violations: [] });
  expect(before.unsealed).toBeGreaterThan(5);
  await sealTransfers(db.kysely);
  expect(await verifyChain(db.kysely)).toMatchObject({ blocks: 3, unsealed: 0, violations: [] });
});

test('no rule of the books is broken, also after the next roll-up', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  await rollUpHouses(db.kysely);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a deposit that was made before is found by its reference', async () => {
  const { memberId } = old.player;
  const reference = old.deposits.get(memberId) ?? '';
  const again = (amount: bigint) =>
    db.transaction((tx) => fundWallet(tx, { merchantId, currency: 'THB', memberId, amount, reference }));
  expect(await again(1_000_000n)).toEqual({ outcome: 'repeated' });
  expect(await again(1_000_001n)).toEqual({ outcome: 'conflict' });
});

test('history is append-only as before', async () => {
  await expect(owner.query('update ledger.transfer set amount = 7')).rejects.toThrow(/is append-only/);
  await expect(owner.query('delete from ledger.posting')).rejects.toThrow(/is append-only/);
});
