import type { Room, RoomsGame } from '../../../rules/rooms/rooms-game.ts';
import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { findObstacles } from '../company/refuse-company.ts';
import { rulesOfGame } from '../room-games.ts';
import { OPENS_LATE } from '../rows/room-setting.ts';
import { openTable } from './open-table.ts';
import { freeSeatsFor } from './wait-for-seat.ts';

/** People first: a table is filled before another opens, unless it was opened before the brand set when cards are opened otherwise. One practises alone, with strategies of the house; a table of friends is found by its code. */
export async function quickTable(
  tx: Tx,
  { session, game, room, demo }: { session: PlaySessionRow; game: RoomsGame; room: Room; demo: boolean },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select t.id from studio.room_table t
     where t.operator_id = $1 and t.room_code = $2 and not t.demo and not $3 and t.state = 'open' and t.friends_of is null and t.opens_late = (${OPENS_LATE})
     order by (select count(*) from studio.room_seat where table_id = t.id) desc, t.number`,
    [session.operatorId, room.code, demo],
  );
  const ids = rows.map(({ id }) => id);
  const free = await freeSeatsFor(tx, session.playerId, ids, rulesOfGame(game).seatsMost);
  const obstacles = await findObstacles(tx, session, ids);
  const found = ids.find((id) => (free.get(id) ?? 0) > 0 && !obstacles.has(id));
  return found ?? openTable(tx, { operatorId: session.operatorId, gameCode: game.code, room, demo });
}
