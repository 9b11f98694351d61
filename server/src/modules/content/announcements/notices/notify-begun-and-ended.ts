import { sql } from 'kysely';
import type { Database } from '../../../../platform/sql/database.ts';
import { notifyChanged } from './notify-changed.ts';

/**
 * Notifies open pages of each brand that something has begun or ended by its schedule since this was last done. Of two processes
 * the second finds nothing left to report; after a pause all of it is reported at once.
 */
export async function notifyBegunAndEnded(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const notified = await tx
      .selectFrom('announcements.told')
      .select('until')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (notified.until >= now) return;
    const since = notified.until;
    const brands = await tx
      .selectFrom('announcements.announcement as a')
      .select('a.merchant_id')
      .distinct()
      .where('a.enabled', '=', true)
      .where(
        sql<boolean>`((a.starts_at > ${since} and a.starts_at <= ${now}) or (a.ends_at > ${since} and a.ends_at <= ${now}))`,
      )
      .execute();
    for (const { merchant_id } of brands) await notifyChanged(tx, merchant_id);
    await tx.updateTable('announcements.told').set({ until: now }).execute();
  });
}
