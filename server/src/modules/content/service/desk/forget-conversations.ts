import { deskSettings } from '@lanna/contract/content/service/desk-settings';
import { VISIT_DAYS } from '@lanna/contract/content/service/service';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 86_400_000;
export const MEMBER_DAYS = 730;
const AT_ONCE = 500;

/**
 * Deletes what is no longer needed: conversations of visitors after the days the brand has set, those in which nothing was ever
 * written as soon as their token is over, and what members wrote two years ago.
 */
export async function forgetConversations(db: Queryable, now: Date, signal?: AbortSignal): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let forgotten = await deleteConversations(db, signal, (of) =>
    of.where('last_number', '=', 0).where('last_at', '<', daysBefore(VISIT_DAYS)),
  );
  const brands = await db
    .selectFrom('service.conversation as c')
    .leftJoin('service.desk as d', 'd.merchant_id', 'c.merchant_id')
    .select(['c.merchant_id', 'd.settings'])
    .distinct()
    .execute();
  for (const { merchant_id, settings } of brands) {
    const { visitorDays } = deskSettings.parse(settings ?? {});
    forgotten += await deleteConversations(db, signal, (of) =>
      of
        .where('merchant_id', '=', merchant_id)
        .where('visit_key', 'is not', null)
        .where('last_at', '<', daysBefore(visitorDays)),
    );
  }
  forgotten += await deleteConversations(db, signal, (of) =>
    of.where('last_at', '<', daysBefore(MEMBER_DAYS)),
  );
  await db.deleteFrom('service.message').where('sent_at', '<', daysBefore(MEMBER_DAYS)).execute();
  return forgotten;
}

/** A few at a time, so that no lock is held for long. */
async function deleteConversations(
  db: Queryable,
  signal: AbortSignal | undefined,
  those: (query: ReturnType<typeof idsOf>) => ReturnType<typeof idsOf>,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom('service.conversation')
      .where('id', 'in', those(idsOf(db)).limit(AT_ONCE))
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
    if (numDeletedRows < AT_ONCE || signal?.aborted) return deleted;
  }
}

function idsOf(db: Queryable) {
  return db.selectFrom('service.conversation').select('id');
}
