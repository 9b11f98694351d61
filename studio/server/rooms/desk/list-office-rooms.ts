import type { OfficeRoom } from '../../../room-office-api.ts';
import { isRooms } from '../../../rules/game.ts';
import { vendorOfCode } from '../../../rules/vendors/vendors.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { emptyRoom, readRoomLines } from '../reading/room-lines.ts';

/** The vendor's rooms as they stand for the brand. */
export async function listOfficeRooms(tx: Tx, { vendor, operatorId }: OfficeSession): Promise<OfficeRoom[]> {
  const lines = await readRoomLines(tx, operatorId);
  const { rows: stops } = await tx.query<{ room: string; at: Date; by: string; reason: string }>(
    `select room_code as room, stopped_at as at, stopped_by as by, reason from studio.room_stop where operator_id = $1 and opened_at is null`,
    [operatorId],
  );
  const { rows: inPlay } = await tx.query<{ room: string; hands: number }>(
    `select t.room_code as room, count(*)::integer as hands from studio.room_hand h join studio.room_table t on t.id = h.table_id
     where t.operator_id = $1 and not h.demo and h.state in ('reserving', 'opening', 'playing') group by 1`,
    [operatorId],
  );
  return (vendorOfCode(vendor)?.games ?? []).filter(isRooms).flatMap(({ name, rooms }) =>
    rooms.map(({ code, base }) => {
      const { tables, players } = lines.get(code) ?? emptyRoom(code);
      const stop = stops.find(({ room }) => room === code);
      return {
        ...{ code, base, tables, players, game: name.TH },
        handsInPlay: inPlay.find(({ room }) => room === code)?.hands ?? 0,
        stopped: stop ? { at: stop.at.toISOString(), by: stop.by, reason: stop.reason } : null,
      };
    }),
  );
}
