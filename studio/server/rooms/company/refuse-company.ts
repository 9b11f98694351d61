import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { NoInRoom } from '../rooms-refusal.ts';

/** Why one may not sit down at a table: someone there whom people of the brand have parted from them, or another account of what may be the same person. */
type Obstacle = 'kept_apart' | 'same_person';

/** Tables of the ids at which the player may not sit down, and why. */
export async function findObstacles(
  tx: Tx,
  { playerId, onePerson }: Pick<PlaySessionRow, 'playerId' | 'onePerson'>,
  tableIds: readonly string[],
): Promise<Map<string, Obstacle>> {
  const { rows } = await tx.query<{ tableId: string; why: Obstacle }>(
    `select s.table_id as "tableId", 'kept_apart' as why from studio.room_seat s join studio.room_apart a
       on (a.one, a.other) = (least(s.player_id, $1::uuid), greatest(s.player_id, $1::uuid))
     where s.table_id = any($2)
     union all
     select s.table_id, 'same_person' from studio.room_seat s join studio.play_session there on there.id = s.session_id
       join studio.play_session own on own.player_id = $1
     where s.table_id = any($2) and $3 and s.player_id <> $1
       and there.marks ?| array(select jsonb_array_elements_text(own.marks))`,
    [playerId, tableIds, onePerson],
  );
  return new Map(rows.map(({ tableId, why }) => [tableId, why]));
}

/** Refuses `kept_apart`, `same_person`. */
export async function refuseCompany(
  tx: Tx,
  session: Pick<PlaySessionRow, 'playerId' | 'onePerson'>,
  tableId: string,
): Promise<void> {
  const why = (await findObstacles(tx, session, [tableId])).get(tableId);
  if (why) throw new NoInRoom(why);
}
