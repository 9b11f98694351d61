import type { Tx } from '../../platform/database.ts';
import { SEATS_OF_GAMES } from '../room-games.ts';

export interface RoomLine {
  room: string;
  tables: number;
  players: number;
  /** Free at tables where people sit. */
  freeSeats: number;
  stopped: boolean;
}

/** What goes on in the rooms of a brand; those without people are left out unless they are stopped. */
export async function readRoomLines(tx: Tx, operatorId: string): Promise<Map<string, RoomLine>> {
  const { rows } = await tx.query<RoomLine>(
    `with open_table as (
       select t.room_code as room, ($2::jsonb ->> t.game_code)::integer as seats, (select count(*) from studio.room_seat s where s.table_id = t.id and s.player_id is not null)::integer as players
       from studio.room_table t where t.operator_id = $1 and t.state = 'open' and not t.demo),
     stop as (select room_code as room from studio.room_stop where operator_id = $1 and opened_at is null)
     select room, count(*) filter (where players > 0)::integer as tables, coalesce(sum(players), 0)::integer as players,
       coalesce(sum(seats - players) filter (where players > 0), 0)::integer as "freeSeats", bool_or(stopped) as stopped
     from (select room, seats, players, false as stopped from open_table union all select room, 0, 0, true from stop) as r group by 1`,
    [operatorId, JSON.stringify(SEATS_OF_GAMES)],
  );
  return new Map(rows.map((row) => [row.room, row]));
}

export function emptyRoom(room: string): RoomLine {
  return { room, tables: 0, players: 0, freeSeats: 0, stopped: false };
}
