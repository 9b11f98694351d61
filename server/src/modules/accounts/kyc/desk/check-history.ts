import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Documents sent to prove an identity. */
export const checkHistory: MemberHistory = {
  record: 'kyc.checks',
  permission: 'kyc.read',
  rows: ({ merchantId, memberId }) => sql`
    select s.id::text as key, s.sent_at as at, s.state as what, ${NONE.money}, s.handled_by as who, ${NONE.note}
    from kyc.submission s where s.member_id = ${memberId} and s.merchant_id = ${merchantId}`,
  href: (key) => `/identity-checks/${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from kyc.submission
    where member_id = ${memberId} and merchant_id = ${merchantId} and state in ('submitted', 'reviewing')`,
};
