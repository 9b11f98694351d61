import { sql } from 'kysely';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const BLOCK_ACTIONS = 1000;
/** Blocks in one run; the next run goes on from there. */
const BLOCKS_MAX = 500;

/** Seals all settled actions into their chain of blocks; returns how many. It runs as a job, not within a request. */
export async function sealActions(db: Queryable, blockActions = BLOCK_ACTIONS): Promise<number> {
  const horizon = await commitWatermark(db, 'operators.action_number');
  if (horizon === undefined) return 0;
  let total = 0;
  for (let blocks = 0; blocks < BLOCKS_MAX; blocks++) {
    const { rows } = await sql<{ sealed: number }>`
      select operators.seal_actions(${horizon}, ${blockActions}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < blockActions) break;
  }
  return total;
}
