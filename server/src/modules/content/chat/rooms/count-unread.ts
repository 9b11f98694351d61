import type { chatUnreadCount } from '@lanna/contract/content/chat/rooms';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readableRooms } from './list-rooms.ts';
import { readMemberFacts } from './read-permission.ts';

const SHOWN_MAX = 99;

/** What a member has not seen, in the rooms the member has been in. */
export async function countUnread(
  db: Queryable,
  brand: { id: string; timeZone: string },
  memberId: string,
  now: Date,
): Promise<Value<typeof chatUnreadCount>> {
  const owner = { merchantId: brand.id, memberId };
  const member = await readMemberFacts(db, owner);
  const rooms = member ? await readableRooms(db, brand, owner, member, now) : [];
  const sum = (of: 'unread' | 'mentions') => rooms.reduce((total, room) => total + room[of], 0);
  const unread = sum('unread');
  return {
    unread,
    mentions: sum('mentions'),
    text: unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread > 0 ? String(unread) : '',
  };
}
