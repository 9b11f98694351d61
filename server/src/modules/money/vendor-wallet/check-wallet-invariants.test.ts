import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, txOf } from '../../../platform/sql/database.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { createReward } from './reward.factory.ts';
import { walletFixture } from './wallet.fixture.ts';

const { db, url } = await testDatabase();
const freeBets = { max: 10n ** 7n, dayMax: 10n ** 9n };
const fixture = await walletFixture(db, { vendor: { freeBets, additions: ['free_bets'] } });
const ownerDb = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(() => ownerDb.close());

const player = await fixture.player({ balance: 1_000_000n });
const settled = player.bet();
const won = player.win(settled, { amount: 50_000 });
const undone = player.bet();
const refused = player.bet({ amount: 1_000_001 });
for (const message of [settled, undone, refused]) await fixture.bet(message);
await fixture.win(won);
const reward = await createReward(db, fixture, player, { value: 100_000n });
await fixture.bet(player.bet({ is_free: true, reward_uuid: reward }));
await fixture.rollback(player.rollback(undone));

/** The rules that the owner's changes break. The changes are never committed. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  let broken: string[] = [];
  await ownerDb.kysely
    .transaction()
    .execute(async (begun) => {
      const tx = txOf(begun);
      await sql`set local session_replication_role = 'replica'`.execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      broken = (await checkWalletInvariants(tx)).map(({ rule }) => rule);
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return broken;
}
class Undo extends Error {}

const is = (message: Record<string, unknown>) => `transaction_uuid = '${message['transaction_uuid']}'`;

test('transactions made by the wallet itself break no rule', async () => {
  expect(await brokenBy()).toEqual([]);
});

test.each([
  [
    'a win whose bet is gone',
    `delete from vendor_wallet.provider_tx where ${is(settled)}`,
    'no win without a bet',
  ],
  [
    'a refund of more than was staked',
    'update vendor_wallet.rollback_of set amount = amount + 1',
    'what was undone was applied before, is the same amount, and was undone by a rollback that is on record',
  ],
  [
    'a second refund of one bet',
    `insert into vendor_wallet.rollback_of select vendor_id, reference_uuid, account_id + 1, rollback_uuid, undone_kind, amount, event_at
     from vendor_wallet.rollback_of`,
    'nothing is undone twice',
  ],
  [
    'a credit that failed after the win was recorded',
    `delete from ledger.transfer where group_id = '${won['transaction_uuid']}'`,
    'each transaction moved its amount, and a refused one nothing',
  ],
  [
    'a refused bet that took money all the same',
    `update vendor_wallet.provider_tx set amount = 5 where ${is(refused)}`,
    'each transaction moved its amount, and a refused one nothing',
  ],
  [
    'a movement without a transaction',
    'update ledger.transfer set group_id = gen_random_uuid() where id = (select max(id) from ledger.transfer)',
    'every transfer with a vendor comes from a transaction of that vendor',
  ],
  [
    'a bet that does not show its win',
    'update bets.bet set payout = 0 where payout > 0',
    'a bet on record is the sum of its bets and wins at the vendor',
  ],
  [
    'a bet that does not show its refund',
    'update bets.bet set refunded_stake = 0 where refunded_stake > 0',
    'a bet on record is the sum of its bets and wins at the vendor',
  ],
  [
    'a reward that was used for more than its bets',
    'update vendor_wallet.reward set used = used + 1',
    'what was used of a reward is its free bets that were not rolled back, each of its player and worth what it says',
  ],
  [
    'a free bet whose reward is gone',
    'delete from vendor_wallet.reward',
    'what was used of a reward is its free bets that were not rolled back, each of its player and worth what it says',
  ],
])('%s is found', async (_what, statement, rule) => {
  expect(await brokenBy(statement)).toContain(rule);
});
