import type { Database, Tx } from './database.ts';

/** Works off what may be many rows, a transaction for each batch, until one finds fewer than `size`; says how many rows it found. */
export async function inBatches(
  db: Database,
  size: number,
  workOff: (tx: Tx) => Promise<number>,
): Promise<number> {
  for (let total = 0; ; ) {
    const found = await db.transaction(workOff);
    total += found;
    if (found < size) return total;
  }
}
