import * as rooms from '@lanna/contract/content/chat/rooms';
import * as writing from '@lanna/contract/content/chat/writing';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { blockAuthor } from '../writing/block-author.ts';
import { blockedAuthors } from '../writing/blocked-authors.ts';
import { react } from '../writing/react.ts';
import { reportMessage } from '../writing/report-message.ts';
import { takeBack } from '../writing/take-back.ts';
import { writeMessage } from '../writing/write-message.ts';
import { countUnread } from './count-unread.ts';
import { enterRoom } from './enter-room.ts';
import { launchChat } from './launch-chat.ts';
import { noteMember } from './presence.ts';
import { readMessages } from './read-messages.ts';
import { readMemberFacts, readPermission, shownPermission } from './read-permission.ts';
import { findRoom } from './room-row.ts';
import { markSeen } from './seen.ts';
import { sharedReceipt } from './shared-receipt.ts';

export function chatRoutes(deps: ChatDeps): Route[] {
  const { db, clock, brands } = deps;
  const enter = ({ brand, caller }: PersonalCall, room: string) =>
    enterRoom(db.kysely, brand, caller, room, clock.now());
  const profileOf = async (call: Pick<PersonalCall, 'brand'>) => {
    const brand = await brands.findById(call.brand.id);
    if (!brand) throw new Refusal('domain_unknown');
    return brand;
  };
  return [
    route(rooms.launchChat, async (call) =>
      launchChat(deps, await profileOf(call), call.caller.memberId, call.language, call.body),
    ),
    route(rooms.chatUnreadCount, ({ brand, caller }) =>
      countUnread(db.kysely, brand, caller.memberId, clock.now()),
    ),
    route(rooms.chatPermission, async (call) => {
      const { brand, caller, query } = call;
      const id =
        query.room ??
        (await launchChat(deps, await profileOf(call), caller.memberId, call.language, {})).room.id;
      const [room, member] = await Promise.all([
        findRoom(db.kysely, brand.id, id),
        readMemberFacts(db.kysely, { merchantId: brand.id, memberId: caller.memberId }),
      ]);
      if (!room || !member) throw new Refusal('chat_room_unknown');
      return shownPermission(await readPermission(db.kysely, brand, member, room, clock.now()), member);
    }),
    route(rooms.chatHistory, async (call) => {
      const { room } = await enter(call, call.query.room);
      return readMessages(db.kysely, room.id, call.caller.memberId, call.query);
    }),
    route(rooms.chatBetReceipt, ({ brand, caller, language, query }) =>
      sharedReceipt(deps, { brand, memberId: caller.memberId, language }, query),
    ),
    route(rooms.chatPresence, async (call) => {
      const { room } = await enter(call, call.body.room);
      return noteMember(db.kysely, room.id, call.caller.memberId, clock.now());
    }),
    route(rooms.markChatSeen, async (call) => {
      const { room } = await enter(call, call.body.room);
      return markSeen(db.kysely, room, call.caller.memberId, call.body.number);
    }),
    route(writing.writeChat, async (call) =>
      writeMessage(deps, call.brand, call.caller.memberId, call.body, {
        language: call.language,
        ownHosts: [call.host, (await brands.mainHostOf(call.brand.id)) ?? call.host],
      }),
    ),
    route(writing.takeBackChat, (call) => takeBack(deps, call.brand, call.caller.memberId, call.body)),
    route(writing.reactToChat, (call) => react(deps, call.brand, call.caller.memberId, call.body)),
    route(writing.reportChat, (call) => reportMessage(deps, call.brand, call.caller.memberId, call.body)),
    route(writing.blockInChat, (call) => blockAuthor(deps, call.brand, call.caller.memberId, call.body)),
    route(writing.chatBlocks, async ({ caller }) => ({
      list: await blockedAuthors(db.kysely, caller.memberId),
    })),
  ];
}
