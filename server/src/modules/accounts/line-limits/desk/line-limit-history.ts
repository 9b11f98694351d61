import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** What agents of the line and operators have limited or suspended. */
export const lineLimitHistory: MemberHistory = {
  record: 'line-limits.changes',
  permission: 'line-limits.read',
  rows: ({ merchantId, memberId }) => sql`
    select c.id::text as key, c.at, c.kind as what, ${NONE.money}, coalesce(c.operator_name, a.username) as who, c.facts ->> 'reason' as note
    from line_limits.change c left join members.account a on a.id = c.agent_id
    where c.account_id = ${memberId} and c.merchant_id = ${merchantId}`,
  href: (_, { memberId }) => `/members/${memberId}?tab=line-limits`,
};
