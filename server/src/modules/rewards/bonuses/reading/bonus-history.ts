import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Bonuses, with what has become of each. */
export const bonusHistory: MemberHistory = {
  record: 'bonuses.bonuses',
  permission: 'bonuses.read',
  rows: ({ merchantId, memberId }) => sql`
    select b.id::text as key, b.opted_at as at, b.state as what, b.amount, b.currency, ${NONE.who}, b.terms -> 'name' ->> 'EN' as note
    from bonuses.bonus b where b.member_id = ${memberId} and b.merchant_id = ${merchantId}`,
  href: (key) => `/bonuses?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from bonuses.bonus
    where member_id = ${memberId} and merchant_id = ${merchantId} and state in ('opted', 'waiting', 'active')`,
};
