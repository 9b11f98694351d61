import type { ChatPermission } from '@lanna/rules/content/chat/permission';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type ChatOwner, type MemberFacts, readMemberFacts, readPermission } from './read-permission.ts';
import { findRoom, type RoomRow } from './room-row.ts';

export interface Entered {
  room: RoomRow;
  member: MemberFacts;
  permission: ChatPermission;
}

/** The room and who reads it. Refuses with `chat_room_unknown` (a room of another brand is none), `chat_not_allowed` {why, until}. */
export async function enterRoom(
  db: Queryable,
  brand: { id: string; timeZone: string },
  { memberId }: Pick<ChatOwner, 'memberId'>,
  roomId: string,
  now: Date,
): Promise<Entered> {
  const [room, member] = await Promise.all([
    findRoom(db, brand.id, roomId),
    readMemberFacts(db, { merchantId: brand.id, memberId }),
  ]);
  if (!room || !member) throw new Refusal('chat_room_unknown');
  const permission = await readPermission(db, brand, member, room, now);
  if (!permission.read) refuseBy(permission);
  return { room, member, permission };
}

export function refuseBy({ why, untilMs }: Pick<ChatPermission, 'why' | 'untilMs'>): never {
  throw new Refusal('chat_not_allowed', {
    why,
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
  });
}
