import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/** The lotteries of a brand, with limits, prices and modes, become those of a new one. */
export async function copyLotteries(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of ['lottery.brand_game', 'lottery.brand_price', 'lottery.brand_mode'])
    await sql`
      insert into ${sql.table(table)}
      select copied.* from ${sql.table(table)} kept,
        lateral jsonb_populate_record(kept, jsonb_build_object('merchant_id', ${to}::text, 'version', 1)) as copied
      where kept.merchant_id = ${from}
      on conflict do nothing`.execute(tx);
}
