import type { ChatAuthor } from '@lanna/contract/content/chat/chat';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { shownAuthor } from '../rooms/author.ts';

/** More than anybody goes through; each of them can be taken off. */
const SHOWN_MAX = 200;

/** Whom a member has blocked, the last one first. Who has blocked the member is never said. */
export async function blockedAuthors(db: Queryable, memberId: string): Promise<ChatAuthor[]> {
  const rows = await db
    .selectFrom('chat.block as b')
    .innerJoin('chat.author as au', 'au.member_id', 'b.blocked_id')
    .innerJoin('members.account as a', 'a.id', 'b.blocked_id')
    .leftJoin('members.avatar_choice as av', 'av.member_id', 'b.blocked_id')
    .where('b.member_id', '=', memberId)
    .select([
      'b.blocked_id as member_id',
      'au.author_id',
      'a.username',
      'av.static_name',
      'av.picture_id',
      'av.removed_at',
    ])
    .orderBy('b.at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(shownAuthor);
}
