import type { SegmentConditions } from '@lanna/contract/oversight/segments/ops';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { figureCondition } from './figure-condition.ts';

/** How many members of a brand have these figures now, and how many there are; demo accounts are neither. */
export async function countSegment(
  db: Queryable,
  { merchantId, timeZone, at }: { merchantId: string; timeZone: string; at: Date },
  conditions: SegmentConditions,
): Promise<{ count: number; of: number }> {
  const { rows } = await sql<{ count: number; of: number }>`
    select count(*) filter (where ${figureCondition(conditions, { timeZone, at })})::integer as count, count(*)::integer as of
    from members.account m left join segments.figure f on f.member_id = m.id
    where m.merchant_id = ${merchantId} and m.type <> ${TRIAL_TYPE}`.execute(db);
  return rows[0] ?? { count: 0, of: 0 };
}
