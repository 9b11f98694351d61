import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Log-ins, devices, passwords, contacts and the like, as the security record has them. */
export const securityHistory: MemberHistory = {
  record: 'audit.events',
  permission: 'audit.read',
  rows: ({ merchantId, memberId }) => sql`
    select e.id::text as key, e.at, e.kind as what, ${NONE.money}, ${NONE.who}, nullif(concat_ws(' · ', nullif(e.address, ''), nullif(left(e.device, 120), '')), '') as note
    from audit.security_event e where e.member_id = ${memberId} and e.merchant_id = ${merchantId}`,
  href: (_, { memberId }) => `/members/${memberId}?tab=security`,
};
