import { randomUUID } from 'node:crypto';
import { moneyOf } from '@lanna/contract/money';
import { isSealed } from '@lanna/rules/sealed-rows';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { growBlockTrees } from '../../books/ledger/grow-block-trees.ts';
import { ledgerFixture, ownerOf } from '../../books/ledger/ledger.factory.ts';
import { sealTransfers } from '../../books/ledger/seal-transfers.ts';
import { proveStatement } from './prove-statement.ts';
import { backdate, NOW, readerOf } from './records.factory.ts';
import { showStatement } from './show-statement.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const [one, other] = [await fixture.open(), await fixture.open()];
const me = readerOf(fixture.brand, one.memberId);
// Ten of long ago, ten of five days ago, ten of today.
for (let n = 1n; n <= 30n; n++) {
  await fixture.deposit(one.memberId, n * 100_000n);
  await fixture.deposit(other.memberId, 7n);
}
await backdate(owner, { account: one.accountId, versions: [1, 10], days: 500 });
await backdate(owner, { account: one.accountId, versions: [11, 20], days: 5 });
await fixture.withdraw(one.memberId, 400_000n);

const day = (daysAgo: number) =>
  Temporal.Instant.fromEpochMilliseconds(NOW.getTime())
    .toZonedDateTimeISO('Asia/Bangkok')
    .toPlainDate()
    .subtract({ days: daysAgo })
    .toString();
const names = [
  async (_db: unknown, references: readonly string[]) =>
    new Map(references.map((reference) => [reference, { EN: `about ${reference}` }])),
];
const deps = { db: db.kysely, names, now: NOW };
const statement = (query: Partial<Parameters<typeof showStatement>[2]> = {}, reader = me) =>
  showStatement(deps, reader, { pageSize: 25, ...query });

test('every change stands once, newest first, each carrying on from the balance before it', async () => {
  const { rows, changes, opening, closing, next } = await statement();
  expect([changes, rows.length, next]).toEqual([21, 21, null]);
  expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, at) => 31 - at));
  let balance = moneyOf(opening);
  for (const row of rows.toReversed()) {
    balance += moneyOf(row.change);
    expect(row.balance).toBe(rows.find(({ version }) => version === row.version)?.balance);
    expect(moneyOf(row.balance)).toBe(balance);
  }
  expect(moneyOf(closing)).toBe(balance);
  // What came before the period is in its opening balance: 1 + 2 + … + 10.
  expect(opening).toBe('55.00');
});

test('both legs and what it was for are named', async () => {
  const { rows } = await statement();
  expect(rows[0]).toMatchObject({
    code: 'withdrawal',
    change: '-4.00',
    other: { kind: 'withdrawal', purpose: '', own: true, name: null },
    about: `about ${rows[0]?.reference}`,
  });
  expect(rows[1]).toMatchObject({
    code: 'deposit',
    other: { kind: 'clearing', purpose: 'SANDBOX', own: false },
  });
});

test('pages go on where the one before ended, whatever moved meanwhile, and the last says so', async () => {
  const first = await statement({ pageSize: 8 });
  await fixture.deposit(one.memberId, 1n);
  const versions = first.rows.map(({ version }) => version);
  for (let { next } = first; next; ) {
    const page = await statement({ pageSize: 8, before: next });
    versions.push(...page.rows.map(({ version }) => version));
    next = page.next;
  }
  expect(versions).toEqual(Array.from({ length: 21 }, (_, at) => 31 - at));
});

test('periods that meet share no row and leave none out', async () => {
  const [earlier, later] = [
    await statement({ from: day(200), to: day(3) }),
    await statement({ from: day(2), to: day(0) }),
  ];
  expect(earlier.changes + later.changes).toBe(22);
  expect(earlier.closing).toBe(later.opening);
  expect((await statement({ from: day(4), to: day(3) })).rows).toEqual([]);
});

test('a brand’s day begins at its own midnight', async () => {
  const { rows } = await owner.query<{ day: string }>(
    `select distinct (created_at at time zone 'Asia/Bangkok')::date::text as day from ledger.transfer
     where credit_account = $1 and credit_version between 11 and 20`,
    [one.accountId],
  );
  const [only] = rows;
  expect((await statement({ from: only?.day, to: only?.day })).changes).toBe(10);
});

test.each([
  ['the first day after the last', { from: day(0), to: day(3) }],
  ['a hundred years', { from: '1926-01-01', to: day(0) }],
  ['a day more than a year', { from: day(366), to: day(0) }],
])('%s is refused', async (_what, days) => {
  await expect(statement(days)).rejects.toMatchObject({
    code: 'record_period_refused',
    facts: { daysMax: 366 },
  });
});

test('another’s account is unknown, as is one’s own in another brand; a member without a wallet has an empty statement', async () => {
  await expect(statement({ account: String(other.accountId) })).rejects.toMatchObject({
    code: 'record_account_unknown',
  });
  const elsewhere = readerOf({ ...fixture.brand, id: randomUUID() }, one.memberId);
  await expect(statement({ account: String(one.accountId) }, elsewhere)).rejects.toMatchObject({
    code: 'record_account_unknown',
  });
  await expect(
    proveStatement(db.kysely, elsewhere, { account: String(one.accountId), first: 1, last: 9 }),
  ).rejects.toMatchObject({ code: 'record_account_unknown' });
  expect(await statement({}, readerOf(fixture.brand, randomUUID()))).toMatchObject({
    account: null,
    rows: [],
  });
});

test('money in process has a statement of its own', async () => {
  const { accounts } = await statement();
  const process = accounts.find(({ kind }) => kind === 'withdrawal');
  expect(process).toMatchObject({ balance: '4.00', transfers: 1 });
  const { rows } = await statement({ account: process?.id });
  expect(rows).toMatchObject([{ version: 1, change: '4.00', other: { kind: 'player_cash' } }]);
});

test('a stretch of the statement is proved, and goes red where a row was changed in the books', async () => {
  await sealTransfers(db.kysely, 20);
  await growBlockTrees(db.kysely);
  const asked = { account: String(one.accountId), first: 15, last: 30 };
  const prove = async () => {
    const { rows, blocks } = await proveStatement(db.kysely, me, asked);
    return rows
      .filter((row) => {
        const block = blocks.find(({ number }) => number === row.block);
        return !block || !isSealed(row, block);
      })
      .map(({ version }) => version);
  };
  expect((await proveStatement(db.kysely, me, asked)).rows).toHaveLength(16);
  expect(await prove()).toEqual([]);
  await owner.query("begin; set local session_replication_role = 'replica'");
  await owner.query(
    'update ledger.transfer set amount = amount + 100000 where credit_account = $1 and credit_version = 22',
    [one.accountId],
  );
  await owner.query('commit');
  expect(await prove()).toContain(22);
});
