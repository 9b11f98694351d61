import type { ChatAuthor } from '@lanna/contract/content/chat/chat';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { avatarShown } from '../../../people/members/shown-avatar.ts';
import type { ChatOwner } from './read-permission.ts';

/** What a member is called by in rooms, made when the member first opens one. */
export async function ownAuthor(
  db: Queryable,
  { merchantId, memberId }: ChatOwner,
  now: Date,
): Promise<string> {
  const known = await authorOf(db, memberId);
  if (known) return known;
  await db
    .insertInto('chat.author')
    .values({ member_id: memberId, merchant_id: merchantId, author_id: crypto.randomUUID(), created_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await authorOf(db, memberId)) ?? newId();
}

async function authorOf(db: Queryable, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat.author')
    .select('author_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.author_id;
}

/** Undefined for an author of another brand. */
export async function memberOfAuthor(
  db: Queryable,
  merchantId: string,
  authorId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat.author')
    .select('member_id')
    .where('author_id', '=', authorId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row?.member_id;
}

export interface AuthorRow {
  member_id: string;
  author_id: string;
  username: string;
  static_name: string | null;
  picture_id: string | null;
  removed_at: Date | null;
}

/** As other members see an author: by the rules of masking, whatever the member's own name says. */
export function shownAuthor(row: AuthorRow): ChatAuthor {
  return {
    id: row.author_id,
    name: maskName(row.username),
    avatar: avatarShown(row.member_id, row).avatar,
  };
}
