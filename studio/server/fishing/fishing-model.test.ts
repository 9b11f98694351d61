import { fairStream } from '@lanna/rules/fair-stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FishingFrame, FishingRequest } from '../../fishing-api.ts';
import { PACKET, TICK_MS } from '../../rules/fishing/bounds.ts';
import { checkFishingReceipt } from '../../rules/fishing/check-receipt.ts';
import type { FishingReceipt } from '../../rules/fishing/fishing-receipt.ts';
import { swimmersAt } from '../../rules/fishing/paths.ts';
import { readFairState } from '../seeds/fair-state.ts';
import { rotateSeeds } from '../seeds/rotate-seeds.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { type Angler, angler, dueNow, river, START } from './fishing.fixture.ts';
import { type Halls, openHalls, type Seated } from './halls/open-halls.ts';
import { finishPackets } from './packets/finish-packets.ts';
import { describePacket } from './reading/describe-packet.ts';

/*
 * Members over many salvoes in the halls of two processes, by a plain model: what each has is what they began with, less what their hits cost, plus what those came to. Chance decides who
 * fires what at whom, who leaves, who comes again and through which process, who stops firing, which of the processes dies, what the brand sets, and which calls of the wallet are refused or get no answer.
 */

const STEPS = Number(process.env['FISHING_STEPS'] ?? (process.env['SOAK'] ? 26_000 : 100));
const SEED = process.env['FISHING_SEED'] ?? '7a'.repeat(32);
/** In the soak six halls of them, for a million shots that fly. */
const MEMBERS = process.env['SOAK'] ? 24 : 6;
/** So much that luck ends no one's play. */
const PURSE = 10_000n * START;
const BETS = ['1.00', '1.00', '2.00', '10.00'];
const NOT_FLOWN: ReadonlySet<string> = new Set(['pace', 'gone', 'opening']);
const FAILURES = ['cut', 'applied-cut', 'applied-broken', 'http-500'] as const;

const studio = await openTestStudio();
const { db } = studio.studio;
const random = fairStream({ serverSeed: SEED, clientSeed: 'fishing', nonce: 0 });
const rarely = (of: number) => random.below(of) === 0;

// Halls run by this clock alone, so that a minute of shots takes no minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

test(`after salvoes of every fate all money is accounted for (FISHING_SEED=${SEED})`, async () => {
  const processes = [newProcess(), newProcess()];
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => newMember()));
  for (let step = 0; step < STEPS; step += 1) {
    if (rarely(25)) processes[random.below(2)] = newProcess();
    if (rarely(8)) breakCall();
    if (rarely(12)) await idle(processes);
    if (rarely(6)) await finishTwice();
    if (rarely(20)) await setLimits();
    const member = members[random.below(MEMBERS)];
    if (!member) throw new Error('no such member');
    if (!member.seat || rarely(10)) await sit(member, processes[random.below(2)]);
    else if (rarely(12)) await leave(member);
    await salvo(members, processes);
  }
  studio.peer.calm();
  for (const member of members) await leave(member);
  await Promise.all(processes.map((one) => one.stop()));
  await settle();
  let drawn = 0;
  for (const member of members) drawn += await isAccountedFor(member);
  const pressed = members.reduce((sum, { shots }) => sum + shots, 0);
  const flown = pressed - members.reduce((sum, { refused }) => sum + refused, 0);
  process.stdout.write(
    `halls of two processes: ${pressed} presses, ${flown} shots flown, ${drawn} hits drawn, each accounted for\n`,
  );
  expect(drawn).toBeGreaterThan(STEPS);
  expect(await hitsOutsideTerms()).toEqual([]);
}, 3_600_000);

interface Member {
  angler: Angler;
  seat: Seated | undefined;
  hallSeed: number;
  shots: number;
  /** Of them what never left the cannon. */
  refused: number;
  /** What the page was told of its hits, and of those of the process before. */
  shown: { swimmer: number; multiple: number }[];
}

/** Its predecessor is simply gone: it closes nothing and says nothing. */
function newProcess(): Halls {
  return openHalls({ ...studio.studio, sendBet: batchBets(studio.studio.wallet) });
}

async function newMember(): Promise<Member> {
  const one = await angler(studio);
  studio.peer.balances.set(one.player.user, PURSE);
  return { angler: one, seat: undefined, hallSeed: 0, shots: 0, refused: 0, shown: [] };
}

async function sit(member: Member, halls: Halls | undefined): Promise<void> {
  const write = (frame: FishingFrame) => {
    if (frame.t === 'hall') member.hallSeed = frame.seed;
    if (frame.t === 'hits') member.shown.push(...frame.hits);
    if (frame.t === 'back' && NOT_FLOWN.has(frame.because)) member.refused += 1;
  };
  const seat = await halls
    ?.join(member.angler.session, river(), {
      write,
      dismiss: () => {
        if (member.seat === seat) member.seat = undefined;
      },
    })
    // The wallet did not say what the member has: they come again.
    .catch(() => undefined);
  member.seat = seat;
}

async function leave(member: Member): Promise<void> {
  const { seat } = member;
  member.seat = undefined;
  await seat?.leave();
}

/** Half a second in the water, with whatever everybody fires. */
async function salvo(members: readonly Member[], processes: readonly Halls[]): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) {
    vi.advanceTimersByTime(TICK_MS);
    for (const member of members) if (!rarely(3)) fire(member);
    for (const one of processes) await one.tick();
    // Packets are opened beside the ticks, by a wallet that is far away.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function fire(member: Member): void {
  if (!member.seat) return;
  member.shots += 1;
  const nowMs = member.seat.nowMs();
  const swimming = swimmersAt(member.hallSeed, nowMs);
  const lock = rarely(3) ? undefined : rarely(9) ? 999_999 : swimming[random.below(swimming.length || 1)]?.id;
  const shot: Extract<FishingRequest, { t: 'fire' }> = {
    ...{ t: 'fire', n: member.shots, at: rarely(5) ? -1e9 : nowMs },
    angle: (-Math.PI * random.below(1000)) / 1000,
    bet: BETS[random.below(BETS.length)] ?? '1.00',
    weapon: rarely(3) ? 'net' : 'cannon',
    ...(lock !== undefined && { lock }),
  };
  member.seat.fire(shot);
}

const LIMITS = [
  { min: null, max: null, shots: null },
  { min: 200_000n, max: null, shots: 30 },
  { min: null, max: 500_000n, shots: 10 },
];

/** From the next packet on. */
async function setLimits(): Promise<void> {
  const { min, max, shots } = LIMITS[random.below(LIMITS.length)] ?? {};
  await db.pool.query(
    `insert into studio.fishing_setting (operator_id, game_code, version, min_bet, max_bet, packet_shots, reason, set_by, set_by_id)
     select 'LANNA', $1, 1 + coalesce(max(version), 0), $2, $3, $4, 'by chance', 'chance', 'chance'
     from studio.fishing_setting where operator_id = 'LANNA' and game_code = $1`,
    [river().code, min, max, shots],
  );
}

/** Shots that cost what the terms of their packet do not know. */
async function hitsOutsideTerms(): Promise<unknown[]> {
  const { rows } = await db.pool.query(
    `select k.id, h.shot, sum(h.cost) from studio.fishing_packet k join studio.fishing_hit h on h.packet_id = k.id
     group by k.id, h.shot having sum(h.cost) not between k.min_bet and k.max_bet`,
  );
  return rows;
}

function breakCall(): void {
  const kind = rarely(2) ? 'bet' : 'win';
  if (rarely(2)) studio.peer.fail('/transaction/batch', FAILURES[random.below(FAILURES.length)] ?? 'cut');
  else studio.peer.failItem(kind, kind === 'bet' && rarely(2) ? 'RS_ERROR_LIMIT_REACHED' : 'applied-lost');
}

/** No one fires until packets are closed for it. */
async function idle(processes: readonly Halls[]): Promise<void> {
  vi.advanceTimersByTime(PACKET.idleMs + TICK_MS);
  for (const one of processes) await one.tick();
}

async function finishTwice(): Promise<void> {
  await dueSoon();
  await Promise.all([finishPackets(studio.studio), finishPackets(studio.studio)]);
}

/** What waits for another go waits no longer, unless it is being worked on; packets that are being shot from stay open. */
async function dueSoon(): Promise<void> {
  await db.pool.query(
    `update studio.fishing_packet set due_at = clock_timestamp() where id in (
       select id from studio.fishing_packet where due_at is not null and state not in ('open', 'placing') for update skip locked)`,
  );
}

async function settle(): Promise<void> {
  for (let go = 0; go < 5; go += 1) {
    await dueNow(studio);
    await finishPackets(studio.studio);
  }
  const { rows } = await db.pool.query(
    `select state, count(*) from studio.fishing_packet where state not in ('closed', 'returned', 'refused') group by 1`,
  );
  expect(rows).toEqual([]);
}

async function isAccountedFor({ angler: { player, session, wallet }, shown }: Member): Promise<number> {
  const { playerId } = session;
  const { rows } = await db.pool.query<{ cost: bigint; payout: bigint; hits: number; packets: number }>(
    `select coalesce(sum(h.cost), 0)::bigint as cost, coalesce(sum(h.payout), 0)::bigint as payout, count(*)::integer as hits,
       count(distinct k.id)::integer as packets
     from studio.fishing_packet k join studio.fishing_hit h on h.packet_id = k.id where k.player_id = $1 and k.state = 'closed'`,
    [playerId],
  );
  const { cost = 0n, payout = 0n, hits = 0, packets = 0 } = rows[0] ?? {};
  expect(wallet()).toBe(PURSE - cost + payout);
  // What was shown was written first; what was written and not shown is of a page that was gone.
  expect(shown.length).toBeLessThanOrEqual(hits);
  const paid = new Set(winsOf(player.user));
  expect(paid.size).toBe(packets);
  await holdReceipts(playerId);
  return hits;
}

/** The wallet may be asked again for a win that is not answered, always by its one number. */
function winsOf(user: string): string[] {
  return studio.peer
    .callsTo('/transaction/win')
    .filter((call) => call.user === user)
    .map((call) => call.transaction_uuid ?? '');
}

async function holdReceipts(playerId: string): Promise<void> {
  const { nextServerSeedHash } = await readFairState(db.pool, playerId);
  await db.transaction((tx) =>
    rotateSeeds(tx, { playerId, clientSeed: 'river', nextHash: nextServerSeedHash, now: new Date() }),
  );
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from studio.fishing_packet where player_id = $1 and state = 'closed' order by id desc limit 5`,
    [playerId],
  );
  for (const { id } of rows) {
    const { receipt } = await describePacket(db.pool, playerId, id);
    expect(checkFishingReceipt(receipt as FishingReceipt)).toEqual({ verdict: 'holds' });
  }
}
