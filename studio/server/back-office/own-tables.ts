import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Studio } from '../studio.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { ALL_TABLES, notifyTable } from '../tables/watching/notify-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { recordAct } from './record-act.ts';
import type { OfficeSession } from './session.ts';
import { knownTable } from './stop-table.ts';

const name = z.string().trim().min(1).max(40);
export const makeTableBody = z.object({
  /** A table of the vendor's sheets: it is played and led as that one. */
  like: z.string().max(50),
  limits: z.enum(['low', 'middle', 'high']),
  name: z.object({ TH: name, EN: name }),
  reason: z.string().trim().min(5).max(500),
});

/** Each is led all day: a brand has so many of a vendor at the most. */
const OWN_TABLES_MAX = 5;

/** A table at which the brand's players alone play. Refuses `too_many_tables`, and `name_taken` for a name that a table the brand sees has. */
export async function makeTable(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  { like, limits, name, reason }: z.output<typeof makeTableBody>,
): Promise<void> {
  const { operatorId, vendor, personName } = session;
  const pattern = knownTable(desk, session, like);
  if (pattern.operatorId !== undefined) throw new BackOfficeRefusal('not_found');
  const code = `own-${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await studio.db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('own_table ' || $1 || ' ' || $2, 0))`, [
      operatorId,
      vendor,
    ]);
    const { rows } = await tx.query<{ nameTH: string; nameEN: string }>(
      `select name_th as "nameTH", name_en as "nameEN" from studio.own_table
       where operator_id = $1 and vendor = $2 and taken_away_at is null`,
      [operatorId, vendor],
    );
    if (rows.length >= OWN_TABLES_MAX)
      throw new BackOfficeRefusal('too_many_tables', { most: OWN_TABLES_MAX });
    const others = desk.offeredTo(operatorId).filter((table) => table.vendor === vendor);
    const taken = [
      ...others.map((table) => table.name),
      ...rows.map(({ nameTH: TH, nameEN: EN }) => ({ TH, EN })),
    ];
    if (taken.some(({ TH, EN }) => TH === name.TH || EN === name.EN))
      throw new BackOfficeRefusal('name_taken');
    await tx.query(
      `insert into studio.own_table (code, operator_id, vendor, like_code, limits, name_th, name_en, reason, made_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [code, operatorId, vendor, like, limits, name.TH, name.EN, reason, personName],
    );
    await recordAct(tx, session, {
      ...{
        action: 'made-table',
        subject: `${code} ${name.EN}, ${like}, ${limits}`,
        reason,
        now: studio.clock.now(),
      },
    });
    await notifyTable(tx, ALL_TABLES);
  });
  await desk.reload();
}

/** The table ends the round it has, and announces no other. Refuses `not_found` for one that is not the brand's own. */
export async function takeTableAway(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  { table: code, reason }: { table: string; reason: string },
): Promise<void> {
  const { vendor, operatorId, personName } = session;
  await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update studio.own_table set taken_away_at = clock_timestamp(), taken_away_by = $4
       where code = $1 and operator_id = $2 and vendor = $3 and taken_away_at is null`,
      [code, operatorId, vendor, personName],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('not_found');
    await recordAct(tx, session, {
      ...{ action: 'took-table-away', subject: code, reason, now: studio.clock.now() },
    });
    await notifyTable(tx, ALL_TABLES);
  });
  await desk.reload();
}
