import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Changes of the level. */
export const rankHistory: MemberHistory = {
  record: 'ranks.moves',
  permission: 'ranks.read',
  rows: ({ merchantId, memberId }) => sql`
    select m.id::text as key, m.at, m.cause as what, ${NONE.money}, m.operator_name as who,
      concat_ws(' · ', m.from_level || ' → ' || m.to_level, nullif(m.reason, '')) as note
    from ranks.move m where m.member_id = ${memberId} and m.merchant_id = ${merchantId}`,
  href: (_, { memberId }) => `/rank-moves?member=${memberId}`,
};

/** Rises that were held back for an operator. */
export const rankCaseHistory: MemberHistory = {
  record: 'ranks.cases',
  permission: 'ranks.read',
  rows: ({ merchantId, memberId }) => sql`
    select c.id::text as key, c.opened_at as at, c.state as what, ${NONE.money}, c.decided_by as who, nullif(c.reason, '') as note
    from ranks.hold_case c where c.member_id = ${memberId} and c.merchant_id = ${merchantId}`,
  href: (key) => `/rank-cases?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from ranks.hold_case where member_id = ${memberId} and merchant_id = ${merchantId} and state = 'open'`,
};
