import { sql } from 'kysely';
import type { MemberHistory } from '../../../../platform/ops/member-history.ts';

/** Deposits, with what has become of each. */
export const depositHistory: MemberHistory = {
  record: 'cashier.deposits',
  permission: 'cashier.read',
  rows: ({ merchantId, memberId }) => sql`
    select d.id::text as key, d.created_at as at, d.status as what, d.amount, d.currency, d.handled_by as who, d.method_code as note
    from cashier.deposit d where d.member_id = ${memberId} and d.merchant_id = ${merchantId}`,
  href: (key) => `/deposits?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from cashier.deposit
    where member_id = ${memberId} and merchant_id = ${merchantId} and status in ('created', 'waiting', 'review')`,
};
