import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

const KEEP_MS = 90 * 24 * 3_600_000;
/** At some 250 bytes a line, indexes included, hardly more than a gigabyte. */
const LINES_MAX = 5_000_000;

/** Deletes failed log-ins that are old or beyond the maximum; returns how many lines. */
export async function purgeAccessFailures(db: Queryable, now: Date, linesMax = LINES_MAX): Promise<bigint> {
  const { rows } = await sql<{ cleared: bigint }>`
    select audit.purge_access_failures(${new Date(now.getTime() - KEEP_MS)}, ${linesMax}) as cleared`.execute(
    db,
  );
  return rows[0]?.cleared ?? 0n;
}
