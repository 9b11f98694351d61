import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { contractTerms } from '../contracts/terms.ts';
import { showBill } from './bills.ts';
import { receipt } from './receipt.ts';
import { BILL_STATES } from './states.ts';

/** Bills of agents' contracts as operators see, approve and deny them. */

const moment = z.iso.datetime();
const day = z.iso.date();
const period = {
  from: day,
  to: day,
  hour: z.int().min(0).max(23).nullable(),
  minute: z.int().min(0).max(1435).nullable(),
};
const agent = z.object({ id: z.string(), name: z.string() });

export const billRow = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  ...period,
  agent,
  /** Null: the contract is with the brand. */
  upline: agent.nullable(),
  payer: z.enum(PAYERS),
  state: z.enum(BILL_STATES),
  payable: moneyText,
  collected: moneyText,
  /** What the upline has yet to put aside. */
  missing: moneyText,
  currency: z.string(),
  issuedAt: moment,
  version: z.int(),
  /** A second operator has to decide. */
  proposalId: z.string().nullable(),
});
export type OpsBillRow = z.infer<typeof billRow>;

export const listBills = list({
  path: '/ops/bills',
  access: 'bills.read',
  summary: 'Bills of agents’ contracts',
  row: billRow,
  choices: {
    /** case: an upline lacks the money. */
    state: ['case', ...BILL_STATES],
    kind: CONTRACT_KINDS,
    payer: PAYERS,
  },
  filters: { member: z.uuid() },
  /** An agent's name, or the whole id of a bill. */
  search: true,
  days: true,
  sorts: ['at', 'amount'],
  file: 'All bills that match',
});

const ofBill = z.object({ id: z.uuid() });

export const showOpsBill = opsEndpoint({
  method: 'GET',
  path: '/ops/bills/:id',
  access: 'bills.read',
  summary: 'One bill with every step of its sum, its branches, and what can be decided',
  params: ofBill,
  value: z.object({
    bill: billRow,
    contractId: z.string(),
    terms: contractTerms,
    receipt,
    earned: moneyText,
    /** By what is known now: another amount where bets were corrected since. */
    earnedNow: moneyText,
    corrections: showBill.value.shape.corrections,
    owedBefore: moneyText,
    owedAfter: moneyText,
    takenBack: moneyText,
    below: z.array(z.object({ account: z.string(), ...period, amount: moneyText })),
    /** Those with the greatest turnover. */
    branches: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        self: z.boolean(),
        stake: moneyText,
        payout: moneyText,
        turnover: moneyText,
        active: z.int().nullable(),
      }),
    ),
    branchesInAll: z.int(),
    movements: showBill.value.shape.movements,
    decided: z.object({ by: z.string(), reason: z.string() }).nullable(),
    mayApprove: z.boolean(),
    mayDeny: z.boolean(),
    mayRetry: z.boolean(),
    needsSecondOperator: z.boolean(),
  }),
  refusals: ['not_found'],
});

export const BILL_DECISIONS = ['approve', 'deny'] as const;

export const decideBill = opsEndpoint({
  method: 'POST',
  path: '/ops/bills/:id/decision',
  access: 'bills.decide',
  stepUp: true,
  summary:
    'Approves a bill the brand pays, or denies one that is not paid; proposed where a second operator is asked for',
  params: ofBill,
  body: z.object({ decision: z.enum(BILL_DECISIONS), version: z.int(), reason }),
  value: z.object({ outcome: z.enum(['decided', 'proposed']), proposalId: z.string().nullable() }),
  refusals: ['not_found', 'bill_decided', 'changed_meanwhile'],
});

export const APPROVED_AT_ONCE_MAX = 100;

export const approveBills = opsEndpoint({
  method: 'POST',
  path: '/ops/bills/approvals',
  access: 'bills.decide',
  stepUp: true,
  summary:
    'Approves many bills, each by itself: those decided meanwhile are left alone, those above the limit are proposed',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(APPROVED_AT_ONCE_MAX), reason }),
  value: z.object({ approved: z.int(), proposed: z.int(), left: z.int() }),
  refusals: ['not_found'],
});

export const retryBill = opsEndpoint({
  method: 'POST',
  path: '/ops/bills/:id/retry',
  access: 'bills.decide',
  summary: 'Tries again to put aside what an upline’s wallet lacked',
  params: ofBill,
  body: z.object({}),
  value: z.object({ state: z.enum(BILL_STATES), missing: moneyText }),
  refusals: ['not_found', 'bill_decided'],
});

export const billSettings = opsEndpoint({
  method: 'GET',
  path: '/ops/bill-settings',
  access: 'bills.read',
  summary: 'Whether bills that a brand pays wait for approval',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(z.object({ brand: z.string(), needsApproval: z.boolean(), version: z.int() })),
  refusals: [],
});

export const changeBillSettings = opsEndpoint({
  method: 'PUT',
  path: '/ops/bill-settings/brands/:brand',
  access: 'bills.settings',
  summary:
    'Says whether bills that a brand pays wait for approval; those issued before are not touched. Letting them through is proposed to a second operator',
  params: z.object({ brand: brandCode }),
  body: z.object({ needsApproval: z.boolean(), version: z.int(), reason }),
  value: z.object({ version: z.int(), proposal: z.string().nullable() }),
  refusals: ['not_found', 'changed_meanwhile'],
});
