import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The member's birthday as the profile has it, `yyyy-mm-dd`; null: not given. */
export async function readBirthday(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string | null> {
  const profile = await db
    .selectFrom('members.profile')
    .select(sql<string | null>`birthday::text`.as('birthday'))
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return profile?.birthday ?? null;
}
