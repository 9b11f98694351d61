import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from './check-invariants.ts';
import { rollUpHouses } from './keeping/roll-up-houses.ts';
import { ledgerFixture, ownerOf } from './ledger.factory.ts';
import { sealTransfers } from './seal-transfers.ts';
import { verifyChain } from './verify-chain.ts';

/** An attacker with all rights rewrites history; the chain and the sums name the first row that does not fit. */
const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const [one, other] = [await fixture.open(), await fixture.open()];
for (let n = 1n; n <= 25n; n++) {
  await fixture.deposit(n % 2n ? one.memberId : other.memberId, n * 100n, randomUUID());
  // The id 11, between the first two blocks, stays free, as one does whose transaction was rolled back.
  if (n === 10n) await owner.query("select nextval('ledger.transfer_id')");
}
await rollUpHouses(db.kysely);
const sealed = await sealTransfers(db.kysely, 10);
await owner.query('create table public.kept as select * from ledger.transfer');
await owner.query('create table public.kept_block as select * from ledger.block');

/** History as it was, before each test: with the triggers off, as the tamperer has them. */
beforeEach(async () => {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query('delete from ledger.transfer; insert into ledger.transfer select * from public.kept');
  await owner.query('delete from ledger.block; insert into ledger.block select * from public.kept_block');
});

test('an unchanged history verifies', async () => {
  expect(sealed).toBe(25);
  expect(await verifyChain(db.kysely)).toEqual({ blocks: 3, transfers: 25, unsealed: 0, violations: [] });
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('sealing again seals only what is new', async () => {
  expect(await sealTransfers(db.kysely)).toBe(0);
});

test.each([
  ['an amount', 'update ledger.transfer set amount = amount + 1 where id = 13'],
  ['a time', "update ledger.transfer set event_at = event_at + interval '1 microsecond' where id = 13"],
  ['a reference', 'update ledger.transfer set group_id = gen_random_uuid() where id = 13'],
  [
    'the accounts',
    'update ledger.transfer set debit_account = credit_account, credit_account = debit_account where id = 13',
  ],
])('a change to %s of a sealed transfer is found, and the block is named', async (_what, statement) => {
  await owner.query(statement);
  expect((await verifyChain(db.kysely)).violations).toEqual([
    {
      rule: 'sealed transfers are as they were when sealed',
      row: { block: 2n, firstTransfer: 12n, lastTransfer: 21n },
    },
  ]);
});

test('the deletion of a sealed transfer is found', async () => {
  await owner.query('delete from ledger.transfer where id = 13');
  expect((await verifyChain(db.kysely)).violations).toMatchObject([
    {
      rule: 'a sealed block has as many transfers as when it was sealed',
      row: { block: 2n, sealed: 10, found: 9 },
    },
  ]);
});

test('a transfer inserted between two blocks is found', async () => {
  await owner.query(`insert into ledger.transfer
    select (jsonb_populate_record(t, '{"id": 11}')).* from ledger.transfer t where id = 12`);
  expect((await verifyChain(db.kysely)).violations).toMatchObject([
    {
      rule: 'a sealed block has as many transfers as when it was sealed',
      row: { block: 2n, sealed: 10, found: 11 },
    },
  ]);
});

test('the deletion of a block’s last transfer is found, even if the block’s end is moved before it', async () => {
  await owner.query('delete from ledger.transfer where id = 21');
  await owner.query('update ledger.block set last_id = 20, transfers = 9 where number = 2');
  expect((await verifyChain(db.kysely)).violations).toMatchObject([
    { rule: 'sealed transfers are as they were when sealed', row: { block: 2n } },
  ]);
});

test('a rewritten block with a matching hash is found by the hash in the next block', async () => {
  await owner.query('update ledger.transfer set event_at = now() where id = 13');
  await owner.query(`update ledger.block b set sha256 = (
    select sha256(b.previous_sha256 || convert_to(string_agg(ledger.transfer_line(t), E'\\n' order by id), 'UTF8'))
    from ledger.transfer t where id between 12 and 21) where number = 2`);
  expect((await verifyChain(db.kysely)).violations).toMatchObject([
    { rule: 'each block names the hash of the one before it', row: { block: 3n } },
  ]);
});

test('the removal of a block is found', async () => {
  await owner.query('delete from ledger.block where number = 2');
  expect((await verifyChain(db.kysely)).violations).toMatchObject([
    { rule: 'blocks are numbered without a gap', row: { block: 3n } },
  ]);
});

test('npm run verify says what it looked at, names the first row that does not fit, and fails', async () => {
  const good = await runVerify();
  expect(good.stdout).toContain('chain: 3 blocks, 25 sealed transfers, 0 after them');
  expect(good.stdout).toContain('Everything fits.');
  expect(good.code).toBe(0);
  await owner.query('update ledger.transfer set amount = amount + 7 where id = 13');
  const bad = await runVerify();
  expect(bad.stdout).toContain('sealed transfers are as they were when sealed: block 2');
  expect(bad.stdout).toContain(`an inline balance is the sum of its transfers: account ${other.accountId}`);
  expect(bad.stdout).toContain('each transfer carries on from the balance before it: transfer 13');
  expect(bad.code).toBe(1);
});

test('npm run verify says so when there is no database to be reached', async () => {
  const { code, stderr } = await runVerify('postgres://unknown:x@127.0.0.1:1/none');
  expect(stderr).toContain('The books could not be verified.');
  expect(code).toBe(2);
});

function runVerify(databaseUrl = url): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = fileURLToPath(new URL('../../../verify.ts', import.meta.url));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      { env: { ...process.env, DATABASE_URL: databaseUrl } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
