import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { ledgerFixture } from '../ledger.factory.ts';
import { accounts } from './list-accounts.ts';
import { transfers } from './list-transfers.ts';
import { showAccount } from './show-account.ts';

const { db } = await testDatabase();
const { brand, open, deposit } = await ledgerFixture(db);
const other = await createBrand(db.kysely, { code: 'OTHER' });
const ownerNames = () => async () => new Map<string, string>();
const scope = { db: db.kysely, brands: [brand], ownerNames };
const newest = { sort: '-at', limit: 2 } as const;

const member = await open();
const reference = randomUUID();
for (const amount of [100_000n, 200_000n]) await deposit(member.memberId, amount);
await deposit(member.memberId, 300_000n, reference);
const account = String(member.accountId);

test('transfers are paged by their numbers in either order, with both sides', async () => {
  const first = await transfers.page(scope, { ...newest, account });
  expect(first.rows.map(({ amount }) => amount)).toEqual(['3.00', '2.00']);
  expect(first.rows[0]).toMatchObject({
    brand: brand.code,
    reference,
    to: { id: account, kind: 'player_cash' },
  });
  expect(first.total).toEqual({ count: 3, atLeast: false });
  const second = await transfers.page(scope, { ...newest, account, after: first.next ?? '' });
  expect(second).toMatchObject({ rows: [{ amount: '1.00' }], next: null });
  const up = await transfers.page(scope, { account, sort: 'at', limit: 2 });
  expect(up.rows.map(({ amount }) => amount)).toEqual(['1.00', '2.00']);
});

test('a transfer is found by its number, its reference and its amount, within the scope alone', async () => {
  const found = await transfers.page(scope, { ...newest, search: reference });
  expect(found.rows).toMatchObject([{ reference, amount: '3.00' }]);
  const number = found.rows[0]?.id ?? '';
  expect((await transfers.page(scope, { ...newest, search: number })).rows).toEqual(found.rows);
  const between = { ...newest, account, amountMin: '1.50', amountMax: '2.50' };
  expect((await transfers.page(scope, between)).rows).toMatchObject([{ amount: '2.00' }]);
  const elsewhere = { ...scope, brands: [other] };
  expect((await transfers.page(elsewhere, { ...newest, search: reference })).rows).toEqual([]);
});

test('the file of transfers has all that match, with the owner of each side', async () => {
  const { header, rows } = transfers.file(scope, { sort: 'at', account });
  const cells: unknown[][] = [];
  for await (const line of rows)
    cells.push([line[header.indexOf('amount')], line[header.indexOf('to_owner')]]);
  expect(cells).toEqual(['1.00', '2.00', '3.00'].map((amount) => [amount, member.memberId]));
});

test('an account is found by its number and its owner, and shown within the scope alone', async () => {
  const byOwner = await accounts.page(scope, { ...newest, search: member.memberId });
  expect(byOwner.rows).toMatchObject([{ id: account, balance: '6.00', transfers: 3, brand: brand.code }]);
  expect((await accounts.page(scope, { ...newest, search: account })).rows).toEqual(byOwner.rows);
  const empty = { ...newest, search: member.memberId, state: 'empty' } as const;
  expect((await accounts.page(scope, empty)).rows).toEqual([]);
  expect(await showAccount(scope, account)).toMatchObject({ balanceNow: '6.00', account: { id: account } });
  await expect(showAccount({ ...scope, brands: [other] }, account)).rejects.toMatchObject({
    code: 'not_found',
  });
});
