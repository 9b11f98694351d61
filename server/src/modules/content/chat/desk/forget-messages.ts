import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readChatSettings } from '../rooms/chat-settings.ts';

const DAY_MS = 86_400_000;
/** For the desk alone. */
const REMOVED_DAYS = 90;
const HITS_DAYS = 90;
const AT_ONCE = 1000;

/** Deletes what is older than a brand keeps; what was removed stays ninety days for the desk. */
export async function forgetMessages(db: Queryable, now: Date, signal?: AbortSignal): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const brands = await db.selectFrom('chat.room').select('merchant_id').distinct().execute();
  let forgotten = 0;
  for (const { merchant_id } of brands) {
    const { settings } = await readChatSettings(db, merchant_id);
    const { historyDays } = settings;
    forgotten += await deleteOlder(db, signal, {
      brandId: merchant_id,
      shownBefore: daysBefore(historyDays),
      removedBefore: daysBefore(REMOVED_DAYS),
    });
  }
  await db.deleteFrom('chat.hit').where('day', '<', daysBefore(HITS_DAYS)).execute();
  await db.deleteFrom('chat.presence').where('seen_at', '<', daysBefore(1)).execute();
  return forgotten;
}

/** A few at a time, so that no lock is held for long. */
async function deleteOlder(
  db: Queryable,
  signal: AbortSignal | undefined,
  { brandId, shownBefore, removedBefore }: { brandId: string; shownBefore: Date; removedBefore: Date },
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows } = await sql`
      delete from chat.message where id in (
        select id from chat.message where merchant_id = ${brandId}
          and sent_at < case when state in ('removed', 'hidden', 'held') then ${removedBefore}::timestamptz else ${shownBefore}::timestamptz end
        limit ${sql.lit(AT_ONCE)})`.execute(db);
    const count = Number(numAffectedRows ?? 0n);
    deleted += count;
    if (count < AT_ONCE || signal?.aborted) return deleted;
  }
}
