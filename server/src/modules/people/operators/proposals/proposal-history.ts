import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** What was proposed about a member; each who may look at the member knows that something waits. */
export const proposalHistory: MemberHistory = {
  record: 'operators.proposals',
  permission: 'members.read',
  rows: ({ merchantId, memberId }) => sql`
    select p.id::text as key, p.proposed_at as at, p.state as what, ${NONE.money}, o.display_name as who, p.kind as note
    from operators.proposal p join operators.operator o on o.id = p.proposed_by
    where p.subject_kind = 'member' and p.subject_id = ${memberId}::text and p.merchant_id = ${merchantId}`,
  href: (key) => `/proposals?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from operators.proposal
    where subject_kind = 'member' and subject_id = ${memberId}::text and merchant_id = ${merchantId} and state = 'open'`,
};
