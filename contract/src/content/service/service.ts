import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { CONVERSATION_STATES, messageText } from './conversation.ts';
import { DESK_MODES } from './desk-settings.ts';

/** Of a visitor's browser: 256 random bits. It opens one conversation, in its brand, as long as that is written in. */
export const visitToken = z.string().regex(/^[\w-]{43}$/);
/** Days after the last message for which it does. */
export const VISIT_DAYS = 7;
export const VISITOR_NAME_MAX = 40;

/** Whether an operator is at the desk, and when next. */
const desk = z.object({
  open: z.boolean(),
  mode: z.enum(DESK_MODES),
  /** When it opens next; null while it is open, or where it is unknown. */
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** Monday first, on the clock of the brand's zone. */
  hours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
  timeZone: z.string(),
});
export type Desk = z.infer<typeof desk>;

const message = z.object({
  /** Its place in the conversation, given by the server; places of what the desk keeps to itself are left out. */
  number: z.int(),
  author: z.enum(['customer', 'desk']),
  /** The sender's own name of it: sent again it is the same message. */
  clientId: z.uuid(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type ServiceMessage = z.infer<typeof message>;

const conversation = z.object({
  state: z.enum(CONVERSATION_STATES),
  /** The newest last. */
  messages: z.array(message),
  /** There are older ones. */
  more: z.boolean(),
  unread: z.int(),
  /** The number up to which the desk has read. */
  deskSeen: z.int(),
});

/** Members are known by their session. Everybody else, trial accounts too, sends the token of the conversation. */
const who = { token: visitToken.optional() };

export const openVisit = endpoint({
  method: 'POST',
  path: '/wps/service/visit',
  module: 'COMM3',
  access: 'anyone',
  summary: 'A token for a conversation with customer service, for a visitor without an account',
  body: z.object({ name: z.string().trim().max(VISITOR_NAME_MAX).optional() }),
  value: z.object({ token: visitToken }),
  refusals: ['service_text_unseen'],
  limit: { max: 20, windowSeconds: 3600, by: 'address' },
});

export const showConversation = endpoint({
  method: 'POST',
  path: '/wps/service/conversation',
  module: 'COMM3',
  access: 'optional',
  summary:
    'The conversation of a member or a visitor with customer service, and whether an operator is there',
  body: z.object({ ...who, before: z.int().min(1).optional() }),
  /** `conversation`: null before the first message. */
  value: z.object({ conversation: conversation.nullable(), desk }),
  refusals: ['conversation_unknown'],
  limit: LIMITS.read,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/wps/service/messages',
  module: 'COMM3',
  access: 'optional',
  summary: 'Writes to customer service, whether an operator is there or not',
  body: z.object({
    ...who,
    clientId: z.uuid(),
    text: messageText,
    /** The page of the site it is written from. */
    page: z
      .string()
      .regex(/^\/[^\s\\]*$/)
      .max(200)
      .optional(),
  }),
  value: message,
  /** `service_flood` {retryAfterSeconds}. */
  refusals: ['conversation_unknown', 'service_flood', 'service_text_unseen'],
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

export const markSeen = endpoint({
  method: 'POST',
  path: '/wps/service/seen',
  module: 'COMM3',
  access: 'optional',
  summary: 'The customer has read up to a message',
  body: z.object({ ...who, number: z.int().min(0) }),
  value: z.object({ unread: z.int() }),
  refusals: ['conversation_unknown'],
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

export const countUnread = endpoint({
  method: 'POST',
  path: '/wps/service/unread',
  module: 'COMM3',
  access: 'optional',
  summary: 'How many answers of customer service have not been read',
  body: z.object(who),
  value: z.object({ unread: z.int() }),
  refusals: ['conversation_unknown'],
  limit: LIMITS.read,
});

/** What `type` of a service path says. Type 3 is the specification's; the others are ours. */
export const SERVICE_PATHS = { line: 1, phone: 2, chat: 3, mail: 4, page: 5, vip: 6 } as const;

export const servicePaths = endpoint({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  module: 'COMM3',
  access: 'optional',
  summary:
    'The ways to customer service; each path hidden from casual readers, its last 8 characters being the key',
  value: z.object({
    version: z.object({ pathList: z.array(z.object({ type: z.int(), path: z.string() })) }),
  }),
  refusals: [],
  limit: LIMITS.read,
});
