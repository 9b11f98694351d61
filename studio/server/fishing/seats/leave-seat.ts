import type { Database } from '../../platform/database.ts';
import { notifySeats } from './notify-halls.ts';
import { lockSeats, removeEmpty } from './sit-down.ts';

/** The seat is free for the next; one that another device has taken meanwhile stays theirs. */
export async function leaveSeat(db: Database, seatId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeats(tx);
    const { rows } = await tx.query<{ hallId: string }>(
      `delete from studio.fishing_seat where id = $1 returning hall_id as "hallId"`,
      [seatId],
    );
    const halls = rows.map(({ hallId }) => hallId);
    await removeEmpty(tx, halls);
    await notifySeats(tx, halls);
  });
}
