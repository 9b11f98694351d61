import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';

/** What is counted, and for how long from the first try. The subject carries the brand; only its hash is kept. */
export interface Counted {
  subject: string;
  windowMs: number;
}

export interface Tally {
  /** Tries in the window, this one included. */
  hits: number;
  expiresAt: Date;
}

/**
 * Counts one try for each subject and says how many there were. Counted before anything is judged, in one statement: tries
 * in parallel get no more chances than tries in a row. Answers in the order asked.
 */
export async function countAttempts(db: Queryable, now: Date, counted: readonly Counted[]): Promise<Tally[]> {
  const keys = counted.map(({ subject }) => keyOf(subject));
  const ends = counted.map(({ windowMs }) => new Date(now.getTime() + windowMs));
  // Everybody takes the locks in the order of the keys.
  const { rows } = await sql<{ subject: Buffer; hits: number; expires_at: Date }>`
    insert into accounts.attempt as known (subject, hits, expires_at)
    select key, 1, ends from unnest(${keys}::bytea[], ${ends}::timestamptz[]) as asked(key, ends) order by key
    on conflict (subject) do update set
      hits = case when known.expires_at <= ${now} then 1 else known.hits + 1 end,
      expires_at = case when known.expires_at <= ${now} then excluded.expires_at else known.expires_at end
    returning subject, hits, expires_at`.execute(db);
  const tallies = new Map(rows.map((row) => [row.subject.toString('hex'), row]));
  return keys.map((key) => {
    const tally = tallies.get(key.toString('hex'));
    if (!tally) throw new Error('a try was not counted');
    return { hits: tally.hits, expiresAt: tally.expires_at };
  });
}

/** Tries in the window so far, counting none. In the order asked. */
export async function readAttempts(
  db: Queryable,
  now: Date,
  counted: readonly Pick<Counted, 'subject'>[],
): Promise<number[]> {
  const keys = counted.map(({ subject }) => keyOf(subject));
  const { rows } = await sql<{ subject: Buffer; hits: number }>`
    select subject, hits from accounts.attempt
    where subject = any(${keys}::bytea[]) and expires_at > ${now}`.execute(db);
  const hits = new Map(rows.map((row) => [row.subject.toString('hex'), row.hits]));
  return keys.map((key) => hits.get(key.toString('hex')) ?? 0);
}

/**
 * What was tried has succeeded: all tries at `forgotten` are taken back, of `uncounted` only this one. One statement, since
 * every log-in makes it.
 */
export async function forgiveAttempts(
  db: Queryable,
  { forgotten, uncounted = [] }: { forgotten: readonly string[]; uncounted?: readonly string[] },
): Promise<void> {
  await sql`
    with one_less as (
      update accounts.attempt set hits = hits - 1
      where subject = any(${uncounted.map(keyOf)}::bytea[]) and hits > 0)
    delete from accounts.attempt where subject = any(${forgotten.map(keyOf)}::bytea[])`.execute(db);
}

/** Seconds until the window is over, at least one. */
export function secondsLeft(tally: Tally, now: Date): number {
  return Math.max(1, Math.ceil((tally.expiresAt.getTime() - now.getTime()) / 1000));
}

function keyOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
