import type { Pool } from 'pg';

/**
 * Counts calls in PostgreSQL, so that a limit holds over all processes together. Fixed windows; the row of a
 * past window is swept by `sweepRateWindows`. Shape asked for by @fastify/rate-limit.
 */
export function rateStore(pool: Pool) {
  return class PostgresRateStore {
    readonly prefix: string;

    constructor(options: unknown) {
      this.prefix = (options as { prefix?: string } | undefined)?.prefix ?? '';
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ) {
      count(pool, this.prefix + key, windowMs).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      );
    }

    child(routeOptions: { path: string }) {
      return new PostgresRateStore({ prefix: `${routeOptions.path}:` });
    }
  };
}

async function count(pool: Pool, key: string, windowMs: number) {
  const nowMs = Date.now();
  const startMs = nowMs - (nowMs % windowMs);
  const { rows } = await pool.query<{ hits: number }>(
    `insert into platform.rate_window as w (key, window_start, hits) values ($1, $2, 1)
     on conflict (key, window_start) do update set hits = w.hits + 1 returning hits`,
    [key, new Date(startMs)],
  );
  return { current: rows[0]?.hits ?? 1, ttl: startMs + windowMs - nowMs };
}

/** Removes windows nobody counts in any more, and other rows whose time has passed. */
export async function sweepExpired(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from platform.rate_window where window_start < $1', [
    new Date(now.getTime() - 3_600_000),
  ]);
  await pool.query('delete from platform.spent_jti where expires_at < $1', [now]);
  await pool.query('delete from platform.idempotent_answer where created_at < $1', [
    new Date(now.getTime() - 120 * 24 * 3_600_000),
  ]);
}
