import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, txOf } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from './check-invariants.ts';
import { rollUpHouses } from './keeping/roll-up-houses.ts';
import { ledgerFixture } from './ledger.factory.ts';

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const ownerDb = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(() => ownerDb.close());
const [one, other] = [await fixture.open(), await fixture.open()];
for (const amount of [500n, 200n]) await fixture.deposit(one.memberId, amount);
await fixture.withdraw(one.memberId, 300n);
await fixture.deposit(other.memberId, 70n);
await rollUpHouses(db.kysely);
await fixture.deposit(other.memberId, 5n);

/** The rules that the owner's changes break. The changes are never committed. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  let broken: string[] = [];
  await ownerDb.kysely
    .transaction()
    .execute(async (begun) => {
      const tx = txOf(begun);
      // Without triggers and foreign keys, as an attacker would do it.
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

test('unchanged books break no rule', async () => {
  expect(await brokenBy()).toEqual([]);
});

const last = `(select max(id) from ledger.transfer where ${one.accountId} in (debit_account, credit_account))`;

test.each([
  [
    'a player balance that was raised',
    [`update ledger.account set balance = balance + 1 where id = ${one.accountId}`],
    ['an inline balance is the sum of its transfers', 'all money of a brand and currency sums to zero'],
  ],
  [
    'a version that was skipped',
    [`update ledger.transfer set debit_version = debit_version + 1 where id = ${last}`],
    ['an inline account counts its transfers without a gap'],
  ],
  [
    'a version that was used twice',
    [`update ledger.transfer set debit_version = 1 where id = ${last}`],
    [
      'an inline account counts its transfers without a gap',
      'each transfer carries on from the balance before it',
    ],
  ],
  [
    'a transfer that vanished',
    [`delete from ledger.transfer where id = ${last}`],
    [
      'an inline balance is the sum of its transfers',
      'an inline account counts its transfers without a gap',
      'a posting stands for the transfers under its reference',
    ],
  ],
  [
    'a balance after a transfer that is not what it was',
    [`update ledger.transfer set debit_balance = debit_balance + 1 where id = ${last}`],
    ['each transfer carries on from the balance before it'],
  ],
  [
    'a house balance that was lowered',
    ["update ledger.account set balance = balance - 1 where kind = 'clearing'"],
    [
      'a rolled-up balance is the sum of its transfers up to the roll-up',
      'all money of a brand and currency sums to zero',
    ],
  ],
  [
    'a transfer between two members',
    [
      `update ledger.transfer set credit_account = ${other.accountId}, credit_version = 3, credit_balance = 375 where id = ${last}`,
      `update ledger.account set version = 3, balance = 375 where id = ${other.accountId}`,
      `delete from ledger.account where kind = 'withdrawal'`,
    ],
    [
      'money never goes from one member to another',
      'money moves only by a rule, or back where a rule let it come from',
    ],
  ],
  [
    'a transfer under a code that is made for something else',
    [`update ledger.transfer set code = 'win' where id = ${last}`],
    ['money moves only by a rule, or back where a rule let it come from'],
  ],
  [
    'a transfer that does not say what its account had then',
    [`update ledger.transfer set credit_version = null, credit_balance = null where id = ${last}`],
    [
      'an inline balance is the sum of its transfers',
      'an inline account counts its transfers without a gap',
      'a transfer has a version and a balance for each of its inline sides, and for no other',
    ],
  ],
  [
    'a reversal of less than was posted',
    [
      `update ledger.posting set reverses = (select reference from ledger.posting order by first_id limit 1)
       where first_id = ${last}`,
    ],
    ['a reversal is the mirror of what it reverses'],
  ],
  [
    'held money without a hold',
    [`update ledger.account set held = 1 where id = ${one.accountId}`],
    ['what is held on an account is what its standing holds have left'],
  ],
  [
    'a capture without a payment',
    [
      `insert into ledger.hold (reference, account_id, amount, captured, released, held_at, released_at)
       values (gen_random_uuid(), ${one.accountId}, 9, 9, 0, now(), now())`,
    ],
    ['what was captured of a hold left its account'],
  ],
  [
    'an account that was moved to another currency',
    [`update ledger.account set currency = 'USD' where id = ${other.accountId}`],
    ['all money of a brand and currency sums to zero', 'money stays within a brand and a currency'],
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
