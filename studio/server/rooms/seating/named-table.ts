import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { NoInRoom } from '../rooms-refusal.ts';

/** That very table; one of friends only to those who have its code. Refuses `table_unknown`. */
export async function findNamedTable(
  tx: Tx,
  { operatorId, playerId }: Pick<PlaySessionRow, 'operatorId' | 'playerId'>,
  { code, demo }: { code: string; demo: boolean },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from studio.room_table t where operator_id = $1 and code = $2 and demo = $3 and state = 'open'
       and (friends_of is null or exists (select from studio.room_friend f where f.table_id = t.id and f.player_id = $4))`,
    [operatorId, code, demo, playerId],
  );
  const [table] = rows;
  if (!table) throw new NoInRoom('table_unknown');
  return table.id;
}
