import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** The conversation with customer service, at its last message. */
export const conversationHistory: MemberHistory = {
  record: 'service.conversations',
  permission: 'service.read',
  rows: ({ merchantId, memberId }) => sql`
    select c.id::text as key, c.last_at as at, c.state as what, ${NONE.money}, c.operator_name as who, ${NONE.note}
    from service.conversation c where c.member_id = ${memberId} and c.merchant_id = ${merchantId} and c.last_number > 0`,
  href: (key) => `/service?show=${key}`,
  open: ({ merchantId, memberId }) => sql`
    select count(*) from service.conversation
    where member_id = ${memberId} and merchant_id = ${merchantId} and last_number > 0 and state <> 'closed'`,
};
