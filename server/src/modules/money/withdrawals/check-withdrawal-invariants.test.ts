import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { checkWithdrawalInvariants, WITHDRAWAL_RULES } from './check-withdrawal-invariants.ts';
import { withdrawalFixture } from './withdrawal.factory.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
await fixture.onlyRules({});
await fixture.addChannel('GATE', 'gateway');
const owner = new Client({ connectionString: url });
await owner.connect();
afterAll(() => owner.end());

// One that waits with its money held, one that is on its way, one that was paid, one that came back.
const waiting = await fixture.request(await fixture.player({ balance: 20_000 }), '9000.00');
const flying = await fixture.request(await fixture.player({ balance: 1000 }), '400.00', {
  channelCode: 'GATE',
});
const paid = await fixture.request(await fixture.player({ balance: 1000 }), '300.00', {
  channelCode: 'GATE',
});
const returned = await fixture.request(await fixture.player({ balance: 1000 }), '200.00', {
  channelCode: 'GATE',
});
const end = async (id: string, outcome: 'paid' | 'failed') => {
  const [payout] = await fixture.payoutsOf(id);
  await fixture.confirm({ reference: payout?.id ?? '', amount: payout?.amount ?? 0n, outcome });
};
await end(paid.id, 'paid');
await end(returned.id, 'failed');

/** A violation that no code of ours can make: by the owner of the tables, taken back after it was looked for. */
async function found(fieldError: string, values: unknown[]): Promise<string[]> {
  await owner.query('begin');
  await owner.query("set local session_replication_role = 'replica'");
  const { rowCount } = await owner.query(fieldError, values);
  expect(rowCount).toBeGreaterThan(0);
  const broken = [];
  for (const [rule, query] of Object.entries(WITHDRAWAL_RULES))
    if ((await owner.query(query)).rowCount !== 0) broken.push(rule);
  await owner.query('rollback');
  return broken;
}

test('nothing is found where all is well', async () => {
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
});

test.each([
  [
    'what is held for a withdrawal is what of it has not been sent',
    'update ledger.hold set amount = amount - 1 where reference = $1',
    waiting.id,
  ],
  [
    'an approved withdrawal is the sum of its payouts, fees included',
    'update withdrawals.withdrawal set amount = amount + 1 where id = $1',
    paid.id,
  ],
  [
    'a payout that was sent was captured once, for its member',
    'update ledger.transfer set amount = amount + 1 where group_id = (select id from withdrawals.payout where withdrawal_id = $1)',
    flying.id,
  ],
  [
    'a payout that has ended was paid once or returned once',
    'update ledger.transfer set amount = amount + 1 where group_id = (select settlement_id from withdrawals.payout where withdrawal_id = $1)',
    returned.id,
  ],
  [
    'every movement of a withdrawal has its payout',
    'delete from withdrawals.payout where withdrawal_id = $1',
    paid.id,
  ],
  [
    'a member’s withdrawal account is what of payouts is in flight',
    "update withdrawals.payout set state = 'ready', captured_at = null, try_at = null where withdrawal_id = $1",
    flying.id,
  ],
  [
    'a payout that has ended has the one confirmation that says so',
    "update payments.confirmation set outcome = 'failed' where matched_to = (select id from withdrawals.payout where withdrawal_id = $1)",
    paid.id,
  ],
  [
    'a withdrawal stands where its last move has led',
    "update withdrawals.move set to_state = 'reviewing' where withdrawal_id = $1",
    waiting.id,
  ],
])('%s: a row that breaks it is found', async (rule, fieldError, id) => {
  expect(await found(fieldError, [id])).toContain(rule);
});
