import { afterAll, expect, test } from 'vitest';
import { sealSecurityRecord } from './modules/books/audit/record/seal-security-record.ts';
import { verifySecurityRecord } from './modules/books/audit/verify-security-record.ts';
import { checkInvariants } from './modules/books/ledger/check-invariants.ts';
import { rollUpHouses } from './modules/books/ledger/keeping/roll-up-houses.ts';
import { fundWallet, ownerOf } from './modules/books/ledger/ledger.factory.ts';
import { sealTransfers } from './modules/books/ledger/seal-transfers.ts';
import { verifyChain } from './modules/books/ledger/verify-chain.ts';
import { checkWalletInvariants } from './modules/money/vendor-wallet/check-wallet-invariants.ts';
import { totpPlace } from './modules/people/authentication/factors/totp-secret.ts';
import { findInvitation } from './modules/people/members/invitations/find-invitation.ts';
import { checkBetInvariants } from './modules/play/bets/check-bet-invariants.ts';
import { addUpDays } from './modules/play/bets/records/add-up-days.ts';
import {
  asBeforeBaseline,
  contents,
  fillPortal,
  laterMigrations,
  OLD_TOTP_SECRET,
} from './old-data.factory.ts';
import { bringUnderKey } from './platform/sealing/bring-under-key.ts';
import { isPrepared, prepareDatabase } from './platform/sql/prepare-database.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testSecrets } from './platform/testing/test-secrets.ts';

/**
 * This program starts on the database of a portal from before the baseline, which has the baseline's tables by the migrations that it stands
 * for, and must keep its data.
 */
const { db, url } = await testDatabase();
const old = await fillPortal(db);
const owner = await ownerOf(url);
const names = await asBeforeBaseline(owner);
const before = await contents(owner);
const wasPrepared = await isPrepared(owner);
const applied = await prepareDatabase(owner);
const after = await contents(owner);
afterAll(() => old.identity.settled());

test('the baseline is noted and not applied, what came later is applied, and what was applied before stays noted', async () => {
  expect(wasPrepared).toBe(false);
  expect(applied).toEqual(await laterMigrations());
  expect(await isPrepared(owner)).toBe(true);
  const { rows } = await owner.query<{ name: string }>('select name from public.lanna_migration');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['0001-baseline.sql', ...names]));
  expect(await prepareDatabase(owner)).toEqual([]);
});

test('every row of every table is as it was', () => {
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      'agents.link',
      'audit.security_event',
      'authentication.session',
      'bets.bet',
      'brands.merchant',
      'ledger.account',
      'ledger.block',
      'members.affiliate_code',
      'payments.channel',
    ]),
  );
  expect(new Map([...after].filter(([table]) => before.has(table)))).toEqual(before);
  // What its demo player has moved and played is taken along by the migration that sets such players apart.
  expect([...after.keys()].filter((table) => !before.has(table)).sort()).toEqual([
    'bets.demo_game_sum',
    'bets.demo_minute_sum',
    'ledger.demo_daily_sum',
    'ledger.demo_owner',
  ]);
});

test('a database that lacks one of the migrations is refused, with the version it passes through first', async () => {
  const last = names.at(-1);
  await owner.query('begin');
  await owner.query('delete from public.lanna_migration where name = any ($1)', [
    ['0001-baseline.sql', last],
  ]);
  await expect(prepareDatabase(owner)).rejects.toThrow(
    new RegExp(`lacks 1 of the ${names.length} .* ${last}\\. Start it once with .* commit [0-9a-f]{8}`),
  );
  await owner.query('rollback');
});

test('an account logs in with its password, an invitation is found, and an authenticator app proves its member', async () => {
  await expect(old.identity.logInAs('keeper')).resolves.toBeDefined();
  expect(await findInvitation(db.kysely, old.brand, old.invitation.code, new Date())).not.toBeNull();
  const { memberId } = old.player;
  const { rows } = await owner.query('select secret from authentication.totp where member_id = $1', [
    memberId,
  ]);
  expect(testSecrets().open(rows[0].secret, totpPlace(memberId))).toBe(OLD_TOTP_SECRET);
  await bringUnderKey(db, testSecrets(), [old.sealed]);
});

test('the security record verifies, and is sealed on', async () => {
  const record = await verifySecurityRecord(db.kysely);
  expect(record).toMatchObject({ blocks: 1, violations: [] });
  expect(record.unsealed).toBeGreaterThan(0);
  await sealSecurityRecord(db.kysely);
  expect(await verifySecurityRecord(db.kysely)).toMatchObject({ blocks: 2, unsealed: 0, violations: [] });
});

test('a round that was open is won, and the chain of transfers is continued', async () => {
  const chain = await verifyChain(db.kysely);
  expect(chain).toMatchObject({ blocks: 1, violations: [] });
  expect(chain.unsealed).toBeGreaterThan(1);
  expect(await old.wallet.win(old.loser.win(old.open, { amount: 70_000 }))).toMatchObject({
    status: 'RS_OK',
  });
  await sealTransfers(db.kysely);
  expect(await verifyChain(db.kysely)).toMatchObject({ blocks: 2, unsealed: 0, violations: [] });
});

test('no rule of the books is broken, also after the next roll-up', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  await rollUpHouses(db.kysely);
  await addUpDays(db.kysely);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

test('a deposit that was made before is found by its reference', async () => {
  const again = (amount: bigint) => db.transaction((tx) => fundWallet(tx, { ...old.deposit, amount }));
  expect(await again(1_000_000n)).toEqual({ outcome: 'repeated' });
  expect(await again(1_000_001n)).toEqual({ outcome: 'conflict' });
});

test('history is append-only', async () => {
  for (const table of ['ledger.transfer', 'ledger.posting', 'audit.security_event', 'bets.settlement'])
    await expect(owner.query(`delete from ${table}`), table).rejects.toThrow(/is append-only/);
});
