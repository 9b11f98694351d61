import { isRooms } from '../../../rules/game.ts';
import { vendorOfCode } from '../../../rules/vendors/vendors.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Studio } from '../../studio.ts';
import { notifyRoom } from '../notify-room.ts';

export interface RoomTurn {
  room: string;
  reason: string;
}

/** From the commit on no hand begins at the brand's tables of the room; hands in play go to their end. Refuses `game_stopped`. */
export async function stopRoom({ db, clock }: Studio, session: OfficeSession, turn: RoomTurn): Promise<void> {
  refuseUnknown(session, turn);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into studio.room_stop (id, operator_id, room_code, reason, stopped_at, stopped_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (operator_id, room_code) where opened_at is null do nothing`,
      [newId(now.getTime()), session.operatorId, turn.room, turn.reason, now, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_stopped');
    await recordAct(tx, session, { action: 'stopped-room', subject: turn.room, reason: turn.reason, now });
    await notifyTables(tx, session, turn);
  });
}

/** Refuses `game_open`. */
export async function openRoomAgain(
  { db, clock }: Studio,
  session: OfficeSession,
  turn: RoomTurn,
): Promise<void> {
  refuseUnknown(session, turn);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.room_stop set opened_at = $3, opened_by = $4 where operator_id = $1 and room_code = $2 and opened_at is null`,
      [session.operatorId, turn.room, now, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_open');
    await recordAct(tx, session, { action: 'opened-room', subject: turn.room, reason: turn.reason, now });
    await notifyTables(tx, session, turn);
  });
}

function refuseUnknown({ vendor }: OfficeSession, { room }: RoomTurn): void {
  const rooms = (vendorOfCode(vendor)?.games ?? []).filter(isRooms).flatMap((game) => game.rooms);
  if (!rooms.some(({ code }) => code === room)) throw new BackOfficeRefusal('not_found');
}

async function notifyTables(tx: Tx, { operatorId }: OfficeSession, { room }: RoomTurn): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from studio.room_table where operator_id = $1 and room_code = $2 and state = 'open'`,
    [operatorId, room],
  );
  for (const { id } of rows) await notifyRoom(tx, id);
}
