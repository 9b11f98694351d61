import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Notes of operators. */
export const noteHistory: MemberHistory = {
  record: 'members.notes',
  permission: 'members.read',
  rows: ({ merchantId, memberId }) => sql`
    select n.id::text as key, n.at, 'written' as what, ${NONE.money}, n.operator_name as who, left(n.content, 300) as note
    from members.note n where n.member_id = ${memberId} and n.merchant_id = ${merchantId}`,
  href: (_, { memberId }) => `/members/${memberId}?tab=notes`,
};
