import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { growBlockTrees } from './grow-block-trees.ts';
import { ledgerFixture, ownerOf } from './ledger.factory.ts';
import { sealTransfers } from './seal-transfers.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);
const { memberId, accountId } = await fixture.open();
await fixture.deposit(memberId, 1000n, randomUUID());
await sealTransfers(db.kysely);
await growBlockTrees(db.kysely);
const { rows: partitions } = await owner.query<{ name: string }>(
  "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger.transfer'::regclass order by 1",
);

const TREES = ['ledger.block_tree', 'ledger.block_chunk'];
const HISTORY = [
  'ledger.transfer',
  ...partitions.map(({ name }) => name),
  'ledger.block',
  ...TREES,
  'ledger.posting',
];

const CHANGE: Record<string, string> = {
  'ledger.block': 'number = 7',
  'ledger.block_tree': 'number = 7',
  'ledger.block_chunk': 'position = 7',
  'ledger.posting': 'first_id = 7',
};

test.each(HISTORY)(
  'the application can neither insert into, update, delete from nor empty %s',
  async (table) => {
    for (const statement of [
      `insert into ${table} select * from ${table}`,
      `update ${table} set ${CHANGE[table] ?? 'amount = 7'}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(db.pool.query(statement)).rejects.toThrow(/permission denied/);
  },
);

test('the application cannot move a balance, open its own gap or draw ids', async () => {
  for (const statement of [
    `update ledger.account set balance = 5 where id = ${accountId}`,
    `update ledger.progress set rolled_up_to = 5`,
    `insert into ledger.account (merchant_id, currency, kind, inline, is_wallet) select id, 'THB', 'promotion', false, false from brands.merchant`,
    `select nextval('ledger.transfer_id')`,
    `select ledger.post('{}')`,
    `select ledger.post_under_reference(gen_random_uuid(), '{1}', '{2}', '{3}', '{deposit}', now(), true)`,
    `update ledger.hold set captured = 5`,
    `delete from ledger.hold`,
    `insert into ledger.hold (reference, account_id, amount, held_at) values (gen_random_uuid(), ${accountId}, 5, now())`,
    `update ledger.account_kind set min_balance = null, inline = false`,
    `insert into ledger.posting_rule (code, debit_kind, credit_kind) values ('gift', 'promotion', 'player_cash')`,
    `delete from ledger.posting_rule`,
    `alter table ledger.transfer disable trigger all`,
  ])
    await expect(db.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test.each(['ledger.transfer', 'ledger.block', ...TREES, 'ledger.posting'])(
  'even the owner is refused to change or delete a row of %s',
  async (table) => {
    await expect(owner.query(`update ${table} set ${CHANGE[table] ?? 'amount = 7'}`)).rejects.toThrow(
      /is append-only/,
    );
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow(/is append-only/);
  },
);

test.each(HISTORY)('even the owner is refused to empty %s', async (table) => {
  await expect(owner.query(`truncate ${table}`)).rejects.toThrow(/is append-only/);
});

test('the vendors’ transactions and rollbacks are append-only too', async () => {
  for (const table of ['vendor_wallet.provider_tx', 'vendor_wallet.rollback_of', 'vendor_wallet.request'])
    for (const statement of [
      `delete from ${table}`,
      `update ${table} set account_id = 1`,
      `truncate ${table}`,
    ])
      await expect(db.pool.query(statement)).rejects.toThrow(/permission denied/);
});

test('transfers fall into the partition of their month; a month without one has a net', async () => {
  const { rows } = await owner.query<{ month: string; name: string }>(
    "select to_char(now() at time zone 'UTC', 'YYYY_MM') as month, tableoid::regclass::text as name from ledger.transfer",
  );
  expect(rows[0]?.name).toBe(`ledger.transfer_${rows[0]?.month}`);
  expect(partitions.map(({ name }) => name)).toContain('ledger.transfer_other');
  expect(partitions).toHaveLength(5);
});
