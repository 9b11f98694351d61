import type { Pool } from 'pg';
import { batchLoader } from '../../process/batch-loader.ts';

/** What all processes together must know of a call before it is handled. */
export interface Arrival {
  /** Counted in windows of fixed length. */
  counted: { key: string; windowMs: number };
  /** The id of an encrypted body, taken once until `expiresAt`. */
  once?: { jti: string; expiresAt: Date } | undefined;
}

export interface Admission {
  /** Calls of the key in this window, this one included. */
  hits: number;
  windowEndsInMs: number;
  /** Whether the body has been taken before. */
  isReplay: boolean;
}

/**
 * Counts calls and takes ids of bodies in PostgreSQL, so that limits hold over all processes together and a body counts once
 * anywhere. Both in one statement, and calls of the same moment share it. Rows whose time has passed go with `sweepExpired`.
 */
export function admitCalls(pool: Pool): (arrival: Arrival) => Promise<Admission> {
  const admit = batchLoader((arrivals: Arrival[]) => admitTogether(pool, arrivals));
  return async (arrival) => {
    const admission = await admit(arrival);
    if (!admission) throw new Error('a call was not counted');
    return admission;
  };
}

async function admitTogether(pool: Pool, arrivals: Arrival[]): Promise<Admission[]> {
  const nowMs = Date.now();
  const windows = new Map<string, { startMs: number; calls: number }>();
  const bodies = new Map<string, Date>();
  for (const { counted, once } of arrivals) {
    const startMs = nowMs - (nowMs % counted.windowMs);
    windows.set(counted.key, { startMs, calls: (windows.get(counted.key)?.calls ?? 0) + 1 });
    if (once) bodies.set(once.jti, once.expiresAt);
  }
  const { rows } = await pool.query<{ key: string | null; hits: number; jti: string | null }>({
    name: 'admit-calls',
    text: ADMIT,
    values: [
      [...windows.keys()],
      [...windows.values()].map(({ startMs }) => new Date(startMs)),
      [...windows.values()].map(({ calls }) => calls),
      [...bodies.keys()],
      [...bodies.values()],
    ],
  });
  const before = new Map<string, number>();
  const free = new Set<string>();
  for (const { key, hits, jti } of rows) {
    if (key !== null) before.set(key, hits - (windows.get(key)?.calls ?? 0));
    if (jti !== null) free.add(jti);
  }
  return arrivals.map(({ counted, once }) => {
    const hits = (before.get(counted.key) ?? 0) + 1;
    before.set(counted.key, hits);
    return {
      hits,
      windowEndsInMs: counted.windowMs - (nowMs % counted.windowMs),
      // Of two in one moment the first is taken.
      isReplay: once !== undefined && !free.delete(once.jti),
    };
  });
}

/**
 * Locks are taken in the order of the keys. The commit need not wait for the disk: whatever the call goes on to write and waits
 * for comes later in the same log, so nothing a call has done outlives the record that its body was taken.
 */
const ADMIT = `
  with unhurried as materialized (select set_config('synchronous_commit', 'off', true)),
  counted as (
    insert into platform.rate_window as w (key, window_start, hits)
    select asked.* from unnest($1::text[], $2::timestamptz[], $3::int[]) as asked(key, window_start, hits) order by asked.key
    on conflict (key, window_start) do update set hits = w.hits + excluded.hits
    returning key, hits),
  taken as (
    insert into platform.spent_jti (jti, expires_at)
    select asked.* from unnest($4::text[], $5::timestamptz[]) as asked(jti, expires_at) order by asked.jti
    on conflict (jti) do nothing
    returning jti)
  select key, hits, null as jti from counted, unhurried union all select null, 0, jti from taken`;
