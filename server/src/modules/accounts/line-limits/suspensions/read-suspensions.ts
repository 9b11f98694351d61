import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The oldest that is in force, as the member reads it. */
export async function readSuspension(
  db: Queryable,
  { merchantId, memberId }: Owner,
): Promise<{ since: string; reason: string } | null> {
  const row = await suspensionsOf(db, merchantId)
    .where('s.member_id', '=', memberId)
    .select(['s.since', 's.reason'])
    .limit(1)
    .executeTakeFirst();
  return row ? { since: row.since.toISOString(), reason: row.reason } : null;
}

/** In force, the oldest first. */
export function suspensionsOf(db: Queryable, merchantId: string) {
  return db
    .selectFrom('line_limits.suspension as s')
    .where('s.merchant_id', '=', merchantId)
    .where('s.lifted_at', 'is', null)
    .orderBy('s.since')
    .orderBy('s.id');
}
