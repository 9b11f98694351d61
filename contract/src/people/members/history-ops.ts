import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

/** `<topic>.<what>`: what a topic calls a part of its record. */
const historyKind = z.string().regex(/^[a-z_-]{1,40}\.[a-z_-]{1,40}$/);

const row = z.object({
  /** Unique in the whole record: the kind and the topic's own key. */
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** What became of it or what it was, in the topic's words. */
  what: z.string(),
  amount: moneyText.nullable(),
  currency: z.string().nullable(),
  /** The operator, where one did it. */
  who: z.string().nullable(),
  note: z.string().nullable(),
  /** The console's page of it. */
  href: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof row>;

export const listMemberHistory = list({
  path: '/ops/members/:id/history',
  access: 'members.read',
  summary: 'What topics have on record about a member, newest first; of each topic the operator may read',
  params: ofMember,
  row,
  filters: { kind: historyKind },
  days: true,
  sorts: ['at'],
  refusals: ['not_found'],
});

export const showMemberOpen = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/open',
  access: 'members.read',
  summary:
    'Kinds of what is on record about a member that the operator may read, and how much of each is open now',
  params: ofMember,
  value: z.object({ kinds: z.array(z.object({ kind: z.string(), open: z.int() })) }),
  refusals: ['not_found'],
});
