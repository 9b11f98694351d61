import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { afterAll, expect, test } from 'vitest';
import { databaseSettings, testDatabase } from '../../../platform/testing/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../platform/testing/test-secrets.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { type Message, type Reply, walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const PLAYERS = 40;
const KILLS = testSize(40);

const { portalUrl, db } = await testDatabase();
const wallet = await walletFixture(db, {
  tokenMs: 3650 * 24 * 3_600_000,
  vendor: { additions: VENDOR_ADDITIONS },
});
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
let portal: ChildProcess | undefined;
afterAll(kill);

async function kill() {
  if (!portal || portal.exitCode !== null || portal.signalCode !== null) return;
  portal.kill('SIGKILL');
  await once(portal, 'exit');
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  return address && typeof address === 'object' ? address.port : 0;
}

async function startPortal() {
  const program = fileURLToPath(new URL('../../../main.ts', import.meta.url));
  portal = spawn(process.execPath, [program, '--roles=http'], {
    env: {
      ...process.env,
      ...databaseSettings(portalUrl),
      ...{ SECRET_KEYS: TEST_SECRET_KEYS, LOG_LEVEL: 'fatal', PORT: String(port) },
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await isReady())) await sleep(50);
}

/** What a vendor does: the same batch again until every item has its answer. */
async function untilAnswered(items: Message[]): Promise<Reply[]> {
  const body = JSON.stringify({ request_uuid: randomUUID(), items });
  for (;;) {
    const answer = await wallet.post('/transaction/batch', body, {}, origin).catch(() => undefined);
    const replies = answer?.reply['replies'] as Reply[] | undefined;
    if (replies?.length === items.length && replies.every(({ status }) => status === 'RS_OK')) return replies;
    await sleep(50);
  }
}

test(`a portal that is killed in the middle of batches with bets, wins and corrections, ${KILLS} times, has done each once and only once`, async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => wallet.player({ balance: 1_000_00000n })),
  );
  await startPortal();
  for (let at = 0; at < KILLS; at++) {
    const bets = players.map((player) => ({ kind: 'bet', ...player.bet({ amount: 3 * UNIT }) }));
    const wins = players.map((player, index) => ({
      kind: 'win',
      ...player.win(bets[index] ?? {}, { amount: UNIT }),
    }));
    const corrections = players.map((player, index) => ({
      ...{ kind: 'correct', ...player.win(bets[index] ?? {}, { amount: 2 * UNIT, correction: 1 }) },
    }));
    const answered = untilAnswered([...bets, ...wins, ...corrections]);
    // From before the batch is read to after most of it is done.
    await sleep((at % 10) * 12);
    await kill();
    await startPortal();
    await answered;
  }
  const balances = await db.kysely
    .selectFrom('ledger.available_balance')
    .select('available')
    .where(
      'owner_id',
      'in',
      players.map(({ memberId }) => memberId),
    )
    .where('is_wallet', '=', true)
    .execute();
  expect(new Set(balances.map(({ available }) => available))).toEqual(
    new Set([1_000_00000n - BigInt(KILLS) * 100_000n]),
  );
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}, 600_000);
