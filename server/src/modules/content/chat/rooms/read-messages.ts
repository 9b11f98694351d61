import {
  type BetCard,
  CHAT_PAGE,
  type ChatMessage,
  type ReadMessage,
} from '@lanna/contract/content/chat/chat';
import type { Reaction, Sticker } from '@lanna/rules/content/chat/message-shape';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';
import { type AuthorRow, shownAuthor } from './author.ts';

/** Of a message that is answered, so much stands above the answer. */
const QUOTED_MAX = 80;

interface MessageRow extends AuthorRow {
  id: string;
  number: bigint | null;
  text: string;
  masked_text: string | null;
  sticker: string | null;
  bet: unknown;
  reply_to: bigint | null;
  reply_username: string | null;
  reply_text: string | null;
  mentions: string[];
  sent_at: Date;
  reactions: Partial<Record<Reaction, number>> | null;
}

/**
 * Messages of a room as their reader may see them: the newest, those before a number, or those after one. What the reader has reported, and
 * whom either has blocked, is left out; so are members who are excluded or frozen now.
 */
export async function readMessages(
  db: Queryable,
  roomId: string,
  reader: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: ReadMessage[]; more: boolean }> {
  const forward = after !== undefined;
  const rows = await messageRows(db, roomId)
    .select(
      sql<
        string | null
      >`(select r.reaction from chat.reaction r where r.message_id = m.id and r.member_id = ${reader})`.as(
        'reacted',
      ),
    )
    .$if(before !== undefined, (query) => query.where('m.number', '<', BigInt(before ?? 0)))
    .$if(forward, (query) => query.where('m.number', '>', BigInt(after ?? 0)))
    .where(
      sql<boolean>`not exists (select from chat.report x where x.message_id = m.id and x.member_id = ${reader})
        and not exists (select from chat.block b where (b.member_id = ${reader} and b.blocked_id = m.member_id)
          or (b.member_id = m.member_id and b.blocked_id = ${reader}))`,
    )
    .where('a.status', '=', 'active')
    .orderBy('m.number', forward ? 'asc' : 'desc')
    .limit(CHAT_PAGE + 1)
    .execute();
  const page = rows.slice(0, CHAT_PAGE);
  if (!forward) page.reverse();
  return {
    messages: page.map((row) => ({
      ...shownMessage(row),
      own: row.member_id === reader,
      reacted: row.reacted as Reaction | null,
    })),
    more: rows.length > CHAT_PAGE,
  };
}

/** As all readers of the room get it; undefined where it is not shown. */
export async function readMessage(db: Queryable, id: string): Promise<ChatMessage | undefined> {
  const room = await db.selectFrom('chat.message').select('room_id').where('id', '=', id).executeTakeFirst();
  const row = room && (await messageRows(db, room.room_id).where('m.id', '=', id).executeTakeFirst());
  return row && shownMessage(row);
}

function messageRows(db: Queryable, roomId: string) {
  return db
    .selectFrom('chat.message as m')
    .innerJoin('chat.author as au', 'au.member_id', 'm.member_id')
    .innerJoin('members.account as a', 'a.id', 'm.member_id')
    .leftJoin('members.avatar_choice as av', 'av.member_id', 'm.member_id')
    .leftJoin('chat.message as q', (join) =>
      join
        .onRef('q.room_id', '=', 'm.room_id')
        .onRef('q.number', '=', 'm.reply_to')
        .on('q.state', '=', 'shown'),
    )
    .leftJoin('members.account as qa', 'qa.id', 'q.member_id')
    .where('m.room_id', '=', roomId)
    .where('m.state', '=', 'shown')
    .select([
      'm.id',
      'm.number',
      'm.member_id',
      'm.text',
      'm.masked_text',
      'm.sticker',
      'm.bet',
      'm.reply_to',
      'm.mentions',
      'm.sent_at',
      'au.author_id',
      'a.username',
      'av.static_name',
      'av.picture_id',
      'av.removed_at',
      'qa.username as reply_username',
      sql<string | null>`left(coalesce(q.masked_text, q.text), ${sql.lit(QUOTED_MAX)})`.as('reply_text'),
      sql<Partial<Record<Reaction, number>> | null>`(select jsonb_object_agg(reaction, times) from
        (select reaction, count(*) as times from chat.reaction r where r.message_id = m.id group by reaction) c)`.as(
        'reactions',
      ),
    ]);
}

function shownMessage(row: MessageRow): ChatMessage {
  return {
    number: Number(row.number),
    author: shownAuthor(row),
    text: row.masked_text ?? row.text,
    sticker: row.sticker as Sticker | null,
    bet: row.bet as BetCard | null,
    replyTo:
      row.reply_to === null || row.reply_username === null
        ? null
        : { number: Number(row.reply_to), name: maskName(row.reply_username), text: row.reply_text ?? '' },
    mentions: row.mentions,
    reactions: row.reactions ?? {},
    sentAt: row.sent_at.toISOString(),
  };
}
