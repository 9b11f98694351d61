import type { Tx } from '../../platform/database.ts';

/** What the brand `$1` has set last, as SQL: whether receipts of hands hold what was dealt and drawn a day after a hand. */
export const OPENS_LATE =
  'coalesce((select r.opens_late from studio.room_setting r where r.operator_id = $1 order by r.version desc limit 1), false)';

export interface RoomSetting {
  version: number;
  opensLate: boolean;
  setAt: Date;
  setBy: string;
  reason: string;
}

export async function readRoomSetting(tx: Tx, operatorId: string): Promise<RoomSetting | undefined> {
  const { rows } = await tx.query<RoomSetting>(
    `select version, opens_late as "opensLate", set_at as "setAt", set_by as "setBy", reason
     from studio.room_setting where operator_id = $1 order by version desc limit 1`,
    [operatorId],
  );
  return rows[0];
}

/** What holds at the table a place names, or at one that is opened now. */
export async function opensLateAt(tx: Tx, operatorId: string, place: string | null): Promise<boolean> {
  const { rows } = await tx.query<{ late: boolean }>(
    `select coalesce((select opens_late from studio.room_table where operator_id = $1 and code = $2 and not demo and state = 'open'), ${OPENS_LATE}) as late`,
    [operatorId, place],
  );
  return rows[0]?.late ?? false;
}
