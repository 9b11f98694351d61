import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { countGiven, given } from '../../query.ts';

/** A member's own messages. */

/** What a message is about; devices are notified of the same kinds. */
export const INBOX_KINDS = ['money', 'security', 'promotion', 'service'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Unread messages are counted no further. */
export const UNREAD_MAX = 100;
export const INBOX_PAGE = 20;
export const INBOX_PAGE_MAX = 50;

const head = {
  id: z.uuid(),
  kind: z.enum(INBOX_KINDS),
  title: z.string(),
  /** BCP 47: the language its words are in, which is the reader's wherever they were written in it. */
  lang: z.string(),
  sentAt: z.iso.datetime(),
  read: z.boolean(),
};

const inboxRow = z.object({
  ...head,
  /** How the text begins. */
  excerpt: z.string(),
});
export type InboxRow = z.infer<typeof inboxRow>;

export const inboxMessage = z.object({
  ...head,
  /** Plain text; null where `html` says it. */
  text: z.string().nullable(),
  /** Clean rich text of the brand's. */
  html: z.string().nullable(),
  /** A path of the site, where what it is about is seen; `action` says so in a few words. */
  path: z.string().nullable(),
  action: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

export const unreadCount = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  access: 'player',
  summary: `How many messages the member has not read; ${UNREAD_MAX} stands for as many or more`,
  value: z.object({ count: z.int().min(0).max(UNREAD_MAX) }),
  refusals: [],
  limit: LIMITS.read,
});

export const getInbox = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  access: 'player',
  summary: 'The member’s messages, the newest first, in the language of the page',
  query: z.object({
    kind: given(z.enum(INBOX_KINDS)),
    unread: given(z.enum(['yes'])),
    /** `next` of the page before. */
    after: given(z.string().regex(/^\d{1,15}_[0-9a-f-]{36}$/)),
    pageSize: countGiven(INBOX_PAGE_MAX, INBOX_PAGE),
  }),
  value: z.object({ list: z.array(inboxRow).max(INBOX_PAGE_MAX), next: z.string().nullable() }),
  refusals: [],
  limit: LIMITS.read,
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getMessage',
  module: 'INBOX3',
  access: 'player',
  summary: 'One message with all its words; showing it does not mark it as read',
  query: z.object({ id: z.uuid() }),
  value: inboxMessage,
  refusals: ['not_found'],
  limit: LIMITS.read,
});

export const readMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  module: 'INBOX3',
  access: 'player',
  summary: 'Marks a message as read; again is no different',
  body: z.object({ id: z.uuid() }),
  value: z.object({ count: z.int() }),
  refusals: ['not_found'],
  limit: LIMITS.write,
});

export const readAllMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readAll',
  module: 'INBOX3',
  access: 'player',
  summary: 'Marks as read what had arrived when the page was shown: this message and everything before it',
  body: z.object({ until: z.uuid() }),
  value: z.object({ count: z.int() }),
  refusals: ['not_found'],
  limit: LIMITS.write,
});

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessage',
  module: 'INBOX3',
  access: 'player',
  summary: 'Takes a message out of the member’s inbox; the record of the account keeps what it was about',
  body: z.object({ id: z.uuid() }),
  value: z.object({ count: z.int() }),
  refusals: ['not_found'],
  limit: LIMITS.write,
});
