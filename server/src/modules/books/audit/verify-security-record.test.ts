import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { identityFixture } from '../../people/authentication/identity.factory.ts';
import { ownerOf } from '../ledger/ledger.factory.ts';
import { sealSecurityRecord } from './record/seal-security-record.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { verifySecurityRecord } from './verify-security-record.ts';

/**
 * An attacker with all rights rewrites the record; verification of the chain names the first line that does
 * not fit.
 */
const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const { context, clock } = identityFixture(db, brand);
const owner = await ownerOf(url);
const memberId = randomUUID();
for (let n = 1; n <= 12; n++) await note(n);
// A transaction that was rolled back leaves a gap: number 13.
await owner.query("select nextval('audit.security_event_number')");
for (let n = 14; n <= 26; n++) await note(n);
const sealed = await sealSecurityRecord(db.kysely, 10);
await owner.query('create table public.kept as select * from audit.security_event');
await owner.query('create table public.kept_block as select * from audit.security_block');

function note(n: number, userAgent = n % 2 ? 'เครื่องของฉัน, "5:abc"\n|' : '') {
  const after = n % 3 ? { n, name: 'a\\"b', deep: null } : undefined;
  const event = { kind: 'passkey_added', memberId, ...(after ? { after } : {}) } as const;
  return recordSecurityEvent(db.kysely, event, {
    ...context({ userAgent, country: n % 5 ? 'TH' : null }),
    now: clock.now(),
  });
}

/** Restores the record before each test, with the triggers off, as an attacker would have them. */
beforeEach(async () => {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query('delete from audit.security_event where number <= 26');
  await owner.query('insert into audit.security_event select * from public.kept on conflict do nothing');
  await owner.query('delete from audit.security_block');
  await owner.query('insert into audit.security_block select * from public.kept_block');
});

test('an unchanged record passes, whatever text the user agents contain', async () => {
  expect(sealed).toBe(25);
  expect(await verifySecurityRecord(db.kysely)).toEqual({
    blocks: 3,
    events: 25,
    unsealed: 0,
    violations: [],
  });
});

test('sealing again seals only new lines', async () => {
  expect(await sealSecurityRecord(db.kysely)).toBe(0);
});

test.each([
  ['the address', "address = '10.9.9.9'"],
  ['the account', 'member_id = gen_random_uuid()'],
  ['the time', "at = at + interval '1 microsecond'"],
  ['what it was before', `before = '{"n": 1}'`],
  ['what it was after', "after = jsonb_set(after, '{n}', '99')"],
  ['the kind', "kind = 'passkey_removed'"],
  ['the country, to none', 'country = null'],
])('a change of %s in a sealed line is detected, and the line is named', async (_what, change) => {
  await owner.query(`update audit.security_event set ${change} where number in (14, 17)`);
  expect((await verifySecurityRecord(db.kysely)).violations).toEqual([
    {
      rule: 'sealed lines of the security record are as they were when sealed',
      row: { event: 14n, block: 2n },
    },
  ]);
});

test('text moved from one field to the next is detected', async () => {
  await owner.query(
    "update audit.security_event set kind = 'passkey', address = '_added' || address where number = 4",
  );
  expect((await verifySecurityRecord(db.kysely)).violations).toMatchObject([{ row: { event: 4n } }]);
});

test.each([7n, 10n, 11n, 26n])(
  'deletion of sealed line %s is detected, and the line is named',
  async (number) => {
    await owner.query('delete from audit.security_event where number = $1', [number]);
    expect((await verifySecurityRecord(db.kysely)).violations).toMatchObject([
      { rule: 'no sealed line of the security record is missing', row: { event: number } },
    ]);
  },
);

test('a line inserted among sealed ones is detected, and the line is named', async () => {
  await owner.query('update audit.security_event set number = 13 where number = 26');
  expect((await verifySecurityRecord(db.kysely)).violations).toEqual([
    {
      rule: 'no line was added to what is sealed of the security record',
      row: { event: 13n, block: 2n },
    },
  ]);
});

test('a line rewritten together with its block is detected in the next block', async () => {
  await owner.query("update audit.security_event set address = '10.9.9.9' where number = 14");
  await owner.query(`update audit.security_block b set digests = (
    select string_agg(sha256(convert_to(audit.security_event_line(e), 'UTF8')), '' order by e.number)
    from audit.security_event e where e.number between 11 and 21) where number = 2`);
  expect((await verifySecurityRecord(db.kysely)).violations).toMatchObject([
    { rule: 'a block of the security record keeps the hashes it was sealed with', row: { block: 2n } },
  ]);
  await owner.query(
    'update audit.security_block set sha256 = sha256(previous_sha256 || digests) where number = 2',
  );
  expect((await verifySecurityRecord(db.kysely)).violations).toMatchObject([
    { rule: 'each block of the security record names the hash of the one before it', row: { block: 3n } },
  ]);
});

test('removal of a block is detected', async () => {
  await owner.query('delete from audit.security_block where number = 2');
  expect((await verifySecurityRecord(db.kysely)).violations).toMatchObject([
    { rule: 'blocks of the security record are numbered without a gap', row: { block: 3n } },
  ]);
});

test('neither the application nor the database owner can change or truncate record and blocks', async () => {
  await owner.query("set session_replication_role = 'origin'");
  for (const table of ['audit.security_event', 'audit.security_block']) {
    for (const statement of [
      `update ${table} set number = number`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(owner.query(statement)).rejects.toThrow(/is append-only/);
      await expect(db.pool.query(statement)).rejects.toThrow(/permission denied/);
    }
  }
  await expect(
    db.pool.query('insert into audit.security_block select * from audit.security_block'),
  ).rejects.toThrow(/permission denied/);
});

test('npm run verify counts the record, names the first line that does not fit, and fails', async () => {
  const good = await runVerify();
  expect(good.stdout).toContain('security record: 3 blocks, 25 sealed events, 0 after them');
  expect(good.code).toBe(0);
  await owner.query("update audit.security_event set device = 'another' where number = 14");
  const bad = await runVerify();
  expect(bad.stdout).toContain(
    'DOES NOT FIT  sealed lines of the security record are as they were when sealed: event 14, block 2',
  );
  expect(bad.code).toBe(1);
});

test('an open transaction with a line delays the sealing, and no other writer', async () => {
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('begin');
  await owner.query(
    `insert into audit.security_event (id, merchant_id, member_id, kind, address, device, at)
     values (gen_random_uuid(), $1, $2, 'session_opened', '10.0.0.1', '', now())`,
    [brand.id, memberId],
  );
  // Written while the other transaction is open and the sealing waits for it.
  const sealing = sealSecurityRecord(db.kysely);
  await note(26);
  await owner.query('commit');
  await sealing;
  expect(await verifySecurityRecord(db.kysely)).toMatchObject({ violations: [] });
  await sealSecurityRecord(db.kysely);
  expect(await verifySecurityRecord(db.kysely)).toMatchObject({ events: 27, unsealed: 0, violations: [] });
});

function runVerify(): Promise<{ code: number; stdout: string }> {
  const script = fileURLToPath(new URL('../../../verify.ts', import.meta.url));
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script],
      { env: { ...process.env, DATABASE_URL: url } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout: stdout + stderr }),
    );
  });
}
