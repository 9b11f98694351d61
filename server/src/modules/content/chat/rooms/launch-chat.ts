import type { launchChat as endpoint } from '@lanna/contract/content/chat/rooms';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { ensureRooms } from '../ensure-rooms.ts';
import { ownAuthor } from './author.ts';
import { enterRoom, refuseBy } from './enter-room.ts';
import { hiddenAuthors } from './hidden-authors.ts';
import { type CountedRoom, readableRooms, shownRoom } from './list-rooms.ts';
import { ownNotShown } from './own-not-shown.ts';
import { readMessages } from './read-messages.ts';
import { readMemberFacts, shownPermission } from './read-permission.ts';
import { channelOf } from './room-row.ts';
import { beginSeen } from './seen.ts';
import { tableRoom } from './table-room.ts';

/** Opens the chat for a member. Refuses with `chat_room_unknown`, `chat_not_allowed` {why, until}. */
export async function launchChat(
  { db, clock }: Pick<ChatDeps, 'db' | 'clock'>,
  brand: BrandProfile,
  memberId: string,
  language: Language,
  wanted: Received<typeof endpoint>['body'],
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  const { kysely } = db;
  const owner = { merchantId: brand.id, memberId };
  await ensureRooms(kysely, brand, now);
  const member = await readMemberFacts(kysely, owner);
  if (!member) throw new Refusal('chat_room_unknown');
  const asked = wanted.game === undefined ? wanted.room : await tableRoom(kysely, brand, wanted.game, now);
  const rooms = await readableRooms(kysely, brand, owner, member, now);
  const id = asked ?? (wanted.game === undefined ? roomFor(rooms, language) : undefined);
  if (id === undefined) {
    if (member.status !== 'active') refuseBy({ why: 'unknown', untilMs: null });
    throw new Refusal('chat_room_unknown');
  }
  const { room, permission } = await enterRoom(kysely, brand, owner, id, now);
  const [author, seen] = await Promise.all([
    ownAuthor(kysely, owner, now),
    beginSeen(kysely, room, memberId),
  ]);
  const [page, hidden, own] = await Promise.all([
    readMessages(kysely, room.id, memberId, {}),
    hiddenAuthors(kysely, memberId),
    ownNotShown(kysely, room.id, memberId, now),
  ]);
  const isListed = rooms.some(({ row }) => row.id === room.id);
  const listed = isListed ? rooms : [...rooms, { row: room, unread: 0, mentions: 0 }];
  return {
    rooms: listed.map((one) => shownRoom(one, language)),
    room: {
      id: room.id,
      kind: room.kind as 'language',
      name: localText(room.name, language, language),
      channel: channelOf(room),
      slowSeconds: room.slow_seconds,
      smallestRank: room.smallest_rank,
      number: Number(room.last_number),
      seen,
      ...page,
    },
    permission: shownPermission(permission, member),
    own,
    author,
    hidden,
  };
}

/** The room of the reader's language, else the first there is. */
function roomFor(rooms: readonly CountedRoom[], language: Language): string | undefined {
  const own = rooms.find(({ row }) => row.kind === 'language' && row.subject === language);
  return (own ?? rooms[0])?.row.id;
}
