import type { Room } from '@lanna/contract/content/chat/chat';
import { type Language, localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readChatSettings } from './chat-settings.ts';
import { type ChatOwner, type MemberFacts, permissionIn } from './read-permission.ts';
import type { RoomRow } from './room-row.ts';

export interface CountedRoom {
  row: RoomRow;
  unread: number;
  mentions: number;
}

/** Counted up to here: beyond it a page says `99+`. */
const COUNTED_MAX = 100;

/** The rooms a member may read, with what is new in them. A room beside a table is listed once the member has been in it. */
export async function readableRooms(
  db: Queryable,
  brand: { id: string; timeZone: string },
  owner: ChatOwner,
  member: MemberFacts,
  now: Date,
): Promise<CountedRoom[]> {
  const [{ settings }, rows] = await Promise.all([
    readChatSettings(db, brand.id),
    db
      .selectFrom('chat.room as r')
      .leftJoin('chat.seen as s', (join) =>
        join.onRef('s.room_id', '=', 'r.id').on('s.member_id', '=', owner.memberId),
      )
      .leftJoin('chat.author as au', (join) => join.on('au.member_id', '=', owner.memberId))
      .selectAll('r')
      .select([
        's.number as seen',
        sql<bigint>`(select count(*) from (select from chat.message m where m.room_id = r.id and m.state = 'shown'
          and m.number > coalesce(s.number, r.last_number) and m.member_id <> ${owner.memberId} limit ${sql.lit(COUNTED_MAX)}) u)`.as(
          'unread',
        ),
        sql<bigint>`(select count(*) from (select from chat.message m where m.room_id = r.id and m.state = 'shown'
          and m.number > coalesce(s.number, r.last_number) and m.mentions @> array[au.author_id] limit ${sql.lit(COUNTED_MAX)}) u)`.as(
          'mentions',
        ),
      ])
      .where('r.merchant_id', '=', brand.id)
      .where((eb) => eb.or([eb('r.kind', '<>', 'table'), eb('s.member_id', 'is not', null)]))
      .orderBy('r.position')
      .orderBy('r.id')
      .execute(),
  ]);
  return rows
    .filter((row) => permissionIn(member, row, settings, { now, timeZone: brand.timeZone }).read)
    .map(({ unread, mentions, seen: _, ...row }) => ({
      row,
      unread: Number(unread),
      mentions: Number(mentions),
    }));
}

export function shownRoom({ row, unread, mentions }: CountedRoom, language: Language): Room {
  return {
    id: row.id,
    kind: row.kind as Room['kind'],
    subject: row.subject,
    name: localText(row.name, language, language),
    unread,
    mentions,
  };
}
