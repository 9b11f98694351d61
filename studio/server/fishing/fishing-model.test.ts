import { fairStream } from '@lanna/rules/fair-stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FishingFrame, FishingRequest } from '../../fishing-api.ts';
import { PACKET, TICK_MS } from '../../rules/fishing/bounds.ts';
import { checkFishingReceipt } from '../../rules/fishing/check-receipt.ts';
import type { FishingReceipt } from '../../rules/fishing/fishing-receipt.ts';
import { swimmersOf } from '../../rules/fishing/paths.ts';
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

/** So many shots fly before all is added up. */
const SHOTS = Number(process.env['FISHING_SHOTS'] ?? (process.env['SOAK'] ? 1_000_000 : 1_000));
const SEED = process.env['FISHING_SEED'] ?? '7a'.repeat(32);
/** In the soak two dozen halls of them: what a step waits for, it then waits for with many shots. */
const MEMBERS = Number(process.env['FISHING_MEMBERS'] ?? (process.env['SOAK'] ? 96 : 6));
/** So many may go elsewhere in a step. */
const PICKED = Math.ceil(MEMBERS / 24);
/** So much that luck ends no one's play. */
const PURSE = 10_000n * START;
const BETS = ['1.00', '2.00', '5.00', '10.00'];
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
  const processes: Processes = [newProcess(), newProcess()];
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => newMember()));
  let steps = 0;
  while (flownOf(members) < SHOTS) {
    if (rarely(40)) replaceOne(processes, members);
    if (rarely(8)) breakCall();
    if (rarely(12)) await idle(processes);
    if (rarely(6)) await finishTwice();
    if (rarely(20)) await setLimits();
    await moveSome(members, processes);
    await salvo(members, processes);
    steps += 1;
  }
  studio.peer.calm();
  for (const member of members) await leave(member);
  await Promise.all(processes.map((one) => one.stop()));
  await settle();
  let drawn = 0;
  for (const member of members) drawn += await isAccountedFor(member);
  const flown = flownOf(members);
  process.stdout.write(
    `halls of two processes: ${steps} steps, ${flown} shots flown, ${drawn} hits drawn, each accounted for\n`,
  );
  expect(drawn).toBeGreaterThan(flown / 4);
  expect(await hitsOutsideTerms()).toEqual([]);
}, 3_600_000);

type Processes = [Halls, Halls];

interface Member {
  angler: Angler;
  seat: Seated | undefined;
  /** Of the process that its seat is of. */
  halls: Halls | undefined;
  hallSeed: number;
  /** What the page was told that a shot may cost, and what theirs does. */
  bets: readonly string[];
  bet: string;
  shots: number;
  /** Of them what never left the cannon. */
  refused: number;
  /** What the page was told of its hits, and of those of the process before. */
  shown: { swimmer: number; multiple: number }[];
}

/** Its predecessor is simply gone: it closes nothing and says nothing. Its pages have lost their line, and come again. */
function replaceOne(processes: Processes, members: readonly Member[]): void {
  const at = random.below(2) === 0 ? 0 : 1;
  for (const member of members) if (member.halls === processes[at]) member.seat = undefined;
  processes[at] = newProcess();
}

function newProcess(): Halls {
  return openHalls({ ...studio.studio, sendBet: batchBets(studio.studio.wallet) });
}

async function newMember(): Promise<Member> {
  const one = await angler(studio);
  studio.peer.balances.set(one.player.user, PURSE);
  return {
    angler: one,
    seat: undefined,
    halls: undefined,
    hallSeed: 0,
    bets: BETS,
    bet: '1.00',
    ...{ shots: 0, refused: 0, shown: [] },
  };
}

/** Who has no seat comes again, through whichever process; some move to another, or leave. */
async function moveSome(members: readonly Member[], processes: Processes): Promise<void> {
  const either = () => (rarely(2) ? processes[0] : processes[1]);
  const picked = new Set(Array.from({ length: PICKED }, () => members[random.below(MEMBERS)]));
  await Promise.all(
    members.map(async (member) => {
      if (!member.seat || (picked.has(member) && rarely(10))) await sit(member, either());
      else if (picked.has(member) && rarely(12)) await leave(member);
    }),
  );
}

async function sit(member: Member, halls: Halls): Promise<void> {
  const write = (frame: FishingFrame) => {
    if (frame.t === 'hall') member.hallSeed = frame.seed;
    if (frame.t === 'terms') member.bets = frame.bets;
    if (frame.t === 'hits') member.shown.push(...frame.hits);
    if (frame.t === 'back' && NOT_FLOWN.has(frame.because)) member.refused += 1;
  };
  member.halls = halls;
  const seat = await halls
    .join(member.angler.session, river(), {
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
async function salvo(members: readonly Member[], processes: Processes): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) {
    vi.advanceTimersByTime(TICK_MS);
    for (const member of members) if (!rarely(3)) fire(member);
    await Promise.all(processes.map((one) => one.tick()));
    // Packets are opened beside the ticks, by a wallet that is far away.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function fire(member: Member): void {
  if (!member.seat) return;
  member.shots += 1;
  const nowMs = member.seat.nowMs();
  const swimming = waterOf(member.hallSeed)(nowMs);
  const lock = rarely(3) ? undefined : rarely(9) ? 999_999 : swimming[random.below(swimming.length || 1)]?.id;
  const shot: Extract<FishingRequest, { t: 'fire' }> = {
    ...{ t: 'fire', n: member.shots, at: rarely(5) ? -1e9 : nowMs },
    angle: (-Math.PI * random.below(1000)) / 1000,
    bet: betOf(member),
    weapon: rarely(3) ? 'net' : 'cannon',
    ...(lock !== undefined && { lock }),
  };
  member.seat.fire(shot);
}

/** Who swims there, found once for all who shoot at it. */
const waters = new Map<number, ReturnType<typeof swimmersOf>>();
function waterOf(seed: number): ReturnType<typeof swimmersOf> {
  const known = waters.get(seed) ?? swimmersOf(seed);
  waters.set(seed, known);
  return known;
}

/** Presses that have left the cannon. */
function flownOf(members: readonly Member[]): number {
  return members.reduce((sum, { shots, refused }) => sum + shots - refused, 0);
}

/** Changed now and then, in a packet and after it; rarely to what the page was told is not taken now. */
function betOf(member: Member): string {
  const known = rarely(200) ? BETS : member.bets;
  if (rarely(20) || !known.includes(member.bet)) member.bet = known[random.below(known.length)] ?? '1.00';
  return member.bet;
}

const LIMITS = [
  { min: null, max: null, shots: null },
  { min: 200_000n, max: null, shots: 30 },
  { min: null, max: 500_000n, shots: 60 },
];
/** Rarely: of a packet of ten most of the time goes by with opening the next. */
const LEAST_SHOTS = 10;

/** From the next packet on. */
async function setLimits(): Promise<void> {
  const { min, max, shots } = LIMITS[random.below(LIMITS.length)] ?? {};
  const packet = rarely(5) ? LEAST_SHOTS : shots;
  await db.pool.query(
    `insert into studio.fishing_setting (operator_id, game_code, version, min_bet, max_bet, packet_shots, reason, set_by, set_by_id)
     select 'LANNA', $1, 1 + coalesce(max(version), 0), $2, $3, $4, 'by chance', 'chance', 'chance'
     from studio.fishing_setting where operator_id = 'LANNA' and game_code = $1`,
    [river().code, min, max, packet],
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
async function idle(processes: Processes): Promise<void> {
  vi.advanceTimersByTime(PACKET.idleMs + TICK_MS);
  await Promise.all(processes.map((one) => one.tick()));
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
