import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../platform/ops/member-history.ts';

/** Which accounts of other services a member has proved, not which they are. */
export const linkHistory: MemberHistory = {
  record: 'linked-accounts.proofs',
  permission: 'linked-accounts.read',
  rows: ({ merchantId, memberId }) => sql`
    select p.service as key, p.proved_at as at, p.service as what, ${NONE.money}, ${NONE.who}, ${NONE.note}
    from linked_accounts.proof p where p.member_id = ${memberId} and p.merchant_id = ${merchantId}`,
};
