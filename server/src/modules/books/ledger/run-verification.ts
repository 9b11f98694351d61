import { sqlState } from '@lanna/rules/database-errors';
import { sql } from 'kysely';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import type { Database, Queryable, Tx } from '../../../platform/sql/database.ts';
import type { InvariantViolation } from './check-invariants.ts';
import { onSnapshot } from './on-snapshot.ts';
import { describeViolation } from './report-violations.ts';
import { endLost, leaveUnfinished } from './verification/ask-for-verification.ts';
import type { VerificationPart } from './verification-part.ts';

export interface VerificationDeps {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
  parts(): readonly VerificationPart[];
}

/** How often its state is written and its end asked for. */
const RECEIVED_EVERY_MS = 1000;
const QUERY_CANCELED = '57014';

type End = 'passed' | 'broken' | 'cancelled' | 'stopped';

/**
 * Walks the verification that waits, if one does: all its steps on one snapshot, each written down as it comes along, so that
 * what was found is kept whatever happens. Ends early where an operator asks for it or `signal` says that the process stops.
 */
export async function runVerification(deps: VerificationDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  const id = await take(db, clock.now());
  if (id === undefined) return;
  const watch = await startWatch(deps, id, signal);
  let end: End;
  let failure: string | null = null;
  try {
    end = await onSnapshot(db, async (tx) => {
      watch.follow(await backendOf(tx));
      try {
        return await walk(deps, id, tx, watch);
      } finally {
        // Its connection goes back to the pool: another query on it must not be ended.
        watch.follow(undefined);
      }
    });
  } catch (error) {
    if (!(error instanceof Ended) && sqlState(error) !== QUERY_CANCELED) {
      log.error({ err: error }, 'a verification failed');
      failure = 'failed';
    }
    end = watch.why() ?? 'stopped';
    if (end === 'stopped') failure ??= 'process_stopped';
  } finally {
    await watch.stop();
  }
  await db.transaction((tx) => finish(tx, id, { end, failure, now: clock.now() }));
}

async function walk(deps: VerificationDeps, id: string, tx: Tx, watch: Watch): Promise<End> {
  const { db, clock, log } = deps;
  const wanted = await db.kysely
    .selectFrom('ledger.verification_step')
    .select(['place', 'step'])
    .where('verification_id', '=', id)
    .orderBy('place')
    .execute();
  let isBroken = false;
  for (const { place, step } of wanted) {
    const part = deps.parts().find((candidate) => candidate.step === step);
    if (!part) throw new Error(`no topic walks the step ${step}`);
    const write = (values: StepValues) => writeStep(db.kysely, { id, place }, values);
    const total = await part.size(tx);
    await write({ state: 'running', total: BigInt(total), started_at: clock.now() });
    let done = 0;
    watch.during(() => write({ done: BigInt(done) }));
    const violations = await part.verify(tx, (now) => {
      done = now;
      watch.endIfAsked();
    });
    watch.during(undefined);
    for (const violation of violations)
      log.error({ violation: describeViolation(violation) }, 'the books break a rule');
    isBroken ||= violations.length > 0;
    await write({
      state: violations.length > 0 ? 'broken' : 'passed',
      done: BigInt(done),
      violations: JSON.stringify(violations.map(readable)),
      ended_at: clock.now(),
    });
    await notifyOps(db.kysely, { brandId: null, type: 'verification_changed' });
    watch.endIfAsked();
  }
  return isBroken ? 'broken' : 'passed';
}

/** Numbers beyond what JSON keeps exactly, times and hashes, as text. */
export function readable({ rule, row }: InvariantViolation): { rule: string; row: Record<string, string> } {
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
  return { rule, row: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)])) };
}

class Ended extends Error {}

interface Watch {
  /** The connection that walks; a long query of it is ended with it. */
  follow(backend: number | undefined): void;
  /** What is written beside each sign of life. */
  during(write: (() => Promise<void>) | undefined): void;
  /** Throws if the walk is to end. */
  endIfAsked(): void;
  why(): 'cancelled' | 'stopped' | undefined;
  stop(): Promise<void>;
}

/** Beside the walk, on connections of its own: signs of life, progress, and whether it is to end. */
async function startWatch(
  { db, clock, log }: VerificationDeps,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Watch> {
  let why: 'cancelled' | 'stopped' | undefined;
  let backend: number | undefined;
  let write: (() => Promise<void>) | undefined;
  let beating = Promise.resolve();
  const beat = async () => {
    await write?.();
    const { cancel_asked_at } = await db.kysely
      .updateTable('ledger.verification')
      .set({ heard_at: clock.now() })
      .where('id', '=', id)
      .returning('cancel_asked_at')
      .executeTakeFirstOrThrow();
    if (write) await notifyOps(db.kysely, { brandId: null, type: 'verification_changed' });
    if (cancel_asked_at) why ??= 'cancelled';
    if (signal?.aborted) why ??= 'stopped';
    if (why && backend !== undefined) await endQuery(db, backend);
  };
  const timer = setInterval(() => {
    beating = beating.then(beat).catch((error: unknown) => {
      // The database may be away for a moment; the walk itself says whether it still is.
      log.warn({ err: error }, 'a verification could not say how far it is');
    });
  }, RECEIVED_EVERY_MS);
  return {
    follow: (pid) => {
      backend = pid;
    },
    during: (next) => {
      write = next;
    },
    endIfAsked: () => {
      if (signal?.aborted) why ??= 'stopped';
      if (why) throw new Ended();
    },
    why: () => why,
    stop: async () => {
      clearInterval(timer);
      backend = undefined;
      write = undefined;
      await beating;
    },
  };
}

/** As the login itself: the role it works in may not end queries of its login. */
async function endQuery(db: Database, backend: number): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local role none`.execute(tx);
    await sql`select pg_cancel_backend(${backend})`.execute(tx);
  });
}

async function backendOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
}

/** Takes the one that waits; ends those whose process is gone. */
function take(db: Database, now: Date): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await endLost(tx, now);
    const taken = await tx
      .updateTable('ledger.verification')
      .set({ state: 'running', started_at: now, heard_at: now })
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    return taken?.id;
  });
}

interface StepValues {
  state?: 'running' | 'passed' | 'broken';
  done?: bigint;
  total?: bigint;
  violations?: string;
  started_at?: Date;
  ended_at?: Date;
}

async function writeStep(db: Queryable, at: { id: string; place: number }, values: StepValues) {
  await db
    .updateTable('ledger.verification_step')
    .set(values)
    .where('verification_id', '=', at.id)
    .where('place', '=', at.place)
    .execute();
}

/** One that was given up as lost meanwhile stays so. */
async function finish(
  tx: Tx,
  id: string,
  { end, failure, now }: { end: End; failure: string | null; now: Date },
) {
  await tx
    .updateTable('ledger.verification')
    .set({ state: end, failure, ended_at: now, heard_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
  await leaveUnfinished(tx, id, now);
  await notifyOps(tx, { brandId: null, type: 'verification_changed' });
}
