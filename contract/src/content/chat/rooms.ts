import { RULES } from '@lanna/rules/content/chat/rule-names';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { bet, betReceipt } from '../../play/bets/bets.ts';
import { countGiven, given } from '../../query.ts';
import { permission, readMessage, room } from './chat.ts';

const messages = z.object({
  /** The newest last. */
  messages: z.array(readMessage),
  /** There are older ones; asked with `after`: there are newer ones. */
  more: z.boolean(),
});

export const launchChat = endpoint({
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  module: 'CBS3',
  access: 'player',
  summary: 'Opens the chat: the rooms a member may read, one of them with its channel and newest messages',
  body: z.object({
    /** Left out: the one of the member's language. */
    room: z.uuid().optional(),
    /** The room beside a live table. */
    game: z.uuid().optional(),
  }),
  value: z.object({
    rooms: z.array(room),
    room: z.object({
      id: z.uuid(),
      kind: room.shape.kind,
      name: z.string(),
      /** Of push. */
      channel: z.string(),
      slowSeconds: z.int(),
      smallestRank: z.int(),
      /** The newest number there is. */
      number: z.int(),
      /** Up to which the member has read. */
      seen: z.int(),
      ...messages.shape,
    }),
    permission,
    /** Own messages of the last day that are not shown: what became of them. */
    own: z.array(
      z.object({
        clientId: z.uuid(),
        text: z.string(),
        state: z.enum(['held', 'hidden', 'removed']),
        rule: z.enum(RULES).nullable(),
        sentAt: z.iso.datetime(),
      }),
    ),
    /** What the member is called by in rooms. */
    author: z.uuid(),
    /** Authors whose messages this member does not read. */
    hidden: z.array(z.uuid()),
  }),
  /** `chat_not_allowed` {why, until}. */
  refusals: ['chat_room_unknown', 'chat_not_allowed'],
  limit: LIMITS.read,
});

export const chatUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  module: 'CBS3',
  access: 'player',
  summary: 'How many messages a member has not seen in the rooms of the chat, and how many name the member',
  value: z.object({
    unread: z.int(),
    mentions: z.int(),
    /** As it is shown: `99+` beyond 99, empty for none. */
    text: z.string(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const chatPermission = endpoint({
  method: 'GET',
  path: '/wps/relay/CBS_groupPermission',
  module: 'CBS3',
  access: 'player',
  summary: 'What a member may do in a room, and why not',
  query: z.object({ room: given(z.uuid()) }),
  value: permission,
  refusals: ['chat_room_unknown'],
  limit: LIMITS.read,
});

export const chatHistory = endpoint({
  method: 'GET',
  path: '/wps/chat/messages',
  module: 'CBS3',
  access: 'player',
  summary: 'Messages of a room before a number, or after it to fill a gap',
  query: z.object({
    room: z.uuid(),
    before: given(z.coerce.number().int().min(1).max(1e15)),
    after: given(z.coerce.number().int().min(0).max(1e15)),
  }),
  value: messages,
  refusals: ['chat_room_unknown', 'chat_not_allowed'],
  limit: LIMITS.read,
});

export const chatPresence = endpoint({
  method: 'POST',
  path: '/wps/chat/presence',
  module: 'CBS3',
  access: 'player',
  summary: 'Says that a member is in a room, and who else is',
  body: z.object({ room: z.uuid() }),
  value: z.object({ count: z.int(), names: z.array(z.string().describe(MASKED)) }),
  refusals: ['chat_room_unknown', 'chat_not_allowed'],
  limit: LIMITS.write,
});

export const markChatSeen = endpoint({
  method: 'POST',
  path: '/wps/chat/seen',
  module: 'CBS3',
  access: 'player',
  summary: 'A member has read a room up to a message',
  body: z.object({ room: z.uuid(), number: z.int().min(0) }),
  value: z.object({ seen: z.int() }),
  refusals: ['chat_room_unknown', 'chat_not_allowed'],
  limit: { max: 120, windowSeconds: 60, by: 'account' },
});

/** Of a bet that its player has shown with its amounts; nothing of its player's wallet. */
export const chatBetReceipt = endpoint({
  method: 'GET',
  path: '/wps/chat/messages/receipt',
  module: 'CBS3',
  access: 'player',
  summary: 'What a bet was decided by that a member has shown in a room, for who may read the room',
  query: z.object({ room: z.uuid(), number: countGiven(2_147_483_647, 1) }),
  value: betReceipt.value
    .omit({ transactions: true })
    .extend({ bet: bet.omit({ bonus: true, checking: true }) }),
  refusals: ['chat_room_unknown', 'chat_not_allowed', 'chat_message_unknown', 'chat_bet_unknown'],
  limit: LIMITS.read,
});
