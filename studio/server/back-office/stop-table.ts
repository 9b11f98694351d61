import { newId } from '../platform/ids.ts';
import type { Studio } from '../studio.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { ALL_TABLES, notifyTable } from '../tables/watching/notify-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { recordAct } from './record-act.ts';
import type { OfficeSession } from './session.ts';

interface Turn {
  table: string;
  reason: string;
}

/** The brand's players take no part in rounds announced from the commit on; the round in play goes on. Refuses `game_stopped`. */
export async function stopTable(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  turn: Turn,
): Promise<void> {
  const { code } = knownTable(desk, session, turn.table);
  const now = studio.clock.now();
  await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `insert into studio.table_stop (id, operator_id, vendor, table_code, reason, stopped_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (operator_id, vendor, coalesce(table_code, '')) where opened_at is null do nothing`,
      [newId(now.getTime()), session.operatorId, session.vendor, code, turn.reason, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_stopped');
    await recordAct(tx, session, { action: 'stopped-table', subject: code, reason: turn.reason, now });
    await notifyTable(tx, ALL_TABLES);
  });
  await desk.reload();
}

/** Refuses `game_open`. */
export async function openTableAgain(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  turn: Turn,
): Promise<void> {
  const { code } = knownTable(desk, session, turn.table);
  const now = studio.clock.now();
  await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.table_stop set opened_at = clock_timestamp(), opened_by = $4
       where operator_id = $1 and vendor = $2 and table_code = $3 and opened_at is null`,
      [session.operatorId, session.vendor, code, session.personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('game_open');
    await recordAct(tx, session, { action: 'opened-table', subject: code, reason: turn.reason, now });
    await notifyTable(tx, ALL_TABLES);
  });
  await desk.reload();
}

export function knownTable(desk: TableDesk, { vendor, operatorId }: OfficeSession, code: string) {
  const table = desk.lookedAfterBy(vendor, operatorId).find((one) => one.code === code);
  if (!table) throw new BackOfficeRefusal('not_found');
  return table;
}
