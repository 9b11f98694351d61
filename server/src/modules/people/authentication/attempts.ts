import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import { type Prepared, runPrepared } from '../../../platform/sql/prepared.ts';

/**
 * The kinds of attempts that are counted, and for how long from the first one. The subject includes the
 * brand; only its hash is stored.
 */
export interface Counted {
  subject: string;
  windowMs: number;
}

export interface Tally {
  /** Attempts in the window, including this one. */
  hits: number;
  expiresAt: Date;
}

/**
 * Counts one attempt for each subject and returns how many there were. The attempt is counted before it is
 * checked, in one statement, so that parallel attempts get no more chances than sequential ones. Returns the
 * counts in the order of the subjects.
 */
export async function countAttempts(
  db: Database | Queryable,
  now: Date,
  counted: readonly Counted[],
): Promise<Tally[]> {
  const rows = await runPrepared<CountedRow>(db, COUNT, countValues(now, counted));
  return talliesOf(rows, counted);
}

/**
 * Adds one attempt for each of $1 (keys), whose windows end at $2, at the time $3. Every process takes the
 * locks in the order of the keys, which prevents deadlocks.
 */
export const COUNT_TEXT = `
  insert into authentication.attempt as known (subject, hits, expires_at)
  select key, 1, ends from unnest($1::bytea[], $2::timestamptz[]) as asked(key, ends) order by key
  on conflict (subject) do update set
    hits = case when known.expires_at <= $3::timestamptz then 1 else known.hits + 1 end,
    expires_at = case when known.expires_at <= $3::timestamptz then excluded.expires_at else known.expires_at end
  returning subject, hits, expires_at`;
const COUNT: Prepared = { name: 'count-attempts', text: COUNT_TEXT };

export interface CountedRow {
  subject: Buffer;
  hits: number;
  expires_at: Date;
}

export function countValues(now: Date, counted: readonly Counted[]): unknown[] {
  const ends = counted.map(({ windowMs }) => new Date(now.getTime() + windowMs));
  return [counted.map(({ subject }) => keyOf(subject)), ends, now];
}

export function talliesOf(rows: readonly CountedRow[], counted: readonly Counted[]): Tally[] {
  return counted.map(({ subject }) => {
    const key = keyOf(subject);
    const row = rows.find((candidate) => candidate.subject.equals(key));
    if (!row) throw new Error('a try was not counted');
    return { hits: row.hits, expiresAt: row.expires_at };
  });
}

/** Attempts in the window so far, without counting one. In the order of the subjects. */
export async function readAttempts(
  db: Queryable,
  now: Date,
  counted: readonly Pick<Counted, 'subject'>[],
): Promise<number[]> {
  const keys = counted.map(({ subject }) => keyOf(subject));
  const { rows } = await sql<{ subject: Buffer; hits: number }>`
    select subject, hits from authentication.attempt
    where subject = any(${keys}::bytea[]) and expires_at > ${now}`.execute(db);
  const hits = new Map(rows.map((row) => [row.subject.toString('hex'), row.hits]));
  return keys.map((key) => hits.get(key.toString('hex')) ?? 0);
}

/** What a success resets: all attempts at `cleared`; at `decremented` only this one. */
export interface AttemptReset {
  cleared: readonly string[];
  decremented?: readonly string[];
}

export async function resetAttempts(db: Database | Queryable, attemptReset: AttemptReset): Promise<void> {
  const text = `with ${resetAttemptsText(1)} select`;
  await runPrepared(db, { name: 'reset-attempts', text }, resetAttemptsValues(attemptReset));
}

/** Parts of a `with`, from this parameter on. */
export function resetAttemptsText(first: number): string {
  return `
    cleared as (delete from authentication.attempt where subject = any($${first}::bytea[])),
    one_less as (
      update authentication.attempt set hits = hits - 1 where subject = any($${first + 1}::bytea[]) and hits > 0)`;
}

export function resetAttemptsValues({ cleared, decremented = [] }: AttemptReset): unknown[] {
  return [cleared.map(keyOf), decremented.map(keyOf)];
}

/** Seconds until the window is over, at least one. */
export function secondsLeft(tally: Tally, now: Date): number {
  return Math.max(1, Math.ceil((tally.expiresAt.getTime() - now.getTime()) / 1000));
}

function keyOf(subject: string): Buffer {
  return hash('sha256', subject, 'buffer');
}
