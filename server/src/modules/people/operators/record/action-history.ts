import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** What operators have done about a member. */
export const actionHistory: MemberHistory = {
  record: 'operators.actions',
  permission: 'operators.read',
  rows: ({ merchantId, memberId }) => sql`
    select a.id::text as key, a.at, a.action as what, ${NONE.money}, a.operator_name as who, a.reason as note
    from operators.action a where a.subject_kind = 'member' and a.subject_id = ${memberId}::text and a.merchant_id = ${merchantId}`,
  href: (key) => `/actions?show=${key}`,
};
