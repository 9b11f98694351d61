import {
  MESSAGE_MAX,
  REACTIONS,
  STICKERS,
  shapeErrorOf,
  tidyMessage,
} from '@lanna/rules/content/chat/message-shape';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { author, MENTIONS_MAX, REPORT_REASONS, readMessage } from './chat.ts';

const text = z
  .string()
  .max(MESSAGE_MAX * 4)
  .transform(tidyMessage)
  .refine((typed) => shapeErrorOf(typed) !== 'long', 'too long')
  .refine((typed) => shapeErrorOf(typed) !== 'lines', 'too many lines');

const place = { room: z.uuid(), number: z.int().min(1) };

export const writeChat = endpoint({
  method: 'POST',
  path: '/wps/chat/messages',
  module: 'CBS3',
  access: 'player',
  summary:
    'Writes in a room: words, a sticker, or an own settled bet as a card; its writer learns what became of it',
  body: z
    .object({
      room: z.uuid(),
      clientId: z.uuid(),
      text: text.default(''),
      sticker: z.enum(STICKERS).optional(),
      /** Of an own bet that is settled. */
      bet: z.uuid().optional(),
      /** The card shows no amounts. */
      hideStake: z.boolean().default(false),
      replyTo: z.int().min(1).optional(),
      mentions: z.array(z.uuid()).max(MENTIONS_MAX).default([]),
    })
    .refine(({ text: typed, sticker, bet }) => typed !== '' || sticker || bet, {
      path: ['text'],
      message: 'empty',
    }),
  value: z.object({
    /** held: a moderator looks at it first · masked: words of it have stars. */
    outcome: z.enum(['shown', 'masked', 'held']),
    /** Null while it is held. */
    message: readMessage.nullable(),
  }),
  /** `chat_too_fast` {rule, retryAfterSeconds} · `chat_message_refused` {rule} · `chat_not_allowed` {why, until}. */
  refusals: [
    'chat_room_unknown',
    'chat_not_allowed',
    'chat_too_fast',
    'chat_message_refused',
    'chat_message_unknown',
    'chat_bet_unknown',
  ],
  limit: { max: 90, windowSeconds: 60, by: 'account' },
});

export const takeBackChat = endpoint({
  method: 'POST',
  path: '/wps/chat/messages/removal',
  module: 'CBS3',
  access: 'player',
  summary: 'Takes an own message back within a minute',
  body: z.object(place),
  value: z.null(),
  refusals: ['chat_room_unknown', 'chat_not_allowed', 'chat_message_unknown', 'chat_too_late'],
  limit: LIMITS.write,
});

export const reactToChat = endpoint({
  method: 'POST',
  path: '/wps/chat/reactions',
  module: 'CBS3',
  access: 'player',
  summary: 'One reaction of a member to a message; null takes it back',
  body: z.object({ ...place, reaction: z.enum(REACTIONS).nullable() }),
  value: z.object({ reactions: readMessage.shape.reactions }),
  refusals: ['chat_room_unknown', 'chat_not_allowed', 'chat_message_unknown'],
  limit: LIMITS.write,
});

export const reportChat = endpoint({
  method: 'POST',
  path: '/wps/chat/reports',
  module: 'CBS3',
  access: 'player',
  summary:
    'Reports a message; its reporter no longer reads it, and of three reporters no member does until an operator has looked',
  body: z.object({ ...place, reason: z.enum(REPORT_REASONS) }),
  value: z.null(),
  refusals: ['chat_room_unknown', 'chat_not_allowed', 'chat_message_unknown', 'chat_own_message'],
  limit: { max: 30, windowSeconds: 600, by: 'account' },
});

export const blockInChat = endpoint({
  method: 'POST',
  path: '/wps/chat/blocks',
  module: 'CBS3',
  access: 'player',
  summary: 'Neither of two members reads the other any more; or again',
  body: z.object({ author: z.uuid(), blocked: z.boolean() }),
  value: z.object({ hidden: z.array(z.uuid()) }),
  refusals: ['chat_message_unknown', 'chat_own_message'],
  limit: LIMITS.write,
});

export const chatBlocks = endpoint({
  method: 'GET',
  path: '/wps/chat/blocks',
  module: 'CBS3',
  access: 'player',
  summary: 'Whom a member has blocked, the last one first',
  value: z.object({ list: z.array(author) }),
  refusals: [],
  limit: LIMITS.read,
});
