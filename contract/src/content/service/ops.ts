import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import {
  CONVERSATION_MOVES,
  CONVERSATION_STATES,
  type ConversationMove,
  messageText,
} from './conversation.ts';
import { deskSettings } from './desk-settings.ts';

const row = z.object({
  id: z.string(),
  brand: z.string(),
  /** `member`: null for a visitor. */
  customer: z.object({ member: z.string().nullable(), name: z.string(), rankLevel: z.int() }),
  state: z.enum(CONVERSATION_STATES),
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
  language: z.string(),
  lastText: z.string(),
  lastAuthor: z.enum(['customer', 'desk']),
  lastAt: z.iso.datetime(),
  /** Since when the customer has waited for an answer. */
  waitingSince: z.iso.datetime().nullable(),
  unread: z.int(),
  version: z.int(),
});
export type ConversationRow = z.infer<typeof row>;

/** waiting: not answered, taken or not · mine · unassigned · closed. */
export const INBOX_VIEWS = ['all', 'waiting', 'mine', 'unassigned', 'open', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const listConversations = list({
  path: '/ops/service/conversations',
  access: 'service.read',
  summary: 'Conversations with customers: who waits longest comes first, then the latest',
  row,
  choices: { view: INBOX_VIEWS },
  filters: { member: z.uuid() },
  search: true,
  sorts: ['turn'],
  refusals: ['search_too_wide'],
});

export const countConversations = opsEndpoint({
  method: 'GET',
  path: '/ops/service/counts',
  access: 'service.read',
  summary: 'How many conversations wait, are the operator’s own, are unassigned',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({ waiting: z.int(), mine: z.int(), unassigned: z.int() }),
  refusals: [],
});

const message = z.object({
  number: z.int(),
  /** note: for operators alone. */
  author: z.enum(['customer', 'desk', 'note']),
  operator: z.string().nullable(),
  clientId: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});
export type DeskMessage = z.infer<typeof message>;

const id = z.object({ id: z.uuid() });

/** A POST, since it reveals what a person has written: the first look of an operator within an hour is recorded. */
export const readConversation = opsEndpoint({
  method: 'POST',
  path: '/ops/service/conversations/:id/read',
  access: 'service.read',
  changesNothing: true,
  summary: 'A conversation with its messages; `seen`: the desk has read them',
  params: id,
  body: z.object({ before: z.int().min(1).optional(), seen: z.boolean() }),
  value: z.object({
    ...row.shape,
    device: z.string(),
    page: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** The newest last. */
    messages: z.array(message),
    more: z.boolean(),
    customerSeen: z.int(),
  }),
  refusals: ['not_found'],
});

const written = { params: id, body: z.object({ clientId: z.uuid(), text: messageText }), value: message };

export const replyToCustomer = opsEndpoint({
  method: 'POST',
  path: '/ops/service/conversations/:id/replies',
  access: 'service.answer',
  summary: 'Answers a customer, and takes the conversation where no operator has',
  ...written,
  /** `conversation_taken` {by}: it is another operator’s. */
  refusals: ['not_found', 'conversation_taken', 'service_text_unseen'],
});

export const noteOnConversation = opsEndpoint({
  method: 'POST',
  path: '/ops/service/conversations/:id/notes',
  access: 'service.answer',
  summary: 'A note in a conversation, for operators alone',
  ...written,
  refusals: ['not_found', 'service_text_unseen'],
});

const moves = Object.keys(CONVERSATION_MOVES) as [ConversationMove, ...ConversationMove[]];

export const moveConversation = opsEndpoint({
  method: 'PUT',
  path: '/ops/service/conversations/:id',
  access: 'service.answer',
  summary: 'Takes a conversation (from a colleague too), gives it back, hands it over, closes it',
  params: id,
  body: z.object({
    version: z.int(),
    move: z.enum(moves),
    /** Whom it is handed over to. */
    to: z.uuid().optional(),
  }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile', 'conversation_move'],
});

export const listDeskOperators = opsEndpoint({
  method: 'GET',
  path: '/ops/service/conversations/:id/operators',
  access: 'service.answer',
  summary: 'Who else may answer in the conversation’s brand',
  params: id,
  value: z.array(z.object({ id: z.string(), name: z.string() })),
  refusals: ['not_found'],
});

const deskOfBrand = z.object({ brand: z.string(), version: z.int(), settings: deskSettings });

export const listDesks = opsEndpoint({
  method: 'GET',
  path: '/ops/service/desks',
  access: 'service.read',
  summary: 'Hours, saved replies and VIP link of each brand’s desk',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(deskOfBrand),
  refusals: [],
});

export const changeDesk = opsEndpoint({
  method: 'PUT',
  path: '/ops/service/desks/:code',
  access: 'service.change',
  summary: 'Changes a brand’s desk',
  params: z.object({ code: brandCode }),
  body: z.object({ version: z.int(), settings: deskSettings }),
  value: deskOfBrand,
  refusals: ['not_found', 'changed_meanwhile'],
});
