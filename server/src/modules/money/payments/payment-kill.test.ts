import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/process/clock.ts';
import { databaseSettings, testDatabase } from '../../../platform/testing/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../platform/testing/test-secrets.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { makeDeposit } from '../cashier/depositing/make-deposit.ts';
import { portalGateways, startTestGateway } from './test-gateway.factory.ts';

const { url, portalUrl, db } = await testDatabase();
const brand = await createBrand(db.kysely, { hosts: ['127.0.0.1'] });
const gateway = await startTestGateway(db.kysely, { brands: [brand] });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
await gateway.notifiesTo(origin);
const clock = systemClock;
const gateways = portalGateways(db);
let portal: ChildProcess | undefined;
const kill = async () => {
  if (!portal || portal.exitCode !== null || portal.signalCode !== null) return;
  portal.kill('SIGKILL');
  await once(portal, 'exit');
};
afterAll(kill);
afterEach(async () => expect(await db.transaction(checkInvariants)).toEqual([]));

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  return address && typeof address === 'object' ? address.port : 0;
}

async function startPortal() {
  portal = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../main.ts', import.meta.url)), '--roles=http'],
    {
      env: {
        ...process.env,
        ...databaseSettings(portalUrl),
        ...{ SECRET_KEYS: TEST_SECRET_KEYS, LOG_LEVEL: 'fatal', PORT: String(port) },
      },
      stdio: 'ignore',
    },
  );
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await isReady())) await sleep(50);
}

/** A deposit that its member pays at the gateway. */
async function waitingDeposit() {
  const { memberId } = await createMember(db, brand);
  const notices = { notify: () => {} };
  const { id, status } = await makeDeposit(
    { db, clock, notices, gateways, findSamePerson: strangers },
    { methodCode: gateway.code, amount: '100.00' },
    { brand, language: 'EN', memberId, idempotencyKey: randomUUID(), origin },
  );
  expect(status).toBe('waiting');
  return { id, balance: () => walletBalance(db.kysely, { merchantId: brand.id, memberId }) };
}

test('a portal that is killed in the middle of an event leaves it done or undone, never half, and sent again it is credited once', async () => {
  await startPortal();
  const { id, balance } = await waitingDeposit();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    // The event stands still where the money would move next: everything before that is written, nothing is committed.
    await owner.query('begin');
    await owner.query('select from cashier.deposit where id = $1 for update', [id]);
    const delivery = gateway.end(id, 'paid');
    await waitingForLock(owner);
    await kill();
    await owner.query('rollback');
    await sleep(200);
    expect(await balance()).toBe((await confirmedFor(id)) * 100_00000n);
    await startPortal();
    expect(await delivery).toMatchObject([{ status: 200, body: { status: 'taken' } }]);
  } finally {
    await owner.end();
  }
  expect(await balance()).toBe(100_00000n);
  expect(await gateway.send({ order: id, outcome: 'paid' })).toMatchObject([{ status: 200 }]);
  expect(await balance()).toBe(100_00000n);
}, 180_000);

async function waitingForLock(owner: Client) {
  for (;;) {
    const { rows } = await owner.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length > 0) return;
    await sleep(20);
  }
}

async function confirmedFor(id: string): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from payments.confirmed where reference = ${id}`.execute(db.kysely);
  return rows[0]?.count ?? 0n;
}
