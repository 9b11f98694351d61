import { expect, onTestFinished, test } from 'vitest';
import type { FishingFrame } from '../../fishing-api.ts';
import { swimmersAt } from '../../rules/fishing/paths.ts';
import { LEASE_MS } from '../leases/lease.ts';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { type Angler, angler, demoAngler, dueNow, river, START } from './fishing.fixture.ts';
import { type Halls, openHalls, type Seated } from './halls/open-halls.ts';
import { finishPackets } from './packets/finish-packets.ts';

/* Halls are of all processes: people sit together whichever process has their page. */

const databaseUrl = asStudio(await newDatabase());
const studio = await openTestStudio({ databaseUrl });

test('a hall is filled from two processes before another opens, and demos sit apart', async () => {
  const [one, other] = [await process(), await process()];
  const seats = [await sit(one), await sit(other), await sit(one), await sit(other)];
  expect(new Set(seats.map(({ hall }) => hall().seed)).size).toBe(1);
  expect(seats.map(({ hall }) => hall().place)).toEqual([0, 1, 2, 3]);
  const fifth = await sit(other);
  expect(fifth.hall().seed).not.toBe(seats[0]?.hall().seed);
  const demo = await sit(one, await demoAngler(studio));
  expect(demo.hall().seats).toHaveLength(1);
  // Each page knows all four.
  for (const seat of seats) await expect.poll(() => seat.newestSeats().length).toBe(4);
  await seats[0]?.seat.leave();
  await expect.poll(() => seats[1]?.newestSeats().length).toBe(3);
  const next = await sit(other);
  expect(next.hall()).toMatchObject({ seed: seats[0]?.hall().seed, place: 0 });
});

test('shots, words and kills are seen through the other process, and what was taken is gone for who comes later', async () => {
  const [one, other] = [await process(), await process()];
  const [shooter, seer] = [await sit(one), await sit(other)];
  await expect.poll(() => shooter.newestSeats().length).toBe(2);
  await expect
    .poll(
      () => {
        shooter.fire(nearest(shooter));
        return shooter.frames('hits').flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0))
          .length;
      },
      { interval: 130, timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const killed = shooter
    .frames('hits')
    .flatMap(({ hits }) => hits)
    .find(({ multiple }) => multiple > 0);
  await expect.poll(() => seer.frames('kill').map(({ swimmer }) => swimmer)).toContain(killed?.swimmer);
  expect(seer.frames('shot').length).toBeGreaterThan(0);
  expect(seer.frames('shot')[0]?.place).toBe(shooter.hall().place);
  shooter.seat.speak('clap');
  await expect.poll(() => seer.frames('emote').length).toBe(1);
  const later = await sit(await process());
  expect(later.hall().gone).toContain(killed?.swimmer);
  // The clock is the hall's, not the process's.
  expect(Math.abs(later.seat.nowMs() - shooter.seat.nowMs())).toBeLessThan(250);
});

test('a player who sits down through another process leaves the first, which closes their packet', async () => {
  const [one, other] = [await process(), await process()];
  const first = await sit(one);
  await open(first);
  const second = await sit(other, first.angler);
  await expect.poll(() => first.dismissed()).toBe('seat_taken_over');
  await open(second);
  await second.seat.leave();
  await settled();
  expect(first.angler.wallet()).toBe(START + (await moved(first.angler)));
});

test('seats of a process that dies are free within three seconds, its players go on in the same hall, and money is exact', async () => {
  const [one, other] = [await process(), await process()];
  const [dead, alive] = [await sit(one), await sit(other)];
  const { seed } = dead.hall();
  expect(alive.hall().seed).toBe(seed);
  await open(dead);
  dead.fire(nearest(dead));
  one.die();
  const diedAtMs = performance.now();
  await expect.poll(() => alive.newestSeats().length, { timeout: 5_000, interval: 50 }).toBe(1);
  const tookMs = performance.now() - diedAtMs;
  expect(tookMs).toBeGreaterThan(LEASE_MS - 1_100);
  expect(tookMs).toBeLessThan(3_000);
  const again = await sit(other, dead.angler);
  expect(again.hall().seed).toBe(seed);
  await again.seat.leave();
  await settled();
  expect(dead.angler.wallet()).toBe(START + (await moved(dead.angler)));
});

test('a process that was only silent is left by its pages, which sit down again', async () => {
  const [one, other] = [await process(), await process()];
  const [silent, alive] = [await sit(one), await sit(other)];
  one.pause();
  await expect.poll(() => alive.newestSeats().length).toBe(1);
  const taker = await sit(other);
  expect(taker.hall().place).toBe(silent.hall().place);
  one.resume();
  await expect.poll(() => silent.dismissed()).toBe('lost');
});

interface Process {
  halls: Halls;
  /** It says nothing more, to no one. */
  die(): void;
  /** It is asleep, and goes on where it was. */
  pause(): void;
  resume(): void;
}

/** As its program runs it, but for its line to the database. */
async function process(): Promise<Process> {
  let line: Promise<unknown> = Promise.resolve();
  let resume: () => void = () => undefined;
  let isDead = false;
  const { db } = studio.studio;
  const query = (text: string, values?: unknown[]) => line.then(() => db.pool.query(text, values));
  const held: typeof db = {
    ...db,
    transaction: (work) => line.then(() => db.transaction(work)),
    pool: Object.assign(Object.create(db.pool), { query }),
  };
  const halls = openHalls({
    ...{ ...studio.studio, db: held, databaseUrl, sendBet: batchBets(studio.studio.wallet) },
  });
  halls.start();
  onTestFinished(async () => {
    if (!isDead) await halls.stop();
  });
  const pause = () => {
    line = new Promise<void>((done) => {
      resume = done;
    });
  };
  return {
    halls,
    die() {
      isDead = true;
      pause();
      // Its timers end with it; what it would write waits for ever.
      void halls.stop();
    },
    pause,
    resume: () => resume(),
  };
}

type Hall = Extract<FishingFrame, { t: 'hall' }>;

async function sit({ halls }: Process, as?: Angler) {
  const who = as ?? (await angler(studio));
  const frames: FishingFrame[] = [];
  let dismissed: string | undefined;
  let n = 0;
  const seat: Seated = await halls.join(who.session, river(), {
    write: (frame) => frames.push(frame),
    dismiss: (because) => {
      dismissed = because;
    },
  });
  const of = <T extends FishingFrame['t']>(kind: T) =>
    frames.filter((frame): frame is Extract<FishingFrame, { t: T }> => frame.t === kind);
  return {
    ...{ angler: who, seat, frames: of },
    dismissed: () => dismissed,
    hall: () => of('hall')[0] as Hall,
    newestSeats: () => of('seats').at(-1)?.seats ?? (of('hall')[0] as Hall).seats,
    fire(lock: number | undefined) {
      n += 1;
      seat.fire({
        ...{ t: 'fire', n, at: seat.nowMs(), angle: -1.2, bet: '1.00', weapon: 'cannon' },
        ...(lock !== undefined && { lock }),
      });
    },
  };
}
type Sat = Awaited<ReturnType<typeof sit>>;

async function open(one: Sat): Promise<void> {
  await expect
    .poll(
      () => {
        if (one.frames('packet').length === 0) one.fire(undefined);
        return one.frames('packet').length;
      },
      { interval: 130, timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}

/** Small, in the middle of the water, and still there. */
function nearest(one: Sat): number | undefined {
  const { seed } = one.hall();
  const nowMs = one.seat.nowMs();
  const gone = new Set(
    one
      .frames('hits')
      .flatMap(({ hits }) => hits.filter(({ multiple }) => multiple > 0).map(({ swimmer }) => swimmer)),
  );
  return swimmersAt(seed, nowMs)
    .filter(({ id, bornMs, kind }) => {
      const part = (nowMs - bornMs) / kind.crossingMs;
      return !gone.has(id) && part > 0.15 && part < 0.75;
    })
    .toSorted((a, b) => (a.kind.worth[0]?.[0] ?? 0) - (b.kind.worth[0]?.[0] ?? 0))[0]?.id;
}

/** What was left lying is closed from its rows. */
async function settled(): Promise<void> {
  for (let go = 0; go < 3; go += 1) {
    await dueNow(studio);
    await finishPackets(studio.studio);
  }
}

async function moved({ session }: Angler): Promise<bigint> {
  const { rows } = await studio.studio.db.pool.query<{ moved: bigint }>(
    `select coalesce(sum(payout - spent), 0)::bigint as moved from studio.fishing_packet where player_id = $1 and state = 'closed'`,
    [session.playerId],
  );
  return rows[0]?.moved ?? 0n;
}
