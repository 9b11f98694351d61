import type { SegmentConditions } from '@lanna/contract/oversight/segments/ops';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { figureCondition, holdsWithoutFigures } from './figure-condition.ts';

interface Wanted {
  merchantId: string;
  timeZone: string;
  at: Date;
}

/** How many members of a brand have these figures now, and how many there are; trial accounts are neither. */
export async function countSegment(
  db: Queryable,
  wanted: Wanted,
  conditions: SegmentConditions,
): Promise<{ count: number; of: number }> {
  const { rows } = await sql<{ count: number; of: number }>`
    with everyone as materialized (
      -- Two counts that an index answers: members are far wider than what is asked of them.
      select (select count(*) from members.account where merchant_id = ${wanted.merchantId})::integer
        - (select count(*) from members.account where merchant_id = ${wanted.merchantId} and type = ${TRIAL_TYPE})::integer as members
    )
    select ${counted(wanted, conditions)} as count, members as of from everyone`.execute(db);
  return rows[0] ?? { count: 0, of: 0 };
}

function counted(wanted: Wanted, conditions: SegmentConditions): RawBuilder<number> {
  if (Object.keys(conditions).length === 0) return sql`members`;
  const holds = figureCondition(conditions, wanted);
  // Most members have never moved anything. Where they cannot be meant, only those who have are looked at.
  if (!holdsWithoutFigures(conditions))
    return sql`(select count(*)::integer from segments.figure f join members.account m on m.id = f.member_id
      where f.merchant_id = ${wanted.merchantId} and m.type <> ${TRIAL_TYPE} and ${holds})`;
  return sql`(select count(*)::integer from members.account m left join segments.figure f on f.member_id = m.id
    where m.merchant_id = ${wanted.merchantId} and m.type <> ${TRIAL_TYPE} and ${holds})`;
}
