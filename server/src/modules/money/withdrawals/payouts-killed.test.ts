import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { databaseSettings, testDatabase } from '../../../platform/testing/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { type Request, startTestGateway } from '../payments/test-gateway.factory.ts';
import { paymentsFixture } from '../payments/webhook.fixture.ts';
import { checkWithdrawalInvariants } from './check-withdrawal-invariants.ts';
import { withdrawalFixture } from './withdrawal.factory.ts';

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const SLOW = { timeout: 60_000, interval: 50 };

const { portalUrl, url, db } = await testDatabase();
const brand = await createBrand(db.kysely, { hosts: ['127.0.0.1'] });
const fixture = withdrawalFixture(db, brand, url);
fixture.deps.gateways = (await paymentsFixture(db, brand)).gateways;
await fixture.onlyRules({});
const gateway = await startTestGateway(db.kysely, { brands: [brand] });
/** Sees what sessions of other logins wait for. */
const onlooker = new Client({ connectionString: url });
await onlooker.connect();
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await onlooker.end();
});

/** The portal's own process that runs jobs, until it is killed. */
async function startJobs() {
  const child = spawn(process.execPath, [MAIN, '--roles=jobs'], {
    env: {
      ...process.env,
      ...databaseSettings(portalUrl),
      SECRET_KEYS: TEST_SECRET_KEYS,
      PRIVATE_ADDRESSES: 'allowed',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('the portal is not running');
      child.kill('SIGKILL');
      await once(child, 'exit');
      running.delete(child);
    },
  };
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  return address && typeof address === 'object' ? address.port : 0;
}

/** A payout that was decided by a process that died at once: its money is captured, and no order has gone to the gateway. */
async function decided(): Promise<string> {
  const member = await fixture.player({ balance: 1000 });
  const { id } = await fixture.request(member, '400.00', { channelCode: gateway.code });
  const [payout] = await fixture.payoutsOf(id);
  expect(payout).toMatchObject({ state: 'sending', tries: 0 });
  return payout?.id ?? '';
}
const stateOf = async (id: string) =>
  (
    await db.kysely
      .selectFrom('withdrawals.payout')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const triesOf = async (id: string) =>
  (
    await db.kysely
      .selectFrom('withdrawals.payout')
      .select('tries')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tries;
/** The pause between two tries is over. */
async function isDue(id: string) {
  await db.kysely
    .updateTable('withdrawals.payout')
    .set({ try_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
  await sql`select platform.queue_job('withdrawals-send-payouts')`.execute(db.kysely);
}
/** Every call that ordered the payout, and how often the gateway has carried it out. */
async function ordersOf(id: string) {
  const received = await gateway.received();
  return received.filter(({ call, body }) => call === 'payouts' && body['order'] === id).length;
}
async function request(...options: Request[]) {
  await gateway.wish('payouts', options);
}
async function paidOnce(id: string) {
  await expect.poll(() => stateOf(id), SLOW).toBe('paid');
  const { rows } = await db.pool.query(
    "select outcome from payments.confirmation where matched_to = $1 and way = 'out'",
    [id],
  );
  expect(rows).toEqual([{ outcome: 'paid' }]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
}

test('killed after the money was captured, while the gateway had the order, and while its end was written down: paid once', async () => {
  // Captured, and the process that decided it is gone. The next one orders it of the gateway, which takes its time, and is killed meanwhile.
  const id = await decided();
  await request({ do: 'late', ms: 900 });
  const first = await startJobs();
  await isDue(id);
  await expect.poll(() => ordersOf(id), SLOW).toBe(1);
  await first.kill();
  expect([await stateOf(id), await triesOf(id)]).toEqual(['sending', 1]);

  // The gateway pays in silence. The next process asks, receives the end, and is killed in the transaction that writes it down.
  await gateway.end(id, 'paid', { notify: false });
  const second = await startJobs();
  await db.transaction(async (tx) => {
    await tx
      .selectFrom('withdrawals.withdrawal as w')
      .innerJoin('withdrawals.payout as p', 'p.withdrawal_id', 'w.id')
      .select('w.id')
      .where('p.id', '=', id)
      .forUpdate('w')
      .execute();
    await isDue(id);
    await expect.poll(waitsForLock, SLOW).toBe(true);
    await second.kill();
  });
  await expect.poll(openTransactions, SLOW).toBe(0);
  expect(await stateOf(id)).toBe('sending');

  const third = await startJobs();
  await isDue(id);
  await paidOnce(id);
  expect(await ordersOf(id)).toBe(1);
  await third.kill();
}, 300_000);

/** A session of another process waits for a row that is held here. */
async function waitsForLock(): Promise<boolean> {
  const { rows } = await onlooker.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

async function openTransactions(): Promise<number> {
  const { rows } = await onlooker.query(
    `select count(*)::integer as open from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'`,
  );
  return rows[0].open;
}
