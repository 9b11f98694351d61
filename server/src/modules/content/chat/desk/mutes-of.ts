import type { ChatMute } from '@lanna/contract/content/chat/ops';
import type { Queryable } from '../../../../platform/sql/database.ts';

const SHOWN_MAX = 20;

/** What operators have decided about a member's writing, the latest first. */
export async function mutesOf(db: Queryable, memberId: string): Promise<ChatMute[]> {
  const rows = await db
    .selectFrom('chat.mute')
    .select(['id', 'kind', 'until', 'reason', 'operator_name', 'at', 'ended_at', 'ended_by'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ChatMute['kind'],
    until: row.until?.toISOString() ?? null,
    reason: row.reason,
    by: row.operator_name,
    at: row.at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  }));
}
