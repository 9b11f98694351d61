import { expect, test } from 'vitest';
import { checkFishingReceipt } from '../../rules/fishing/check-receipt.ts';
import type { FishingReceipt } from '../../rules/fishing/fishing-receipt.ts';
import { newId } from '../platform/ids.ts';
import { readFairState } from '../seeds/fair-state.ts';
import { rotateSeeds } from '../seeds/rotate-seeds.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { type Angler, angler, demoAngler, dueNow, packetOf, START } from './fishing.fixture.ts';
import { closePacket } from './packets/close-packet.ts';
import { finishPackets } from './packets/finish-packets.ts';
import { describePacket, receiptOfPacket } from './reading/describe-packet.ts';

const studio = await openTestStudio();
const { db } = studio.studio;
const HUNDRED = 10_000_000n;
const UNIT = 100_000n;

test('a packet takes a hundred shots at once, and is one bet', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  expect(packet).toMatchObject({ state: 'open', reserve: HUNDRED, spent: 0n });
  expect(one.wallet()).toBe(START - HUNDRED);
});

test('what was not shot comes back with what was won, in one win that says so', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  for (let shot = 1; shot <= 8; shot += 1) await one.hit(packet, shot);
  await closePacket(db, packet.id);
  await finishPackets(studio.studio);
  const closed = await packetOf(studio, packet);
  expect(closed).toMatchObject({ state: 'closed', shots: 8, hits: 8, spent: 8n * UNIT, walletToken: null });
  expect(one.wallet()).toBe(START - 8n * UNIT + closed.payout);
  const wins = winsOf(one);
  expect(wins).toHaveLength(1);
  expect(wins[0]).toMatchObject({
    amount: HUNDRED - 8n * UNIT + closed.payout,
    unused_stake: HUNDRED - 8n * UNIT,
    valid_turnover: 8n * UNIT,
    bet: `ยิง 8 นัด จับได้ ${closed.kills} ตัว`,
  });
});

test('a packet from which nothing was shot is given back whole, ten times in a row', async () => {
  const one = await angler(studio);
  for (let at = 0; at < 10; at += 1) {
    const packet = await one.open();
    await closePacket(db, packet.id);
    await finishPackets(studio.studio);
    expect((await packetOf(studio, packet)).state).toBe('returned');
  }
  expect(one.wallet()).toBe(START);
  expect(winsOf(one)).toHaveLength(0);
});

test('a packet is closed once, however many close and finish it together', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  await one.hit(packet, 1);
  const closed = await Promise.all(Array.from({ length: 5 }, () => closePacket(db, packet.id)));
  expect(closed.filter(Boolean)).toHaveLength(1);
  await Promise.all(Array.from({ length: 5 }, () => finishPackets(studio.studio)));
  expect(winsOf(one)).toHaveLength(1);
});

test('nothing is shot from a packet that is closed, nor beyond its reserve', async () => {
  const one = await angler(studio);
  const packet = await one.open('1.00', 3n * UNIT);
  expect(packet.reserve).toBe(3n * UNIT);
  for (const shot of [1, 2, 3]) expect(await one.hit(packet, shot)).toBe(1);
  expect(await one.hit(packet, 4)).toBe(0);
  await closePacket(db, packet.id);
  expect(await one.hit(packet, 5)).toBe(0);
  expect((await packetOf(studio, packet)).spent).toBe(3n * UNIT);
});

test('every hit has a nonce of its own, also when two processes draw together', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  await Promise.all(Array.from({ length: 20 }, (_, at) => one.hit(packet, at + 1)));
  const { hits } = await receiptOfPacket(db.pool, await packetOf(studio, packet));
  expect(hits.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  await closePacket(db, packet.id);
});

test('a second device ends the packet of the first: what that still shoots is drawn no more', async () => {
  const one = await angler(studio);
  const first = await one.open();
  await one.hit(first, 1);
  const second = await one.open();
  expect((await packetOf(studio, first)).state).not.toBe('open');
  expect(await one.hit(first, 2)).toBe(0);
  expect(await one.hit(second, 1)).toBe(1);
  await closePacket(db, second.id);
  await finishPackets(studio.studio);
  const packets = await Promise.all([first, second].map((packet) => packetOf(studio, packet)));
  const moved = packets.reduce((sum, { payout, spent }) => sum + payout - spent, 0n);
  expect(one.wallet()).toBe(START + moved);
});

test('seeds are not rotated while a packet is open; then its receipt computes', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  for (let shot = 1; shot <= 5; shot += 1) await one.hit(packet, shot, { fish: 'vortex' });
  expect(await rotate(one)).toBe('round_unfinished');
  await closePacket(db, packet.id);
  await finishPackets(studio.studio);
  expect(checkFishingReceipt(await receipt(one, packet.id))).toEqual({ verdict: 'not_revealed' });
  expect(await rotate(one)).toBe('ok');
  expect(checkFishingReceipt(await receipt(one, packet.id))).toEqual({ verdict: 'holds' });
});

test.each(['cut', 'applied-cut', 'hang', 'http-500'] as const)(
  'a bet whose call ends with %s is given back, and nothing is shot from it',
  async (fault) => {
    const one = await angler(studio);
    studio.peer.fail('/transaction/batch', fault);
    const packet = await one.open();
    expect(packet.state).toBe('returning');
    expect(await one.hit(packet, 1)).toBe(0);
    await finishPackets(studio.studio);
    expect((await packetOf(studio, packet)).state).toBe('returned');
    expect(one.wallet()).toBe(START);
  },
);

test.each(['cut', 'applied-cut', 'applied-broken', 'http-500'] as const)(
  'a win whose call ends with %s is sent again, and paid once',
  async (fault) => {
    const one = await angler(studio);
    const packet = await one.open();
    await one.hit(packet, 1);
    await closePacket(db, packet.id);
    studio.peer.fail('/transaction/batch', fault);
    await finishPackets(studio.studio);
    expect((await packetOf(studio, packet)).state).toBe('closing');
    await dueNow(studio);
    await finishPackets(studio.studio);
    const closed = await packetOf(studio, packet);
    expect(closed.state).toBe('closed');
    expect(one.wallet()).toBe(START - UNIT + closed.payout);
  },
);

test('a process that dies before its bet was answered, or with a packet open, loses nothing', async () => {
  const one = await angler(studio);
  const id = newId(Date.now());
  await db.pool.query(
    `insert into studio.fishing_packet (id, player_id, game_code, hall_id, seed_pair_id, currency, language, rule_version, reserve, wallet_token, state, closes_at, due_at)
     select $1, $2, 'maenam-river', gen_random_uuid(), s.id, 'THB', 'TH', 'fishing-1', 100000, $3, 'placing', clock_timestamp(), clock_timestamp()
     from studio.seed_pair s where player_id = $2 and state = 'current'`,
    [id, one.session.playerId, one.session.walletToken],
  );
  await finishPackets(studio.studio);
  expect((await packetOf(studio, { id })).state).toBe('returned');
  const packet = await one.open();
  await one.hit(packet, 1);
  await dueNow(studio);
  await finishPackets(studio.studio);
  const closed = await packetOf(studio, packet);
  expect(closed.state).toBe('closed');
  expect(one.wallet()).toBe(START - UNIT + closed.payout);
});

test('a stopped game opens no packet, and the one that is open is shot to its end', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  await db.pool.query(
    `insert into studio.game_stop (id, operator_id, game_code, reason, stopped_by, stopped_at) values ($1, 'LANNA', 'maenam-river', 'because', 'tester', now())`,
    [newId(Date.now())],
  );
  expect(await one.hit(packet, 1)).toBe(1);
  await expect(one.open()).rejects.toMatchObject({ code: 'game_disabled' });
  await db.pool.query(`update studio.game_stop set opened_at = now(), opened_by = 'tester'`);
  await closePacket(db, packet.id);
});

test('a demo plays by the same rules, with money that is here', async () => {
  const one = await demoAngler(studio);
  const packet = await one.open();
  expect(await demoBalance(one)).toBe(1_000_000_000n - HUNDRED);
  for (let shot = 1; shot <= 4; shot += 1) await one.hit(packet, shot);
  expect(await closePacket(db, packet.id)).toBe(true);
  expect(await closePacket(db, packet.id)).toBe(false);
  const { payout, state } = await packetOf(studio, packet);
  expect(state).toBe('closed');
  expect(await demoBalance(one)).toBe(1_000_000_000n - 4n * UNIT + payout);
});

test.each(['0.10', '3.00', '-1.00'])('a bet of %s is none of this hall', async (bet) => {
  const one = await angler(studio);
  await expect(one.open(bet)).rejects.toMatchObject({ code: 'invalid_input' });
});

function winsOf({ player: { user } }: Angler) {
  return studio.peer.calls
    .filter(({ path, message }) => path === '/transaction/win' && message.user === user)
    .map(({ message }) => message);
}

async function demoBalance({ session }: Angler): Promise<bigint> {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    'select demo_balance as balance from studio.player where id = $1',
    [session.playerId],
  );
  return rows[0]?.balance ?? -1n;
}

async function rotate({ session: { playerId } }: Angler): Promise<string> {
  const { nextServerSeedHash } = await readFairState(db.pool, playerId);
  const answer = await db.transaction((tx) =>
    rotateSeeds(tx, { playerId, clientSeed: 'river', nextHash: nextServerSeedHash, now: new Date() }),
  );
  return answer.status;
}

async function receipt({ session: { playerId } }: Angler, id: string): Promise<FishingReceipt> {
  const described = await describePacket(db.pool, playerId, id);
  expect(described.state).toBe('settled');
  return described.receipt as FishingReceipt;
}
