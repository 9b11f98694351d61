import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, listOf, listQuery } from '../../ops-list.ts';
import { given } from '../../query.ts';

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

export const memberStatementQuery = listQuery(
  {
    from: given(z.iso.date()),
    to: given(z.iso.date()),
    code: given(z.string().regex(/^[a-z_]{1,40}$/)),
    /** Number of one of the member's accounts. */
    account: given(z.string().regex(/^\d{1,18}$/)),
    /** in: what came · out: what left. */
    way: given(z.enum(['in', 'out'])),
  },
  ['at'],
);

export const listMemberStatement = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/statement',
  access: 'ledger.statements',
  summary: 'Every movement of a member’s accounts with both legs, newest first',
  params: ofMember,
  query: memberStatementQuery,
  value: listOf(movement),
  refusals: ['not_found'],
});

export const exportMemberStatement = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/statement.csv',
  access: 'ledger.statements',
  summary: 'The same movements as a file',
  params: ofMember,
  query: csvQuery(memberStatementQuery),
  value: z.string(),
  refusals: ['not_found'],
});
