import { SPINS_A_DAY } from '@lanna/rules/rewards/missions/wheel';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** How many spins a member has, and how many of them may be turned today. */
export async function spinsOf(
  db: Queryable,
  { brand, memberId, now }: { brand: { timeZone: string }; memberId: string; now: Date },
): Promise<{ left: number; leftToday: number }> {
  const { rows } = await sql<{ earned: number; turned: number; today: number }>`
    select (select coalesce(sum(count), 0)::integer from missions.spin_grant where member_id = ${memberId}) as earned,
      count(*)::integer as turned,
      count(*) filter (where day = (${now}::timestamptz at time zone ${brand.timeZone})::date)::integer as today
    from missions.spin where member_id = ${memberId}`.execute(db);
  const { earned, turned, today } = rows[0] ?? { earned: 0, turned: 0, today: 0 };
  const left = earned - turned;
  return { left, leftToday: Math.min(left, Math.max(0, SPINS_A_DAY - today)) };
}
