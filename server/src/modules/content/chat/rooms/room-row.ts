import type { Selectable } from 'kysely';
import type { ChatRoom as ChatRoomTable } from '../../../../platform/generated/chat.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export type RoomRow = Selectable<ChatRoomTable>;

/** The brand's room of this id; undefined for one of another brand. */
export function findRoom(db: Queryable, brandId: string, id: string): Promise<RoomRow | undefined> {
  return db
    .selectFrom('chat.room')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
}

export function channelOf(room: Pick<RoomRow, 'id'>): string {
  return `chat:${room.id}`;
}
