import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { given } from '../../query.ts';

export const CASE_KINDS = [
  'confirmed_not_posted',
  'posted_not_confirmed',
  'other_amount',
  'confirmed_twice',
  'statement_not_told',
  'told_not_on_statement',
  'vendor_transfer_unclear',
  'vendor_sum',
  'books_broken',
] as const;
export const CASE_STATES = ['open', 'proposed', 'mended', 'decided'] as const;
/**
 * returned: to the payer, by hand · written_off: for or against the brand · bank_mistake: theirs, and they put it right ·
 * taken_over: what the statement says is taken as confirmed · explained: it fits for a reason that the figures do not show.
 */
export const CASE_DECISIONS = ['returned', 'written_off', 'bank_mistake', 'taken_over', 'explained'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
export const CASE_WORDS_MAX = 1000;

const row = z.object({
  id: z.string(),
  /** Null: it concerns the house. */
  brand: z.string().nullable(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  channel: z.string().nullable(),
  way: z.enum(['in', 'out']).nullable(),
  currency: z.string().nullable(),
  /** By the ledger, and by the gateway, bank or vendor: below zero what went out. */
  booked: moneyText.nullable(),
  told: moneyText.nullable(),
  difference: moneyText.nullable(),
  since: z.iso.datetime(),
  openedAt: z.iso.datetime(),
  takenBy: z.string().nullable(),
  decision: z.enum(CASE_DECISIONS).nullable(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  version: z.int(),
});
export type MoneyCase = z.infer<typeof row>;

export const listMoneyCases = list({
  path: '/ops/money-cases',
  access: 'reconciliation.read',
  summary: 'What does not fit between the ledger and gateways, banks and vendors',
  row,
  choices: { state: ['waiting', ...CASE_STATES], kind: CASE_KINDS, taken: ['me', 'none'] },
  filters: { channel: z.string().max(100) },
  /** Of the case, of what it is about, or the reference that gateway or bank gave it. */
  search: true,
  days: true,
  sorts: ['at', 'since'],
  file: 'The same as CSV',
});

/** What a link leads to. */
export const CASE_LINKS = [
  'deposit',
  'payout',
  'transfer',
  'vendor_transfer',
  'confirmation',
  'verification',
] as const;

const shown = z.object({
  row,
  /** What is known, by name. */
  facts: z.record(z.string(), z.string()),
  links: z.array(z.object({ kind: z.enum(CASE_LINKS), id: z.string(), name: z.string() })),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      what: z.string(),
      operator: z.string().nullable(),
      words: z.string(),
    }),
  ),
  /** What may be decided now. */
  decisions: z.array(z.enum(CASE_DECISIONS)),
  /** Writing it off would be proposed to a second operator. */
  needsSecondOperator: z.boolean(),
  proposalId: z.string().nullable(),
});
export type MoneyCasePage = z.infer<typeof shown>;

const one = { params: z.object({ id: z.uuid() }) };
const words = z.string().trim().max(CASE_WORDS_MAX);

export const showMoneyCase = opsEndpoint({
  method: 'GET',
  path: '/ops/money-cases/:id',
  access: 'reconciliation.read',
  summary: 'One case: facts, what it is about, everything that happened to it',
  ...one,
  value: shown,
  refusals: ['not_found'],
});

export const takeMoneyCase = opsEndpoint({
  method: 'POST',
  path: '/ops/money-cases/:id/hand',
  access: 'reconciliation.decide',
  summary: 'Takes a case in hand, or lets it go',
  ...one,
  body: z.object({ version: z.int(), take: z.boolean() }),
  value: shown,
  refusals: ['not_found', 'changed_meanwhile', 'money_case_closed'],
});

export const noteMoneyCase = opsEndpoint({
  method: 'POST',
  path: '/ops/money-cases/:id/notes',
  access: 'reconciliation.decide',
  summary: 'Notes what was found out',
  ...one,
  body: z.object({ words: words.min(3) }),
  value: shown,
  refusals: ['not_found'],
});

export const decideMoneyCase = opsEndpoint({
  method: 'POST',
  path: '/ops/money-cases/:id/decision',
  access: 'reconciliation.decide',
  summary:
    'Closes a case with what was decided; what is written off waits for a second operator above a limit',
  ...one,
  stepUp: true,
  body: z.object({
    version: z.int(),
    decision: z.enum(CASE_DECISIONS),
    reason: words.min(5),
    /** Of the payment by which it was returned, as the bank calls it. */
    returnReference: given(z.string().trim().min(1).max(100)),
  }),
  value: shown,
  /** `money_case_decision_unfit`: this is not a way to close a case of this kind. */
  refusals: [
    'not_found',
    'changed_meanwhile',
    'money_case_closed',
    'money_case_waits',
    'money_case_decision_unfit',
  ],
});
