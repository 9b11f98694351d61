import { RULES, WORD_WEIGHTS } from '@lanna/rules/content/chat/rule-names';
import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { betCard, REPORT_REASONS, ROOM_KINDS } from './chat.ts';
import { chatSettings } from './settings.ts';

const MESSAGE_STATES = ['shown', 'held', 'hidden', 'removed', 'deleted'] as const;
/** Seconds that one operator may mute for: five minutes, an hour, a day, seven days. */
export const MUTE_SECONDS = [300, 3600, 86_400, 604_800] as const;
const muteSeconds = z.union(MUTE_SECONDS.map((seconds) => z.literal(seconds)));

const row = z.object({
  id: z.uuid(),
  brand: z.string(),
  room: z.object({ id: z.uuid(), name: z.string() }),
  number: z.int().nullable(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(MESSAGE_STATES),
  text: z.string(),
  sticker: z.string().nullable(),
  bet: betCard.nullable(),
  rule: z.enum(RULES).nullable(),
  found: z.string().nullable(),
  reports: z.int(),
  sentAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  version: z.int(),
});
export type ChatRow = z.infer<typeof row>;

/** queue: held, hidden or reported, and not decided. */
const QUEUE_VIEWS = ['queue', 'held', 'reported', 'removed', 'all'] as const;

export const listChatMessages = list({
  path: '/ops/chat/messages',
  access: 'chat.read',
  summary: 'Messages of the rooms: those that wait for a decision come first',
  row,
  choices: { view: QUEUE_VIEWS },
  filters: { member: z.uuid(), room: z.uuid() },
  search: true,
  days: true,
  sorts: ['turn', 'at'],
  refusals: ['search_too_wide'],
});

const mute = z.object({
  id: z.uuid(),
  kind: z.enum(['mute', 'out']),
  until: z.iso.datetime().nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
});
export type ChatMute = z.infer<typeof mute>;

const id = z.object({ id: z.uuid() });

/** A POST, since it reveals what persons have written: the first look of an operator within an hour is recorded. */
export const readChatMessage = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/messages/:id/read',
  access: 'chat.read',
  changesNothing: true,
  summary: 'A message with ten before and ten after it, its reports, and what its writer wrote lately',
  params: id,
  body: z.object({}),
  value: z.object({
    ...row.shape,
    around: z.array(row),
    reportReasons: z.partialRecord(z.enum(REPORT_REASONS), z.int()),
    history: z.array(row),
    mutes: z.array(mute),
  }),
  refusals: ['not_found'],
});

export const decideChatMessage = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/messages/:id/decision',
  access: 'chat.moderate',
  summary: 'Shows a message to the room or removes it, and may mute its writer for up to seven days',
  params: id,
  body: z.object({
    version: z.int(),
    decision: z.enum(['show', 'remove']),
    muteSeconds: muteSeconds.optional(),
  }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile'],
});

export const muteInChat = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/members/:id/mutes',
  access: 'chat.moderate',
  summary: 'Mutes a member or keeps the member out of all rooms; beyond seven days a second operator decides',
  params: id,
  body: z.object({
    kind: z.enum(['mute', 'out']),
    /** Null: until an operator ends it. */
    seconds: z.int().min(60).max(31_536_000).nullable(),
    reason,
  }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found'],
});

export const endChatMutes = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/members/:id/mutes/end',
  access: 'chat.moderate',
  summary: 'Lets a member write again',
  params: id,
  body: z.object({ reason }),
  value: z.object({ ended: z.int() }),
  refusals: ['not_found'],
});

export const showMemberChat = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/members/:id/read',
  access: 'chat.read',
  changesNothing: true,
  summary: 'What a member wrote lately in the rooms, and mutes',
  params: id,
  body: z.object({}),
  value: z.object({
    messages: z.array(row),
    mutes: z.array(mute),
    counts: z.object({ written: z.int(), removed: z.int(), reported: z.int() }),
  }),
  refusals: ['not_found'],
});

/* Rooms */

const minute = z.int().min(0).max(1439).nullable();
const roomRules = {
  smallestRank: z.int().min(0).max(99),
  openFrom: minute,
  openTo: minute,
  slowSeconds: z.int().min(0).max(300),
  readOnly: z.boolean(),
  closed: z.boolean(),
  invitations: z.boolean(),
};
const roomRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  kind: z.enum(ROOM_KINDS),
  subject: z.string(),
  name: z.string(),
  present: z.int(),
  /** Within the last hour. */
  messages: z.int(),
  version: z.int(),
  ...roomRules,
});
export type ChatRoomRow = z.infer<typeof roomRow>;

export const listChatRooms = list({
  path: '/ops/chat/rooms',
  access: 'chat.read',
  summary: 'The rooms of the chat, with how many are in them',
  row: roomRow,
  sorts: ['position'],
  opens: 'position',
});

export const readChatRoom = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/rooms/:id/read',
  access: 'chat.read',
  changesNothing: true,
  summary: 'A room as its members read it now, with what is held in it',
  params: id,
  body: z.object({ before: z.int().min(1).optional() }),
  value: z.object({ room: roomRow, messages: z.array(row), more: z.boolean() }),
  refusals: ['not_found'],
});

export const changeChatRoom = opsEndpoint({
  method: 'PUT',
  path: '/ops/chat/rooms/:id',
  access: 'chat.moderate',
  summary: 'Changes a room’s rules: slow mode, hours, rank, closed to writing or altogether',
  params: id,
  body: z
    .object({ version: z.int(), ...roomRules })
    .refine(({ openFrom, openTo }) => (openFrom === null) === (openTo === null), { path: ['openTo'] }),
  value: roomRow,
  refusals: ['not_found', 'changed_meanwhile'],
});

/* Rules */

const word = z.object({
  id: z.uuid().nullable(),
  word: z.string(),
  weight: z.enum(WORD_WEIGHTS),
  except: z.array(z.string()),
  /** Null: of the house's own list. */
  addedBy: z.string().nullable(),
  /** Within the last seven days. */
  hits: z.int(),
});
export type ChatWord = z.infer<typeof word>;

export const showChatRules = opsEndpoint({
  method: 'GET',
  path: '/ops/chat/rules',
  access: 'chat.read',
  summary: 'Settings and words of each brand’s chat, and how often each rule stopped something in a week',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(
    z.object({
      brand: z.string(),
      version: z.int(),
      settings: chatSettings,
      words: z.array(word),
      hits: z.array(z.object({ rule: z.enum(RULES), hits: z.int() })),
    }),
  ),
  refusals: [],
});

export const changeChatSettings = opsEndpoint({
  method: 'PUT',
  path: '/ops/chat/settings/:code',
  access: 'chat.rules',
  summary: 'Who may write in a brand’s rooms, how long messages stay, and when the rooms are quiet',
  params: z.object({ code: brandCode }),
  body: z.object({ version: z.int(), settings: chatSettings }),
  value: z.object({ version: z.int(), settings: chatSettings }),
  refusals: ['not_found', 'changed_meanwhile'],
});

const wordText = z.string().trim().min(2).max(60);

export const addChatWord = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/words',
  access: 'chat.rules',
  summary: 'Adds a word to a brand’s list',
  body: z.object({
    brand: brandCode,
    word: wordText,
    weight: z.enum(WORD_WEIGHTS),
    except: z.array(wordText).max(20).default([]),
  }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'chat_word_known'],
});

export const removeChatWord = opsEndpoint({
  method: 'DELETE',
  path: '/ops/chat/words/:id',
  access: 'chat.rules',
  summary: 'Takes an own word off a brand’s list',
  params: id,
  value: z.null(),
  refusals: ['not_found'],
});

/** What is typed here is written nowhere. */
export const tryChatRules = opsEndpoint({
  method: 'POST',
  path: '/ops/chat/rules/try',
  access: 'chat.read',
  changesNothing: true,
  summary: 'What the rules of a brand would make of a message',
  body: z.object({
    brand: brandCode,
    text: z.string().min(1).max(1200),
    invitations: z.boolean().default(false),
  }),
  value: z.object({
    verdict: z.enum(['accept', 'mask', 'hold', 'refuse']),
    rule: z.enum(RULES).nullable(),
    found: z.string(),
    /** As the room would read it. */
    shown: z.string(),
  }),
  refusals: ['not_found'],
});
