import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Own limits, as the member or an operator set them. */
export const limitHistory: MemberHistory = {
  record: 'protection.limits',
  permission: 'protection.read',
  rows: ({ merchantId, memberId }) => sql`
    select c.id::text as key, c.at, c.step as what, ${NONE.money}, c.operator_name as who, concat_ws(' · ', c.limit_name, c.reason) as note
    from protection.change c where c.member_id = ${memberId} and c.merchant_id = ${merchantId}`,
  href: (_, { memberId }) => `/members/${memberId}?tab=protection`,
};
