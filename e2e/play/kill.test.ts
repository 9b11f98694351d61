import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deposit, listDeposits } from '@lanna/contract/money/cashier/cashier';
import { balance } from '@lanna/contract/people/members/members';
import { type Bet, listBets } from '@lanna/contract/play/bets/bets';
import { PUSH_PATH } from '@lanna/contract/push';
import { parseMoney } from '@lanna/rules/money';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestGateway } from '../../server/src/modules/money/payments/test-gateway.factory.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { eventually } from '../eventually.ts';
import { startLoad, totalOf } from '../load.ts';
import { ask, gameIdOf, launch, newPlayer, type Player } from '../player.ts';
import { retryUntilDecided } from '../retry-until-decided.ts';
import { childOf, databasePid, type Stack, startStack } from '../start-stack.ts';
import { studioPlay } from '../studio-play.ts';
import { startTestVendor, type TestVendor } from '../test-vendor.ts';
import { vendorPlay } from '../vendor-play.ts';
import { startSecondPortal } from './second-portal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PLAYERS_A_KIND = 5;
const DEPOSITS_EACH = 3;
const START_MONEY = 1_000n * 100_000n;

let stack: Stack;
let vendor: TestVendor;
beforeAll(async () => {
  // Players of this test press as fast as they can; the pause between two cycles is proved elsewhere.
  stack = await startStack({ MINIMUM_CYCLE_MS: '0', LOG_LEVEL: 'error', PRIVATE_ADDRESSES: 'allowed' });
  vendor = await startTestVendor(stack.databaseUrl, 'STORM');
});
afterAll(async () => {
  vendor.stop();
  await stack.stop();
});

test('killing portal, studio and database in turn under load loses no accepted bet and doubles none', async () => {
  const { portalUrl } = stack;
  const dice = await gameIdOf(portalUrl, vendor.gameCode);
  const slot = await gameIdOf(portalUrl, 'starlight-market');
  const players = await Promise.all(Array.from({ length: PLAYERS_A_KIND * 2 }, () => newPlayer(portalUrl)));
  const load = startLoad(
    await Promise.all(
      players.map((player, index) =>
        index < PLAYERS_A_KIND
          ? vendorPlay(portalUrl, vendor, player, dice)
          : studioPlay(portalUrl, player, slot),
      ),
    ),
  );
  const moreRounds = async (count: number) => {
    const goal = load.settled() + count;
    await eventually(load.settled, 90_000).toBeGreaterThan(goal);
  };

  await moreRounds(50);
  for (const victim of [portalPid, studioPid, () => databasePid(stack.dataDir)]) {
    process.kill(victim(), 'SIGKILL');
    await sleep(300);
    await moreRounds(50);
  }

  const played = await load.stop();
  for (const [index, player] of players.entries()) {
    const rounds = played[index] ?? new Map();
    expect(await balanceOf(player)).toBe(START_MONEY + totalOf(rounds));
    const record = await recordOf(player);
    const counted = record.filter((bet) => bet.status !== 'refunded');
    expect(counted.map((bet) => bet.round).sort()).toEqual([...rounds.keys()].sort());
    for (const bet of counted) {
      const { stake, payout } = rounds.get(bet.round) ?? {};
      expect([parseMoney(bet.stake), parseMoney(bet.payout)]).toEqual([stake, payout]);
    }
  }
  expect(verify()).toMatch(/./);
});

test('killing the portal in the middle of webhooks credits every deposit once, however often the gateway delivers its event', async () => {
  const { portalUrl } = stack;
  const db = openDatabase({ url: stack.databaseUrl, maxConnections: 2 });
  const { id } = await db.kysely
    .selectFrom('brands.merchant')
    .select('id')
    .where('code', '=', 'LANNA')
    .executeTakeFirstOrThrow();
  // Another one where the test goes once more.
  const code = `KILLPAY${randomInt(1000)}`;
  const gateway = await startTestGateway(db.kysely, { brands: [{ id }], code });
  await db.close();
  await gateway.notifiesTo(portalUrl);
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(portalUrl)));
  const paying = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: DEPOSITS_EACH }, () => depositOrdered(player, gateway.code)),
    ),
  );
  expect(new Set(paying.map(({ status }) => status))).toEqual(new Set(['waiting']));

  const deliveries = Promise.all(paying.map((order) => gateway.end(order.id, 'paid', { times: 3 })));
  for (let kills = 0; kills < 3; kills++) {
    await eventually(portalPid, 30_000).toBeGreaterThan(0);
    process.kill(portalPid(), 'SIGKILL');
    await sleep(500);
  }
  await deliveries;
  // What no try of the gateway's has reached is asked after.
  for (const player of players)
    await eventually(() => depositsBy(player, gateway.code), 90_000).toEqual(
      Array.from({ length: DEPOSITS_EACH }, () => 'credited'),
    );
  for (const player of players)
    expect(await balanceOf(player)).toBe(START_MONEY + BigInt(DEPOSITS_EACH) * 100n * 100_000n);
  expect(verify()).toMatch(/./);
});

/** A deposit that its gateway knows of. Asked for again, as a member does, while a busy machine's gateway has not answered. */
function depositOrdered(player: Player, methodCode: string) {
  const body = { methodCode, amount: '100.00' };
  const idempotencyKey = randomUUID();
  return retryUntilDecided(async () => {
    const order = await ask(stack.portalUrl, deposit, { body }, { ...player, idempotencyKey });
    return order.status === 'created' ? undefined : order;
  });
}

test('what happens in one portal process is pushed to players of another', async () => {
  const { url: elsewhere, stop } = await startSecondPortal(stack);
  onTestFinished(stop);
  const player = await newPlayer(stack.portalUrl);
  const notices = await listenFor(stack.portalUrl, player);
  const body = { methodCode: 'SANDBOX', amount: '5.00' };
  await ask(elsewhere, deposit, { body }, { ...player, idempotencyKey: randomUUID() });
  await eventually(() => notices).toContain('balance_changed');

  const token = vendor.tokenOf(await launch(elsewhere, player, await gameIdOf(elsewhere, vendor.gameCode)));
  const { status } = await vendor.callUntilDecided(elsewhere, '/transaction/bet', {
    ...{ user: vendor.userOf(token), token, game_code: vendor.gameCode, currency: 'THB' },
    ...{ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true },
    ...{ amount: 100_000, is_free: false },
  });
  expect(status).toBe('RS_OK');
  await eventually(() => notices).toContain('bets_changed');
});

test('killing the supervisor leaves nothing behind that stands in the way of the next start', async () => {
  const { pid, portalUrl, studioUrl, dataDir } = stack;
  process.kill(pid, 'SIGKILL');
  const isGone = (url: string) =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  for (const url of [portalUrl, studioUrl]) await eventually(() => isGone(url), 30_000).toBe(true);
  const again = await startStack({
    PORT: new URL(portalUrl).port,
    STUDIO_PORT: new URL(studioUrl).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  onTestFinished(async () => {
    // The database of the killed start was found alive, and no supervisor stops it.
    process.kill(databasePid(dataDir), 'SIGINT');
    await again.stop();
  });
  expect(await newPlayer(portalUrl)).toBeDefined();
});

function portalPid(): number {
  return childOf(stack.pid, 'server/src/main.ts') ?? Number.NaN;
}

function studioPid(): number {
  return childOf(stack.pid, 'studio/server/main.ts') ?? Number.NaN;
}

async function balanceOf(player: Player) {
  return parseMoney((await ask(stack.portalUrl, balance, {}, player)).sumBalance);
}

async function recordOf(player: Player): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const page = await ask(stack.portalUrl, listBets, { query: { pageNo, pageSize: 100 } }, player);
    bets.push(...page.list);
    if (pageNo >= page.totalPages) return bets;
  }
}

async function depositsBy(player: Player, methodCode: string): Promise<string[]> {
  const { list } = await ask(stack.portalUrl, listDeposits, { query: { pageSize: 20 } }, player);
  return list.filter((one) => one.methodCode === methodCode).map(({ status }) => status);
}

/** `npm run verify`: throws with its words when a book does not fit. */
function verify(): string {
  return execFileSync(process.execPath, ['server/src/verify.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: stack.databaseUrl },
    encoding: 'utf8',
  });
}

async function listenFor(portalUrl: string, { token }: Player): Promise<string[]> {
  const notices: string[] = [];
  const socket = new WebSocket(new URL(PUSH_PATH, portalUrl.replace('http', 'ws')));
  onTestFinished(() => socket.close());
  socket.addEventListener('message', ({ data }) => notices.push(JSON.parse(String(data)).type));
  socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
  await eventually(() => notices).toContain('ready');
  return notices;
}
