import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE } from '../../people/agents/agents.ts';
import { countGiven } from '../../query.ts';
import { contractTerms } from '../contracts/terms.ts';
import { receipt } from './receipt.ts';
import { BILL_STATES } from './states.ts';

/** Bills of an agent's contracts: what each period came to, step by step, and what has become of it. */

const day = z.iso.date();
const moment = z.iso.datetime();
const nameInLine = z.string().describe(IN_LINE);

/** own: what the agent earns · line: what the agent pays to those below. */
export const BILL_SIDES = ['own', 'line'] as const;
export type BillSide = (typeof BILL_SIDES)[number];

/** What a bill is for: days, both counted in; an hour of a day; or a window of five minutes, by the minute it begins with. */
const period = {
  from: day,
  to: day,
  hour: z.int().min(0).max(23).nullable(),
  minute: z.int().min(0).max(1435).nullable(),
};

export const bill = z.object({
  id: z.uuid(),
  kind: z.enum(CONTRACT_KINDS),
  side: z.enum(BILL_SIDES),
  ...period,
  payer: z.enum(PAYERS),
  /** The other agent; null where that is the brand. */
  other: nameInLine.nullable(),
  state: z.enum(BILL_STATES),
  payable: moneyText,
  collected: moneyText,
  /** What can be collected now; nothing on the side that pays. */
  collectable: moneyText,
  /** What the upline has yet to put aside. */
  missing: moneyText,
  /** Taken back at once: bets were undone. */
  takenBack: moneyText,
  expiresAt: moment.nullable(),
  issuedAt: moment,
});
export type BillRow = z.infer<typeof bill>;

export const listBills = endpoint({
  method: 'GET',
  path: '/wps/agent/bills',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Bills of one kind of contract, newest first: what the agent earns, or pays to the own line',
  query: z.object({
    kind: z.enum(CONTRACT_KINDS),
    side: z.enum(BILL_SIDES).default('own'),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({
    list: z.array(bill),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    /** Of all bills of this kind and side: paid so far, and what can be collected now (or is missing, on the side that pays). */
    paid: moneyText,
    waiting: moneyText,
  }),
  refusals: [],
  limit: LIMITS.read,
});

const ofBill = z.object({ id: z.uuid() });

export const showBill = endpoint({
  method: 'GET',
  path: '/wps/agent/bills/:id',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'One bill with every step of its sum: figures, the contract’s step, what is left out, corrections, payments',
  params: ofBill,
  value: z.object({
    bill,
    terms: contractTerms,
    receipt,
    earned: moneyText,
    /** Earlier bills that came to something else than was billed. */
    corrections: z.array(z.object({ id: z.uuid(), ...period, was: moneyText, is: moneyText })),
    owedBefore: moneyText,
    owedAfter: moneyText,
    /** What contracts below get of the same period from the brand. */
    below: z.array(z.object({ account: nameInLine, ...period, amount: moneyText })),
    movements: z.array(
      z.object({
        kind: z.enum(['set_aside', 'returned', 'paid', 'taken_back', 'shortfall']),
        amount: moneyText,
        at: moment,
      }),
    ),
    /** Why an operator said no. */
    reason: z.string().nullable(),
  }),
  refusals: ['bill_unknown'],
  limit: LIMITS.read,
});

/** Figures of a branch or of a day. */
const figures = {
  stake: moneyText,
  payout: moneyText,
  turnover: moneyText,
  /** Null where it is not counted: of an hour. */
  bonuses: moneyText.nullable(),
};

export const billBranches = endpoint({
  method: 'GET',
  path: '/wps/agent/bills/:id/branches',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'What a bill’s figures are made of, child by child, by what is counted now; all of them add up to the team',
  params: ofBill,
  query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(100, 20) }),
  value: z.object({
    list: z.array(
      z.object({
        memberId: z.uuid(),
        account: nameInLine,
        /** What the agent does in person. */
        self: z.boolean(),
        ...figures,
        active: z.int().nullable(),
      }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: ['bill_unknown'],
  limit: LIMITS.read,
});

export const billDays = endpoint({
  method: 'GET',
  path: '/wps/agent/bills/:id/days',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What a bill’s figures are made of, day by day, by what is counted now',
  params: ofBill,
  value: z.object({ list: z.array(z.object({ day, ...figures })) }),
  refusals: ['bill_unknown'],
  limit: LIMITS.read,
});

export const collectBill = endpoint({
  method: 'POST',
  path: '/wps/agent/bills/:id/collect',
  module: 'AFFMAN3',
  access: 'agent',
  needsTerms: true,
  summary: 'Pays what there is of a bill into the wallet; of one that is paid it says so again',
  params: ofBill,
  body: z.object({}),
  value: z.object({
    state: z.enum(BILL_STATES),
    /** What has come into the wallet by this call. */
    amount: moneyText,
    collected: moneyText,
    missing: moneyText,
  }),
  refusals: ['bill_unknown', 'bill_not_collectable', 'agent_frozen'],
  limit: LIMITS.write,
});
