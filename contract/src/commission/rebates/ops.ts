import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { PAYS_WHEN, REBATE_KINDS } from './income.ts';

const account = z.object({ id: z.uuid(), username: z.string() });

/* What was earned */

const dueRow = z.object({
  id: z.string(),
  brand: z.string(),
  day,
  earner: account,
  child: account,
  kind: z.enum(REBATE_KINDS),
  part: z.string(),
  turnover: moneyText,
  rate: z.int().nullable(),
  due: moneyText,
  paid: moneyText,
});
export type DueRow = z.infer<typeof dueRow>;

export const listDue = list({
  path: '/ops/rebates',
  access: 'rebates.read',
  summary: 'Rebates of agents by day, child and category, and what of them was paid',
  row: dueRow,
  choices: {
    kind: REBATE_KINDS,
    /** Only what is not paid as it is due. */
    open: ['yes'],
  },
  /** Of one agent. */
  filters: { agent: z.uuid() },
  /** How the agent's name begins. */
  search: true,
  days: true,
  sorts: ['day', 'due'],
  file: 'The same as CSV',
});

/* What was paid */

const payment = z.object({
  id: z.uuid(),
  brand: z.string(),
  earner: account,
  at: z.iso.datetime(),
  /** Below zero: taken back. */
  amount: moneyText,
  /** Of what was taken back: what the wallet did not have. */
  owed: moneyText,
});
export type RebatePayment = z.infer<typeof payment>;

export const listPayments = list({
  path: '/ops/rebate-payments',
  access: 'rebates.read',
  summary: 'Postings of rebates to agents, and what was taken back',
  row: payment,
  filters: { agent: z.uuid() },
  search: true,
  days: true,
  sorts: ['at'],
  file: 'The same as CSV',
});

export const showPayment = opsEndpoint({
  method: 'GET',
  path: '/ops/rebate-payments/:id',
  access: 'rebates.read',
  summary: 'A payment and the rows it has moved, at most a thousand of them',
  params: z.object({ id: z.uuid() }),
  value: payment.extend({
    rows: z.array(
      z.object({
        day,
        child: account,
        kind: z.enum(REBATE_KINDS),
        part: z.string(),
        before: moneyText,
        after: moneyText,
      }),
    ),
    count: z.int(),
  }),
  refusals: ['not_found'],
});

/* When a brand pays */

const version = z.int().min(0);

export const showRebateTerms = opsEndpoint({
  method: 'GET',
  path: '/ops/rebates/terms',
  access: 'rebates.read',
  summary: 'When each brand pays its rebates, and what waits to be paid',
  value: z.object({
    brands: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        pays: z.enum(PAYS_WHEN),
        version,
        /** Due and not paid, frozen agents counted in. */
        waiting: moneyText,
        earners: z.int(),
      }),
    ),
  }),
  refusals: [],
});

export const changeRebateTerms = opsEndpoint({
  method: 'PUT',
  path: '/ops/rebates/terms/:brand',
  access: 'rebates.change',
  summary: 'When a brand pays its rebates from now on',
  params: z.object({ brand: brandCode }),
  body: z.object({ pays: z.enum(PAYS_WHEN), version, reason }),
  value: z.object({ version }),
  refusals: ['changed_meanwhile'],
});

export const runRebates = opsEndpoint({
  method: 'POST',
  path: '/ops/rebates/terms/:brand/run',
  access: 'rebates.change',
  summary: 'Counts and pays a brand’s rebates now, as the next run would',
  params: z.object({ brand: brandCode }),
  body: z.object({ reason }),
  /** How many agents were paid, or gave back. */
  value: z.object({ paid: z.int() }),
  refusals: [],
});
