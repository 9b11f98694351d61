import { sql } from 'kysely';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const BLOCK_EVENTS = 1000;
/** Blocks in one run; the next run goes on from there. */
const BLOCKS_MAX = 500;

/**
 * Seals all settled lines of the security record into its chain of blocks; returns how many. It runs as a
 * job, not within a request.
 */
export async function sealSecurityRecord(db: Queryable, blockEvents = BLOCK_EVENTS): Promise<number> {
  const horizon = await commitWatermark(db, 'audit.security_event_number');
  if (horizon === undefined) return 0;
  let total = 0;
  for (let blocks = 0; blocks < BLOCKS_MAX; blocks++) {
    const { rows } = await sql<{ sealed: number }>`
      select audit.seal_security_events(${horizon}, ${blockEvents}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < blockEvents) break;
  }
  return total;
}
