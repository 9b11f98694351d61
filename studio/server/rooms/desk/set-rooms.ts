import { z } from 'zod';
import type { OfficeRoomSetting } from '../../../room-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { readRoomSetting } from '../rows/room-setting.ts';

export const roomSettingBody = z.object({
  opensLate: z.boolean(),
  reason: z.string().trim().min(5).max(500),
  /** That the person saw. */
  version: z.int().nonnegative(),
});

/** Holds for tables of the brand that are opened from then on: what was said to who sits down is not changed. Refuses `changed_meanwhile` where another person was quicker. */
export async function setRooms(
  { db, clock }: Studio,
  session: OfficeSession,
  { opensLate, reason, version }: z.output<typeof roomSettingBody>,
): Promise<void> {
  const { operatorId, personName, personId } = session;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into studio.room_setting (operator_id, version, opens_late, reason, set_by, set_by_id)
       select $1, $2::integer + 1, $3, $4, $5, $6
       where $2 = coalesce((select max(version) from studio.room_setting where operator_id = $1), 0)
       on conflict do nothing`,
      [operatorId, version, opensLate, reason, personName, personId],
    );
    if (rowCount !== 1) throw new BackOfficeRefusal('changed_meanwhile');
    const subject = `opensLate ${opensLate}`;
    await recordAct(tx, session, { action: 'set-rooms', subject, reason, now: clock.now() });
  });
}

export async function showRoomSetting(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeRoomSetting> {
  const setting = await readRoomSetting(tx, operatorId);
  const opensLate = setting?.opensLate ?? false;
  const { rows } = await tx.query<{ others: number }>(
    `select count(*)::integer as others from studio.room_table
     where operator_id = $1 and state = 'open' and not demo and opens_late <> $2`,
    [operatorId, opensLate],
  );
  return {
    ...{ version: setting?.version ?? 0, opensLate, otherTables: rows[0]?.others ?? 0 },
    lastSet: setting ? { at: setting.setAt.toISOString(), by: setting.setBy, reason: setting.reason } : null,
  };
}
