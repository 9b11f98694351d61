import type { ProfileFact } from '@lanna/rules/rewards/missions/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What of the account stands: a step about it is reached by this and nothing that costs anything. */
export async function profileFacts(
  db: Queryable,
  { memberId }: { memberId: string },
): Promise<Record<ProfileFact, boolean>> {
  const { rows } = await sql<Record<ProfileFact, boolean>>`
    select a.mobile_verified as number, a.email_verified as email,
      exists (select from authentication.second_factor f where f.member_id = a.id) as second_factor,
      exists (select from protection.limits_chosen l where l.member_id = a.id) as limits
    from members.proved a where a.id = ${memberId}`.execute(db);
  return rows[0] ?? { number: false, email: false, second_factor: false, limits: false };
}
