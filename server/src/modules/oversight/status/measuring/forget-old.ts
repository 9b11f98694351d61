import { STATUS_DAYS } from '@lanna/contract/oversight/status/status';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 86_400_000;
const MINUTES_KEPT_DAYS = 2;

/** Drops minutes and days that no page shows any more. Incidents stay. */
export async function forgetOld(db: Queryable, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('status.http_minute').where('minute', '<', before(MINUTES_KEPT_DAYS)).execute();
  await db
    .deleteFrom('status.day')
    .where('day', '<', before(STATUS_DAYS + 2))
    .execute();
}
