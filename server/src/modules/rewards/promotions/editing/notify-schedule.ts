import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/**
 * Notifies pages of each brand whose promotions were announced, began or ended since the last run, or where a new day has begun for
 * what is claimed daily. Two processes announce it once: the row of the last run is held.
 */
export async function notifySchedule(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { until } = await tx
      .selectFrom('promotions.told')
      .select('until')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (until >= now) return;
    const { rows } = await sql<{ merchant_id: string }>`
      select distinct p.merchant_id from promotions.promotion p join brands.brand b on b.id = p.merchant_id
      where p.state = 'published' and (
        p.announced_at > ${until} and p.announced_at <= ${now} or p.starts_at > ${until} and p.starts_at <= ${now}
        or p.ends_at > ${until} and p.ends_at <= ${now}
        or p.frequency = 'daily' and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
          and (${until}::timestamptz at time zone b.time_zone)::date < (${now}::timestamptz at time zone b.time_zone)::date)`.execute(
      tx,
    );
    for (const { merchant_id: brandId } of rows) {
      await notifyPush(tx, { b: brandId, t: ['promotions_changed'] });
      await notifyOps(tx, { brandId, type: 'promotions_changed' });
    }
    await tx.updateTable('promotions.told').set({ until: now }).execute();
  });
}
