import { formatMoney, parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { Tx } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import { chipsText } from '../tables/bets/table-bet.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import type { TableSetting } from '../tables/desk/table-setting.ts';
import { ALL_TABLES, notifyTable } from '../tables/watching/notify-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { recordAct } from './record-act.ts';
import type { OfficeSession } from './session.ts';
import { knownTable } from './stop-table.ts';
import { refuseOutsideBounds } from './table-bounds.ts';

const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .transform((text) => parseMoney(text) ?? 0n);
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));
const FAMILIES_MAX = 60;

export const setTableBody = z.object({
  table: z.string().max(50),
  reason: z.string().trim().min(5).max(500),
  /** That the person saw. */
  version: z.int().nonnegative(),
  minStake: amount.nullable(),
  maxStake: amount.nullable(),
  playerPayoutMax: amount.nullable(),
  brandPayoutMax: amount.nullable(),
  maxByFamily: z
    .record(z.string().max(40), amount)
    .refine((given) => Object.keys(given).length <= FAMILIES_MAX),
  opens: time.nullable(),
  closes: time.nullable(),
});

/**
 * Limits and hours of a table for the brand's players, from the next round that is announced: the round in play goes on as it began. Refuses `outside_bounds`, and
 * `changed_meanwhile` where another person was quicker.
 */
export async function setTable(
  studio: Studio,
  desk: TableDesk,
  session: OfficeSession,
  { table: code, reason, version, opens, closes, ...limits }: z.output<typeof setTableBody>,
): Promise<void> {
  const table = knownTable(desk, session, code);
  if ((opens === null) !== (closes === null) || (opens !== null && opens === closes))
    throw new BackOfficeRefusal('invalid_input', { fields: ['opens', 'closes'] });
  const wanted: TableSetting = { ...limits, opensMinute: opens, closesMinute: closes };
  refuseOutsideBounds(table, wanted);
  await studio.db.transaction(async (tx) => {
    if (!(await write(tx, session, { code, version, reason, wanted })))
      throw new BackOfficeRefusal('changed_meanwhile');
    await recordAct(tx, session, {
      ...{ action: 'set-table', subject: `${code} ${briefly(wanted)}`, reason, now: studio.clock.now() },
    });
    await notifyTable(tx, ALL_TABLES);
  });
  await desk.reload();
}

/** False where the newest is not the version it was made from. */
async function write(
  tx: Tx,
  { operatorId, personId, personName }: OfficeSession,
  { code, version, reason, wanted }: { code: string; version: number; reason: string; wanted: TableSetting },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into studio.table_setting (operator_id, table_code, version, min_stake, max_stake, max_by_family, player_payout_max, brand_payout_max,
       opens_minute, closes_minute, reason, set_by, set_by_id)
     select $1, $2, $3::integer + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     where $3 = coalesce((select max(version) from studio.table_setting where operator_id = $1 and table_code = $2), 0)
     on conflict do nothing`,
    [
      ...[operatorId, code, version, wanted.minStake, wanted.maxStake],
      ...[JSON.stringify(chipsText(wanted.maxByFamily)), wanted.playerPayoutMax, wanted.brandPayoutMax],
      ...[wanted.opensMinute, wanted.closesMinute, reason, personName, personId],
    ],
  );
  return rowCount === 1;
}

/** What was set, for the record of what people did: the whole of it is in the setting's row, which stays. */
function briefly({ maxByFamily, opensMinute, closesMinute, ...amounts }: TableSetting): string {
  const set = Object.entries(amounts).flatMap(([field, value]) =>
    value === null ? [] : [`${field} ${formatMoney(value)}`],
  );
  const families = Object.entries(chipsText(maxByFamily)).map(([family, most]) => `${family} ${most}`);
  const hours =
    opensMinute === null || closesMinute === null
      ? []
      : [`${clockText(opensMinute)}–${clockText(closesMinute)}`];
  return [...set, ...hours, ...families].join(', ') || '–';
}

export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
