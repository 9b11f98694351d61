import type { Tx } from '../../platform/database.ts';
import type { LiveTable } from '../live-table.ts';

/** Whether the player's operator had stopped the table, its game or its vendor when the round was announced: a round in play goes on. */
export async function isStoppedFor(
  tx: Tx,
  { code, game, vendor }: LiveTable,
  { operatorId }: { operatorId: string },
  announcedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from studio.game_stop
       where operator_id = $1 and game_code = $2 and opened_at is null and stopped_at <= $5
     union all
     select from studio.table_stop
       where operator_id = $1 and vendor = $3 and coalesce(table_code, $4) = $4 and opened_at is null and stopped_at <= $5`,
    [operatorId, game, vendor, code, announcedAt],
  );
  return rowCount !== 0;
}
