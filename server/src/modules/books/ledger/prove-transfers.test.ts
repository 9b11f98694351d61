import { randomUUID } from 'node:crypto';
import { isSealed } from '@lanna/rules/sealed-rows';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { growBlockTrees } from './grow-block-trees.ts';
import { ledgerFixture, ownerOf } from './ledger.factory.ts';
import { proveTransfers } from './prove-transfers.ts';
import { sealTransfers } from './seal-transfers.ts';
import { verifyBlockTrees } from './verification/verify-block-trees.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const [one, other] = [await fixture.open(), await fixture.open()];
// Blocks of 150: two whole chunks and a part of one; the last block is a single transfer.
for (let n = 1n; n <= 301n; n++) await fixture.deposit(n % 3n ? other.memberId : one.memberId, n * 100n);
await fixture.withdraw(one.memberId, 700n);
await sealTransfers(db.kysely, 150);
const grown = await growBlockTrees(db.kysely);

const { rows: found } = await owner.query<{ id: string; amount: string }>(
  'select id, amount from ledger.transfer where $1 in (debit_account, credit_account) order by id',
  [one.accountId],
);
const ids = found.map(({ id }) => BigInt(id));
const own = new Set([one.accountId]);
const prove = () => proveTransfers(db.kysely, { ids, own });

async function verdicts(proved: Awaited<ReturnType<typeof prove>>) {
  const blocks = new Map(proved.blocks.map((block) => [block.number, block]));
  return proved.rows.map((row) => {
    const block = blocks.get(row.block);
    if (!block) throw new Error('each row names a block of the answer');
    return isSealed(row, block);
  });
}

/** The database changed by an owner with all rights: undone after each test. */
beforeEach(async () => {
  await owner.query("begin; set local session_replication_role = 'replica'");
});
afterEach(async () => {
  await owner.query('rollback');
});
const tampered = async (statement: string, values: unknown[] = []) => {
  await owner.query(statement, values);
  await owner.query('commit');
};

test('each sealed transfer is proved by its own row and some hashes, whatever its place in a block', async () => {
  expect(grown).toBe(3);
  const proved = await prove();
  expect(proved.rows).toHaveLength(ids.length);
  expect(new Set(proved.rows.map(({ block }) => block))).toEqual(new Set(['1', '2', '3']));
  expect(await verdicts(proved)).toEqual(ids.map(() => true));
  expect(await verifyBlockTrees(db.kysely)).toEqual([]);
});

test('a row is shown with the own side alone opened', async () => {
  const withdrawn = (await prove()).rows.find(({ row }) => row.code === 'withdrawal');
  expect(withdrawn?.row.debit).toMatchObject({ account: String(one.accountId) });
  expect(withdrawn?.row.credit).toMatch(/^[0-9a-f]{64}$/);
});

test('neighbours in a proof are hashes that cannot be guessed: the same transfers under another secret have others', async () => {
  const { rows } = await owner.query<{ same: boolean }>(
    `select ledger.sealed_leaf(t, b.blind) = ledger.sealed_leaf(t, sha256(b.blind)) as same
     from ledger.transfer t, ledger.block_tree b where t.id = $1 and b.number = 1`,
    [ids[0]],
  );
  expect(rows).toEqual([{ same: false }]);
});

test('a transfer that is not sealed yet has no proof', async () => {
  await owner.query('rollback');
  await fixture.deposit(one.memberId, 5n, randomUUID());
  const { rows } = await owner.query<{ id: string }>('select max(id) as id from ledger.transfer');
  const last = BigInt(rows[0]?.id ?? 0);
  expect(await proveTransfers(db.kysely, { ids: [last], own })).toEqual({ rows: [], blocks: [] });
  await owner.query('begin');
});

const changes: [string, string][] = [
  ['an amount', 'update ledger.transfer set amount = amount + 1 where id = $1'],
  ['a balance', 'update ledger.transfer set credit_balance = credit_balance + 1 where id = $1'],
  ['a time', "update ledger.transfer set created_at = created_at + interval '1 microsecond' where id = $1"],
  ['a code', "update ledger.transfer set code = 'rebate' where id = $1"],
  ['a reference', 'update ledger.transfer set group_id = gen_random_uuid() where id = $1'],
];
test.each(changes)('a proof does not hold once %s of the row was changed', async (_what, statement) => {
  const id = ids[60];
  await owner.query('create table if not exists public.kept as select * from ledger.transfer');
  await tampered(statement, [id]);
  const proved = await prove();
  const at = proved.rows.findIndex(({ row }) => row.id === String(id));
  expect((await verdicts(proved))[at]).toBe(false);
  expect(await verifyBlockTrees(db.kysely)).toMatchObject([
    { rule: 'the tree over a block is that of its transfers' },
  ]);
  await owner.query("begin; set local session_replication_role = 'replica'");
  await owner.query('delete from ledger.transfer where id = $1', [id]);
  await tampered('insert into ledger.transfer select * from public.kept where id = $1', [id]);
  expect(await verdicts(await prove())).toEqual(ids.map(() => true));
});

test('no tree grows over a block whose transfers were changed since it was sealed', async () => {
  await owner.query('rollback');
  await fixture.deposit(one.memberId, 5n);
  await sealTransfers(db.kysely);
  await owner.query("begin; set local session_replication_role = 'replica'");
  await tampered(
    'update ledger.transfer set amount = amount + 1 where id = (select max(id) from ledger.transfer)',
  );
  await expect(growBlockTrees(db.kysely)).rejects.toThrow('is not as it was sealed');
});
