import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Blocks in one run; the next run goes on from there. */
const BLOCKS_MAX = 500;

/**
 * Grows the trees over sealed blocks that have none yet; answers how many they were. Throws where a block's transfers are no
 * longer what was sealed.
 */
export async function growBlockTrees(db: Queryable): Promise<number> {
  for (let grown = 0; grown < BLOCKS_MAX; grown++) {
    const { rows } = await sql<{ number: bigint | null }>`select ledger.grow_block_tree() as number`.execute(
      db,
    );
    if (rows[0]?.number == null) return grown;
  }
  return BLOCKS_MAX;
}
