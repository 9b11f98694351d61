import { sql } from 'kysely';
import { commitWatermark } from '../../../platform/sql/commit-watermark.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

const BLOCK_TRANSFERS = 5000;
/** Blocks in one run: 2.5 million transfers; the next run goes on from there. */
const BLOCKS_MAX = 500;

/** Seals all settled transfers into the chain of blocks; answers how many they were. */
export async function sealTransfers(db: Queryable, blockTransfers = BLOCK_TRANSFERS): Promise<number> {
  const horizon = await commitWatermark(db, 'ledger.transfer_id');
  if (horizon === undefined) return 0;
  let total = 0;
  for (let blocks = 0; blocks < BLOCKS_MAX; blocks++) {
    const { rows } = await sql<{ sealed: number }>`
      select ledger.seal_block(${horizon}, ${blockTransfers}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < blockTransfers) break;
  }
  return total;
}
