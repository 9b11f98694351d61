import { sql } from 'kysely';
import type { MemberHistory } from '../../../../platform/ops/member-history.ts';

/** Withdrawals, with what has become of each. */
export const withdrawalHistory: MemberHistory = {
  record: 'withdrawals.withdrawals',
  permission: 'withdrawals.read',
  rows: ({ merchantId, memberId }) => sql`
    select w.id::text as key, w.requested_at as at, w.state as what, w.amount, w.currency, w.handled_by as who, w.channel_code as note
    from withdrawals.withdrawal w where w.member_id = ${memberId} and w.merchant_id = ${merchantId}`,
  href: (key) => `/withdrawals/${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from withdrawals.withdrawal
    where member_id = ${memberId} and merchant_id = ${merchantId} and state in ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying')`,
};
