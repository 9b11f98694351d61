import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { checkInvariants } from './check-invariants.ts';
import { ledgerStage } from './ledger.factory.ts';
import { rollUpHouses } from './roll-up-houses.ts';

const { db, url } = await testDatabase();
const stage = await ledgerStage(db);
const ownerDb = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(() => ownerDb.close());
const [one, other] = [await stage.open(), await stage.open()];
for (const amount of [500n, 200n, -300n]) await stage.deposit(one.memberId, amount, randomUUID());
await stage.deposit(other.memberId, 70n);
await rollUpHouses(db.kysely);
await stage.deposit(other.memberId, 5n);

/** The rules that the owner's changes break. They are seen by nobody else and undone at the end. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  let broken: string[] = [];
  await ownerDb.kysely
    .transaction()
    .execute(async (tx) => {
      // Without triggers and foreign keys, as whoever means harm would do it.
      await sql`set local session_replication_role = 'replica'`.execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      broken = (await checkInvariants(tx)).map(({ rule }) => rule);
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return broken;
}

class Undo extends Error {}

test('books that nobody has touched break no rule', async () => {
  expect(await brokenBy()).toEqual([]);
});

const last = `(select max(id) from ledger.transfer where player_account = ${one.accountId})`;

test.each([
  [
    'a player balance that was raised',
    [`update ledger.account set balance = balance + 1 where id = ${one.accountId}`],
    ['a player balance is the sum of its transfers', 'all money of a brand and currency sums to zero'],
  ],
  [
    'a version that was skipped',
    [`update ledger.transfer set player_version = player_version + 1 where id = ${last}`],
    ['a player account counts its transfers without a gap'],
  ],
  [
    'a version that was used twice',
    [`update ledger.transfer set player_version = 2 where id = ${last}`],
    ['a player account counts its transfers without a gap'],
  ],
  [
    'a transfer that vanished',
    [`delete from ledger.transfer where id = ${last}`],
    [
      'a player balance is the sum of its transfers',
      'a player account counts its transfers without a gap',
      'a house balance is the sum of its transfers up to the roll-up',
    ],
  ],
  [
    'a balance after a transfer that is not what it was',
    [`update ledger.transfer set player_balance = player_balance + 1 where id = ${last}`],
    ['each transfer carries on from the balance before it'],
  ],
  [
    'a house balance that was lowered',
    ["update ledger.account set balance = balance - 1 where kind = 'sandbox_deposit'"],
    [
      'a house balance is the sum of its transfers up to the roll-up',
      'all money of a brand and currency sums to zero',
    ],
  ],
  [
    'a transfer between two players',
    [
      `update ledger.transfer set debit_account = ${other.accountId} where id = (select min(id) from ledger.transfer)`,
    ],
    [
      'a house balance is the sum of its transfers up to the roll-up',
      'money stays within a brand and a currency, and never goes from player to player',
    ],
  ],
  [
    'an account that was moved to another currency',
    [`update ledger.account set currency = 'USD' where id = ${other.accountId}`],
    [
      'all money of a brand and currency sums to zero',
      'money stays within a brand and a currency, and never goes from player to player',
    ],
  ],
])('%s is found', async (_what, statements, rules) => {
  expect(await brokenBy(...statements)).toEqual(rules);
});

test.each([
  ['held = -1', /violates check constraint/],
  ['held = 401', /account_covers_min_balance/],
])(
  'what is held is never negative nor more than there is: the table itself refuses %s',
  async (change, message) => {
    await expect(brokenBy(`update ledger.account set ${change} where id = ${one.accountId}`)).rejects.toThrow(
      message,
    );
  },
);
