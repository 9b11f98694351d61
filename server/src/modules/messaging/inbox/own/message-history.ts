import { sql } from 'kysely';
import { type MemberHistory, NONE } from '../../../../platform/ops/member-history.ts';

/** Messages, of the brand to many and of the member's own money and account. */
export const messageHistory: MemberHistory = {
  record: 'inbox.messages',
  permission: 'inbox.read',
  rows: ({ merchantId, memberId }) => sql`
    select m.id::text as key, m.sent_at as at, m.kind as what, ${NONE.money}, ${NONE.who},
      coalesce(b.title ->> 'EN', b.title ->> 'TH', replace(m.template, '_', ' ')) as note
    from inbox.message m left join inbox.broadcast b on b.id = m.broadcast_id
    where m.member_id = ${memberId} and m.merchant_id = ${merchantId} and m.removed_at is null`,
};
