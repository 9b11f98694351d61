import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

const KEEP_MS = 90 * 24 * 3_600_000;
/** At some 250 bytes a line, indexes included, hardly more than a gigabyte. */
const LINES_MAX = 5_000_000;

/** Forgets failures at the ways in that are old, or more than there is room for; answers how many lines. */
export async function forgetAccessFailures(db: Queryable, now: Date, linesMax = LINES_MAX): Promise<bigint> {
  const { rows } = await sql<{ forgotten: bigint }>`
    select accounts.forget_access_failures(${new Date(now.getTime() - KEEP_MS)}, ${linesMax}) as forgotten`.execute(
    db,
  );
  return rows[0]?.forgotten ?? 0n;
}
