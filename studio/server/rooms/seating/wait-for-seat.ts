import type { Database, Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { SEATS_OF_GAMES } from '../room-games.ts';
import { findNamedTable } from './named-table.ts';

/** A page says every few seconds that its player still waits; one that was silent for so long does not. */
export const WAITS_FOR_MS = 12_000;

/** Seats of tables that the player may take: those that are free, less those for which others have waited longer. */
export async function freeSeatsFor(
  tx: Tx,
  playerId: string,
  tableIds: readonly string[],
  seatsMost: number,
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; free: number }>(
    `select t.id, ($2 - (select count(*) from studio.room_seat s where s.table_id = t.id) -
       (select count(*) from studio.room_waiting w where w.table_id = t.id and w.player_id <> $1 and w.seen_at > clock_timestamp() - $4::interval
          and w.since < coalesce((select since from studio.room_waiting where table_id = t.id and player_id = $1), 'infinity')))::integer as free
     from unnest($3::uuid[]) as t(id)`,
    [playerId, seatsMost, tableIds, `${WAITS_FOR_MS} ms`],
  );
  return new Map(rows.map(({ id, free }) => [id, free]));
}

export async function mayTakeFreeSeat(
  tx: Tx,
  playerId: string,
  tableId: string,
  seatsMost: number,
): Promise<boolean> {
  return ((await freeSeatsFor(tx, playerId, [tableId], seatsMost)).get(tableId) ?? 0) > 0;
}

/** Keeps the player's place in the list of a full table, at its end the first time. Gives how many are before, and whether a seat is there for the player. Refuses `table_unknown`. */
export async function waitForSeat(
  db: Database,
  session: Pick<PlaySessionRow, 'playerId' | 'operatorId' | 'demoBalance' | 'gameCode'>,
  place: string,
): Promise<{ before: number; free: boolean }> {
  const { playerId } = session;
  return db.transaction(async (tx) => {
    const tableId = await findNamedTable(tx, session, { code: place, demo: session.demoBalance !== null });
    // Who was silent for too long begins at the end again; one waits at one table.
    await tx.query(
      `delete from studio.room_waiting where seen_at < clock_timestamp() - $3::interval and table_id = $1 or player_id = $2 and table_id <> $1`,
      [tableId, playerId, `${WAITS_FOR_MS} ms`],
    );
    await tx.query(
      `insert into studio.room_waiting (table_id, player_id) values ($1, $2)
       on conflict (table_id, player_id) do update set seen_at = clock_timestamp()`,
      [tableId, playerId],
    );
    const { rows } = await tx.query<{ before: number }>(
      `select count(*)::integer as before from studio.room_waiting w join studio.room_waiting own on own.table_id = w.table_id and own.player_id = $2
       where w.table_id = $1 and w.since < own.since`,
      [tableId, playerId],
    );
    const free = await mayTakeFreeSeat(tx, playerId, tableId, SEATS_OF_GAMES[session.gameCode] ?? 0);
    return { before: rows[0]?.before ?? 0, free };
  });
}
