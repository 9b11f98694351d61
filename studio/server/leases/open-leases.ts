import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { type Repeating, repeat } from '../platform/repeat.ts';
import { HEARTBEAT_MS, LEASE_MS, LeaseLost, type Led, LOOK_EVERY_MS, led } from './lease.ts';

export interface Duty {
  /** The pause between two ticks. */
  tickEveryMs: number;
  /** One step of the work of the leader; never beside itself in a process. What it reads and writes is in the database, so any other process can go on. */
  onTick(led: Led): Promise<unknown>;
}

export interface Leading {
  /** What this process leads now, if it does. */
  current(): Led | undefined;
  /** Waits for the tick that may be going on, and lets another process lead at once. */
  stop(): Promise<void>;
}

export interface Leases {
  /** Names this process in rows and lists. */
  holder: string;
  /** Leads a table, room, hall or match whenever no other process does. */
  lead(subject: string, duty: Duty): Leading;
  stop(): Promise<void>;
}

interface Watched {
  duty: Duty;
  led: Led | undefined;
  ticking: Repeating | undefined;
}

/** Of a process that only answers: what is to be led is led elsewhere. */
export function noLeases(): Leases {
  return {
    holder: 'leads nothing',
    lead: () => ({ current: () => undefined, stop: async () => undefined }),
    stop: async () => undefined,
  };
}

/**
 * The part of a process that leads. One call to the database keeps all its leases and looks for free ones; that goes through `heartbeats`, connections of
 * its own, so that work never makes the heartbeat late. What this process believes only saves work: who leads is decided in every write.
 */
export function openLeases({
  db,
  heartbeats,
  log,
  holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`,
}: {
  db: Database;
  heartbeats: Database;
  log: Log;
  holder?: string;
}): Leases {
  const watched = new Map<string, Watched>();
  let keeping: Repeating | undefined;
  let keptAtMs = 0;

  function lead(subject: string, duty: Duty): Leading {
    if (watched.has(subject)) throw new Error(`${subject} is led by this process already`);
    watched.set(subject, { duty, led: undefined, ticking: undefined });
    keeping ??= repeat(keep, LOOK_EVERY_MS, log, 'keep leases');
    return { current: () => watched.get(subject)?.led, stop: () => leave(subject) };
  }

  async function keep(): Promise<void> {
    const askedAtMs = performance.now();
    const { rows } = await heartbeats.pool.query<{ subject: string; fence: bigint }>(
      'select subject, fence from studio.keep_leases($1, $2, $3, $4)',
      [holder, [...watched.keys()], `${LEASE_MS} ms`, `${HEARTBEAT_MS - LOOK_EVERY_MS / 2} ms`],
    );
    keptAtMs = askedAtMs;
    const fences = new Map(rows.map(({ subject, fence }) => [subject, fence]));
    for (const [subject, one] of watched) {
      const fence = fences.get(subject);
      if (one.led?.fence === fence) continue;
      if (one.led) log.warn({ subject, fence: String(one.led.fence) }, 'a lease was lost');
      void end(one);
      if (fence !== undefined) begin(subject, one, fence);
    }
  }

  function begin(subject: string, one: Watched, fence: bigint): void {
    const leader = led(db, { subject, fence });
    one.led = leader;
    log.info({ subject, fence: String(fence) }, 'a lease was taken');
    one.ticking = repeat(
      async () => {
        if (one.led !== leader || performance.now() - keptAtMs >= LEASE_MS) return;
        try {
          await one.duty.onTick(leader);
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error;
          log.warn({ err: error }, 'a leader that was asleep wrote nothing');
          if (one.led === leader) void end(one);
        }
      },
      one.duty.tickEveryMs,
      log,
      `lead ${subject}`,
    );
  }

  /** No tick begins any more; the promise waits for the last one. */
  function end(one: Watched): Promise<void> {
    const { ticking } = one;
    one.led = undefined;
    one.ticking = undefined;
    return ticking?.stop() ?? Promise.resolve();
  }

  async function leave(subject: string): Promise<void> {
    const one = watched.get(subject);
    if (!one) return;
    const fence = one.led?.fence;
    await end(one);
    watched.delete(subject);
    if (fence !== undefined)
      await heartbeats.pool.query('select studio.release_lease($1, $2, $3)', [holder, subject, fence]);
  }

  return {
    holder,
    lead,
    async stop() {
      await Promise.all([...watched.keys()].map(leave));
      await keeping?.stop();
    },
  };
}
