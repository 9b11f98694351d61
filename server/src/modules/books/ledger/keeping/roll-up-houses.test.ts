import { expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../check-invariants.ts';
import { ledgerFixture, ownerOf } from '../ledger.factory.ts';
import { sealTransfers } from '../seal-transfers.ts';
import { rollUpHouses } from './roll-up-houses.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const owner = await ownerOf(url);

async function sandboxBalance() {
  const { balance } = await db.kysely
    .selectFrom('ledger.account')
    .select('balance')
    .where('kind', '=', 'clearing')
    .where('merchant_id', '=', fixture.merchantId)
    .executeTakeFirstOrThrow();
  return balance;
}

test('a house account is not touched by a transfer, and brought up to date by the next run, once', async () => {
  const { memberId } = await fixture.open();
  await fixture.deposit(memberId, 500n);
  await fixture.deposit(memberId, 300n);
  expect(await sandboxBalance()).toBe(0n);
  await rollUpHouses(db.kysely);
  expect(await sandboxBalance()).toBe(-800n);
  await rollUpHouses(db.kysely);
  expect(await sandboxBalance()).toBe(-800n);
});

test('roll-ups in two processes, while transfers are made, count each of them once', async () => {
  const other = openDatabase({ url, maxConnections: 4 });
  const { memberId } = await fixture.open();
  const before = await sandboxBalance();
  for (let round = 0; round < 10; round++)
    await Promise.all([
      fixture.deposit(memberId, 100n),
      ...[db, other, db, other].map((process) => rollUpHouses(process.kysely)),
    ]);
  const counted = async () => before - (await sandboxBalance());
  // Transfers held back by another open transaction are counted by a later run.
  const later = () => rollUpHouses(db.kysely).then(counted);
  await expect.poll(later, { timeout: 10_000 }).toBe(1000n);
  await Promise.all([rollUpHouses(db.kysely), rollUpHouses(other.kysely)]);
  expect(await counted()).toBe(1000n);
  await other.close();
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a transfer that is late to commit is neither left out of the sums nor of the chain', async () => {
  const [early, late] = [await fixture.open(), await fixture.open()];
  const sandbox = `ledger.open_account('${fixture.merchantId}', 'THB', 'clearing', null, 'SANDBOX')`;
  await owner.query('begin');
  // Draws the lower id, and commits after the higher one.
  await owner.query(
    `select * from ledger.post_group(gen_random_uuid(), array[${sandbox}], '{${late.accountId}}', '{40}', '{deposit}', now())`,
  );
  await fixture.deposit(early.memberId, 60n);
  const work = Promise.all([rollUpHouses(db.kysely), sealTransfers(db.kysely)]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await owner.query('commit');
  await work;
  await rollUpHouses(db.kysely);
  await sealTransfers(db.kysely);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  const { rows } = await owner.query(
    'select count(*)::int as n from ledger.transfer where id > (select max(last_id) from ledger.block)',
  );
  expect(rows).toEqual([{ n: 0 }]);
  const { rows: counted } = await owner.query(
    'select (select count(*) from ledger.transfer)::int as there, (select sum(transfers) from ledger.block)::int as sealed',
  );
  expect(counted[0].sealed).toBe(counted[0].there);
});
