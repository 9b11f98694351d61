import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Cases about what looks like abuse of a bonus. */
export const bonusCaseHistory: MemberHistory = {
  record: 'bonuses.cases',
  permission: 'bonuses.read',
  rows: ({ merchantId, memberId }) => sql`
    select c.bonus_id::text as key, c.found_at as at, c.state as what, ${NONE.money}, c.decided_by as who, c.reason as note
    from bonuses.abuse_case c where c.member_id = ${memberId} and c.merchant_id = ${merchantId}`,
  href: (key) => `/bonus-cases?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from bonuses.abuse_case where member_id = ${memberId} and merchant_id = ${merchantId} and state = 'open'`,
};
