import type { launchChat } from '@lanna/contract/content/chat/rooms';
import type { Value } from '@lanna/contract/endpoint';
import type { ModerationRule } from '@lanna/rules/content/chat/rule-names';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 86_400_000;
const SHOWN_MAX = 20;

/** A member's own messages of the last day that the room does not see: their writer always learns what became of them. */
export async function ownNotShown(
  db: Queryable,
  roomId: string,
  memberId: string,
  now: Date,
): Promise<Value<typeof launchChat>['own']> {
  const rows = await db
    .selectFrom('chat.message')
    .select(['client_id', 'text', 'state', 'rule', 'sent_at'])
    .where('member_id', '=', memberId)
    .where('room_id', '=', roomId)
    .where('state', 'in', ['held', 'hidden', 'removed'])
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('sent_at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.reverse().map((row) => ({
    clientId: row.client_id,
    text: row.text,
    state: row.state as 'held',
    rule: row.rule as ModerationRule | null,
    sentAt: row.sent_at.toISOString(),
  }));
}
