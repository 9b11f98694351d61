import type { Tx } from '../../platform/database.ts';
import type { LiveTable } from '../live-table.ts';

/** Whether the player's operator had stopped the table, its game or its vendor when the round was announced: a round in play goes on. */
export async function isStoppedFor(
  tx: Tx,
  table: LiveTable,
  { playerId }: { playerId: string },
  announcedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from studio.game_stop s join studio.player p on p.id = $1 and p.operator_id = s.operator_id
     where s.opened_at is null and s.game_code = $2 and s.stopped_at <= $3`,
    [playerId, table.game, announcedAt],
  );
  return rowCount !== 0;
}
