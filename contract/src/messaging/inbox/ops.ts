import { BROADCAST_STATES } from '@lanna/rules/messaging/inbox/broadcast';
import { z } from 'zod';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { richTextShape } from '../../rich-text.ts';

/** Messages of a brand to many members. */

export const BROADCAST_KINDS = ['promotion', 'service'] as const;
export type BroadcastKind = (typeof BROADCAST_KINDS)[number];
export const BROADCAST_ACCOUNTS = ['everybody', 'players', 'agents'] as const;
export const BROADCAST_LENGTHS = { title: 80, content: 20_000, path: 300 } as const;
export const BROADCAST_NAMES_MAX = 10_000;
const RANK_MAX = 99;
const ABSENCE_DAYS_MAX = 3650;

/** Who is written to: every account that is open and fits all of it. What is null or empty asks for nothing. */
export const broadcastAudience = z
  .object({
    accounts: z.enum(BROADCAST_ACCOUNTS),
    ranksFrom: z.int().min(0).max(RANK_MAX).nullable(),
    ranksTo: z.int().min(0).max(RANK_MAX).nullable(),
    /** Languages of the accounts. */
    languages: z.array(language).max(7),
    /** A day of the brand's. */
    registeredSince: day.nullable(),
    notSeenDays: z.int().min(1).max(ABSENCE_DAYS_MAX).nullable(),
    usernames: z.array(z.string().trim().min(1).max(60)).max(BROADCAST_NAMES_MAX),
    /** A segment of the brand; audiences of before name none. */
    segment: z.uuid().nullable().default(null),
  })
  .refine(({ ranksFrom, ranksTo }) => ranksFrom === null || ranksTo === null || ranksFrom <= ranksTo, {
    path: ['ranksTo'],
    message: 'must not be below the first',
  });
export type BroadcastAudience = z.infer<typeof broadcastAudience>;

const written = {
  kind: z.enum(BROADCAST_KINDS),
  title: localTextShape(BROADCAST_LENGTHS.title),
  content: richTextShape(BROADCAST_LENGTHS.content),
  /** Of this site, never of another one: where the message's button leads. */
  path: z
    .string()
    .trim()
    .max(BROADCAST_LENGTHS.path)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .nullable(),
  audience: broadcastAudience,
};
const body = z.object(written);
export type WrittenBroadcast = z.infer<typeof body>;

const shown = z.object({
  ...written,
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(BROADCAST_STATES),
  /** When it goes out; null while it is a draft. */
  sendAt: z.iso.datetime().nullable(),
  /** As counted when it was sent off; null before. */
  recipients: z.int().nullable(),
  delivered: z.int(),
  read: z.int(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  createdBy: z.string(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  version: z.int(),
});
export type OpsBroadcast = z.infer<typeof shown>;
const row = shown.omit({ content: true, audience: true });
export type BroadcastRow = z.infer<typeof row>;

export const listBroadcasts = list({
  path: '/ops/broadcasts',
  access: 'inbox.read',
  summary: 'Messages of the brands to many members, with how many have received and read them',
  row,
  choices: { state: BROADCAST_STATES, kind: BROADCAST_KINDS },
  search: true,
  sorts: ['changedAt', 'sendAt'],
});

const one = z.object({ id: z.uuid() });

export const showBroadcast = opsEndpoint({
  method: 'GET',
  path: '/ops/broadcasts/:id',
  access: 'inbox.read',
  summary: 'One of them with all its words and whom it is for',
  params: one,
  value: shown,
  refusals: ['not_found'],
});

export const broadcastResults = opsEndpoint({
  method: 'GET',
  path: '/ops/broadcasts/:id/results',
  access: 'inbox.read',
  summary:
    'What came of a broadcast: who received it, who opened it, and who deposited within some days after',
  params: one,
  value: z.object({
    delivered: z.int(),
    read: z.int(),
    deposited: z.object({ members: z.int(), amount: moneyText, days: z.int() }),
  }),
  refusals: ['not_found'],
});

export const addBroadcast = opsEndpoint({
  method: 'POST',
  path: '/ops/broadcasts',
  access: 'inbox.write',
  summary: 'Writes a draft; no member receives it before it is sent off',
  query: z.object({ brand: brandCode }),
  body,
  bodyLimit: 1024 * 1024,
  value: shown,
  /** `rich_text_unsafe` {found}: what the content may not hold. */
  refusals: ['rich_text_unsafe', 'broadcast_incomplete', 'not_found'],
});

export const changeBroadcast = opsEndpoint({
  method: 'PUT',
  path: '/ops/broadcasts/:id',
  access: 'inbox.write',
  summary: 'Changes a draft',
  params: one,
  body: body.extend({ version: z.int() }),
  bodyLimit: 1024 * 1024,
  value: shown,
  refusals: [
    'rich_text_unsafe',
    'broadcast_incomplete',
    'broadcast_move_impossible',
    'not_found',
    'changed_meanwhile',
  ],
});

export const removeBroadcast = opsEndpoint({
  method: 'DELETE',
  path: '/ops/broadcasts/:id',
  access: 'inbox.write',
  summary: 'Throws a draft away',
  params: one,
  query: z.object({ version: z.coerce.number().int() }),
  value: z.object({}),
  refusals: ['broadcast_move_impossible', 'not_found', 'changed_meanwhile'],
});

export const countReaders = opsEndpoint({
  method: 'POST',
  path: '/ops/broadcasts/count',
  access: 'inbox.read',
  changesNothing: true,
  summary: 'How many members an audience has now, and which pasted names are not among them',
  query: z.object({ brand: brandCode }),
  body: z.object({ kind: z.enum(BROADCAST_KINDS), audience: broadcastAudience }),
  bodyLimit: 1024 * 1024,
  value: z.object({
    count: z.int(),
    /** Of the names pasted; at most fifty of them. */
    unknownNames: z.array(z.string()).max(50),
    unknownCount: z.int(),
    /** From this number on a second operator is asked. */
    proposedFrom: z.int(),
  }),
  refusals: ['not_found'],
});

export const sendBroadcast = opsEndpoint({
  method: 'POST',
  path: '/ops/broadcasts/:id/send',
  access: 'inbox.send',
  summary: 'Sends a draft off, now or at its time; to very many only with a second operator’s yes',
  params: one,
  body: z.object({
    version: z.int(),
    /** Null: now. One that has passed is now. */
    at: z.iso.datetime().nullable(),
    reason: z.string().trim().max(500).default(''),
  }),
  value: shown,
  refusals: ['broadcast_move_impossible', 'broadcast_no_readers', 'not_found', 'changed_meanwhile'],
});

export const unscheduleBroadcast = opsEndpoint({
  method: 'POST',
  path: '/ops/broadcasts/:id/unschedule',
  access: 'inbox.send',
  summary: 'Makes what waits for its time a draft again',
  params: one,
  body: z.object({ version: z.int() }),
  value: shown,
  refusals: ['broadcast_move_impossible', 'not_found', 'changed_meanwhile'],
});

export const cancelBroadcast = opsEndpoint({
  method: 'POST',
  path: '/ops/broadcasts/:id/cancel',
  access: 'inbox.send',
  summary:
    'Stops it, also in the middle; no further member receives it, and it can be taken back from those who have',
  params: one,
  // Without a version: the stop holds whatever has happened since the page was loaded.
  body: z.object({ takeBack: z.boolean(), reason: z.string().trim().min(1).max(500) }),
  value: shown,
  refusals: ['broadcast_move_impossible', 'not_found'],
});
