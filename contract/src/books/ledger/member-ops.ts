import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

export const listMemberAccounts = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/accounts',
  access: 'ledger.statements',
  summary: 'Every account of the ledger that belongs to a member',
  params: ofMember,
  value: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        purpose: z.string(),
        currency: z.string(),
        wallet: z.boolean(),
        balance: moneyText,
        held: moneyText,
        /** Transfers so far; null where they are not counted. */
        transfers: z.int().nullable(),
        openedAt: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['not_found'],
});

const movement = z.object({
  transfer: z.string(),
  /** Of this side: what came, or below zero left. */
  change: moneyText,
  account: z.string(),
  kind: z.string(),
  /** After it; null where the balance is not kept with each transfer. */
  balance: moneyText.nullable(),
  /** The other leg. */
  other: z.object({ account: z.string(), kind: z.string(), purpose: z.string() }),
  code: z.string(),
  reference: z.uuid(),
  /** What the reference stands for, where a topic has a name for it: the promotion that paid. */
  about: localTextShape(500).nullable(),
  currency: z.string(),
  at: z.iso.datetime(),
});

export const listMemberStatement = list({
  path: '/ops/members/:id/statement',
  access: 'ledger.statements',
  summary: 'Every movement of a member’s accounts with both legs, newest first',
  params: ofMember,
  row: movement,
  /** in: what came · out: what left. */
  choices: { way: ['in', 'out'] },
  filters: {
    code: z.string().regex(/^[a-z_]{1,40}$/),
    /** Number of one of the member's accounts. */
    account: z.string().regex(/^\d{1,18}$/),
  },
  days: true,
  sorts: ['at'],
  refusals: ['not_found'],
  file: 'The same movements as a file',
});
