import type { Value } from '@lanna/contract/endpoint';
import type { listAdjustments } from '@lanna/contract/people/members/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export type Adjustment = Value<typeof listAdjustments>['rows'][number];

const SHOWN_MAX = 100;
/** What was adjusted within this time counts towards the limit, so that many small ones are not one large one unseen. */
const COUNTED_MS = 24 * 3_600_000;

export interface AdjustmentRow {
  id: string;
  amount: bigint;
  currency: string;
  reason: string;
  operator_name: string;
  asked_at: Date;
  proposal_id: string | null;
  posted_at: Date | null;
}

export function showAdjustment(row: AdjustmentRow): Adjustment {
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    currency: row.currency,
    reason: row.reason,
    operator: row.operator_name,
    askedAt: row.asked_at.toISOString(),
    proposalId: row.proposal_id,
    postedAt: row.posted_at?.toISOString() ?? null,
  };
}

/** What operators have given and taken by hand, newest first. */
export async function listOfAdjustments(
  db: Queryable,
  { id, merchantId }: { id: string; merchantId: string },
): Promise<Value<typeof listAdjustments>> {
  const rows = await db
    .selectFrom('members.adjustment')
    .select(['id', 'amount', 'currency', 'reason', 'operator_name', 'asked_at', 'proposal_id', 'posted_at'])
    .where('member_id', '=', id)
    .where('merchant_id', '=', merchantId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return { rows: rows.map(showAdjustment) };
}

/** How much was given and taken without a second operator within a day; what was given and what was taken add up. */
export async function adjustedLately(db: Queryable, memberId: string, now: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('members.adjustment')
    .select(sql<bigint>`coalesce(sum(abs(amount)), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('proposal_id', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - COUNTED_MS))
    .executeTakeFirstOrThrow();
  return sum;
}
