import type { Spoken } from '../../../room-api.ts';
import type { Database } from '../../platform/database.ts';
import { ROOMS_CHANNEL } from '../notify-room.ts';
import type { SeatOfPage } from './keep-seat.ts';

/** Says a phrase to all pages of the table, in whichever process they are. It is kept nowhere. */
export async function speak(
  db: Database,
  { tableId, playerId, device }: SeatOfPage,
  what: Spoken,
): Promise<void> {
  await db.pool.query(
    `select pg_notify($1, t.table_id || ' ' || t.seat || ' ' || $5) from studio.room_seat t where t.table_id = $2 and t.player_id = $3 and t.device = $4`,
    [ROOMS_CHANNEL, tableId, playerId, device, what],
  );
}
