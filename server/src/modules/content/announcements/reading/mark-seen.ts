import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Notes that a member has seen a pop-up of their brand, or what is to agents; once is enough, and again is no error. Refuses `not_found`. */
export async function markSeen(
  db: Queryable,
  { merchantId, memberId, id, now }: { merchantId: string; memberId: string; id: string; now: Date },
): Promise<void> {
  const known = await db
    .selectFrom('announcements.announcement')
    .select('id')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where((eb) => eb.or([eb('type', '=', 'PU'), eb('readers', '=', 'agents')]))
    .executeTakeFirst();
  if (!known) throw new Refusal('not_found');
  await db
    .insertInto('announcements.seen')
    .columns(['member_id', 'announcement_id', 'seen_at'])
    // Of a row that is taken away in this moment nothing is to be noted.
    .expression((eb) =>
      eb
        .selectFrom('announcements.announcement')
        .select([sql<string>`${memberId}::uuid`.as('member_id'), 'id', sql<Date>`${now}`.as('seen_at')])
        .where('id', '=', id),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}
