import type { Tx } from '../../platform/database.ts';
import { SEATS_OF_GAMES } from '../room-games.ts';
import { WAITS_FOR_MS } from '../seating/wait-for-seat.ts';

export interface RoomLine {
  room: string;
  tables: number;
  players: number;
  /** Free at tables where people sit. */
  freeSeats: number;
  /** Members who wait for a seat at a full table. */
  waiting: number;
  stopped: boolean;
}

/** What goes on in the rooms of a brand; those without people are left out unless they are stopped. */
export async function readRoomLines(tx: Tx, operatorId: string): Promise<Map<string, RoomLine>> {
  const { rows } = await tx.query<RoomLine>(
    `with open_table as (
       select t.room_code as room, ($2::jsonb ->> t.game_code)::integer as seats, (select count(*) from studio.room_seat s where s.table_id = t.id and s.player_id is not null)::integer as players, t.friends_of is not null as of_friends,
         (select count(*) from studio.room_waiting w where w.table_id = t.id and w.seen_at > clock_timestamp() - $3::interval)::integer as waiting
       from studio.room_table t where t.operator_id = $1 and t.state = 'open' and not t.demo),
     stop as (select room_code as room from studio.room_stop where operator_id = $1 and opened_at is null)
     select room, count(*) filter (where players > 0)::integer as tables, coalesce(sum(players), 0)::integer as players,
       coalesce(sum(seats - players) filter (where players > 0 and not of_friends), 0)::integer as "freeSeats", coalesce(sum(waiting), 0)::integer as waiting,
       bool_or(stopped) as stopped
     from (select room, seats, players, of_friends, waiting, false as stopped from open_table union all select room, 0, 0, false, 0, true from stop) as r group by 1`,
    [operatorId, JSON.stringify(SEATS_OF_GAMES), `${WAITS_FOR_MS} ms`],
  );
  return new Map(rows.map((row) => [row.room, row]));
}

export function emptyRoom(room: string): RoomLine {
  return { room, tables: 0, players: 0, freeSeats: 0, waiting: 0, stopped: false };
}
