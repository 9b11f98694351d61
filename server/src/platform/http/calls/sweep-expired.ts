import type { Pool } from 'pg';

/** Removes rate-limit windows that are over, and other rows whose time has passed. */
export async function sweepExpired(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from platform.rate_window where window_start < $1', [
    new Date(now.getTime() - 3_600_000),
  ]);
  await pool.query('delete from platform.spent_jti where expires_at < $1', [now]);
  await pool.query('delete from platform.idempotent_answer where created_at < $1', [
    new Date(now.getTime() - 120 * 24 * 3_600_000),
  ]);
}
