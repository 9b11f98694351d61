import { periodOf, shifted } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { countAllResults } from '../count-results.ts';
import { dayOf } from '../shares/next-day.ts';
import { readSetting } from '../shares/setting.ts';

/**
 * Writes the sheets of each period that is over, of brands that reckon by positions. Each period is a transaction of its own: it may be killed anywhere, run
 * late, after days, or beside itself.
 */
export async function runSheets(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const brands = await db.kysely
    .selectFrom('positions.setting as s')
    .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
    .select(['s.merchant_id', 'b.time_zone'])
    .orderBy('s.merchant_id')
    .execute();
  if (brands.length === 0 || !(await countAllResults(db.kysely))) return;
  for (const { merchant_id: merchantId, time_zone: timeZone } of brands) {
    const today = dayOf(timeZone ?? 'UTC', now);
    for (let more = true; more && !signal?.aborted; )
      more = await db.transaction((tx) => issueNext(tx, { merchantId, today, now }));
  }
}

/** The next period of a brand; false when it is not over. What it is of is decided when it begins to be written. */
async function issueNext(
  tx: Tx,
  { merchantId, today, now }: { merchantId: string; today: string; now: Date },
): Promise<boolean> {
  await sql`select from positions.setting where merchant_id = ${merchantId} for update`.execute(tx);
  const setting = await readSetting(tx, merchantId);
  if (!setting) return false;
  const { to } = periodOf(setting.period, shifted(setting.issuedTo, 1));
  if (to >= today) return false;
  const { rows } = await sql<{ written: number }>`
    select positions.issue_sheets(${merchantId}, ${to}::date, ${now}) as written`.execute(tx);
  if ((rows[0]?.written ?? 0) === 0) return true;
  await notifyPush(tx, { b: merchantId, t: ['positions_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'positions_changed' });
  return true;
}
