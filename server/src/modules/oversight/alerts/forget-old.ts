import type { Queryable } from '../../../platform/sql/database.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Forgets messages that are older than ninety days and go nowhere any more. Alerts and their history stay. */
export async function forgetOld(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('alerts.delivery')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .where('due_at', 'is', null)
    .execute();
}
