import type { Database } from '../../platform/database.ts';
import { notifyRoom } from '../notify-room.ts';
import { roomGame } from '../room-games.ts';
import { NoInRoom } from '../rooms-refusal.ts';
import type { SeatOfPage } from './keep-seat.ts';

/** For how many hands the seat offers to deal, until it has won or is taken back. Refuses `move_refused` where the bank is not bid for, or the seat is another page's. */
export async function bidForBank(
  db: Database,
  { tableId, playerId, device }: SeatOfPage,
  rounds: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ gameCode: string }>(
      `update studio.room_seat s set bid = $4 from studio.room_table t
       where s.table_id = $1 and s.player_id = $2 and s.device = $3 and not s.leaving and t.id = s.table_id returning t.game_code as "gameCode"`,
      [tableId, playerId, device, rounds],
    );
    const [seat] = rows;
    if (!seat || !roomGame(seat.gameCode)?.bidding) throw new NoInRoom('move_refused');
    await notifyRoom(tx, tableId);
  });
}
