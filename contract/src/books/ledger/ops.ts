import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

/** The operator's calls about accounts, transfers, sealed blocks and verification. */

const moment = z.iso.datetime();
/** Of accounts, transfers and blocks: a number that may exceed what JSON keeps exactly. */
const number = z.string().regex(/^\d{1,18}$/);

/** Whose account it is: a member, an agent, a vendor, or the brand itself. */
const owner = z.object({ kind: z.enum(['member', 'agent', 'vendor']), id: z.string(), name: z.string() });

/** An account beside a transfer: enough to name it. */
export const accountName = z.object({
  id: number,
  kind: z.string(),
  owner: owner.nullable(),
  purpose: z.string(),
});
export type AccountName = z.infer<typeof accountName>;

/** One transfer, with both its sides. */
export const legOnRecord = z.object({
  id: number,
  brand: z.string(),
  currency: z.string(),
  code: z.string(),
  amount: moneyText,
  /** Where the money came from and went to, and what each had afterwards where it is kept with each transfer. */
  from: accountName,
  fromBalance: moneyText.nullable(),
  to: accountName,
  toBalance: moneyText.nullable(),
  /** A vendor's transaction, a deposit, a posting: all legs of one business event share it. */
  reference: z.string(),
  /** When it happened, and when it was written. */
  at: moment,
  writtenAt: moment,
  /** The sealed block it is in; null while it is not sealed. */
  block: number.nullable(),
});
export type LegOnRecord = z.infer<typeof legOnRecord>;

const accountRow = accountName.extend({
  brand: z.string(),
  currency: z.string(),
  balance: moneyText,
  held: moneyText,
  /** Transfers so far, where they are counted. */
  transfers: z.int().nullable(),
  /** Its balance changes with each transfer; else it is added up each minute. */
  inline: z.boolean(),
  openedAt: moment,
});
export type AccountRow = z.infer<typeof accountRow>;

export const listAccounts = list({
  path: '/ops/ledger/accounts',
  access: 'ledger.read',
  summary: 'Accounts of the brands with their balances',
  row: accountRow,
  /** negative: below zero · held: with money set aside · empty: without any. */
  choices: { state: ['negative', 'held', 'empty'] },
  filters: { kind: z.string().max(40), currency: z.string().max(20) },
  /** An account's number, the id of a member, agent or vendor, or what the account is for. */
  search: true,
  sorts: ['at', 'balance'],
  refusals: ['search_too_wide'],
  file: 'All accounts that match',
});

export const showAccount = opsEndpoint({
  method: 'GET',
  path: '/ops/ledger/accounts/:id',
  access: 'ledger.read',
  summary: 'One account, with its balance to this moment and what holds it',
  params: z.object({ id: number }),
  value: z.object({
    account: accountRow,
    /** To this moment, with what is not added up yet. */
    balanceNow: moneyText,
    minBalance: moneyText.nullable(),
    holds: z.array(
      z.object({ reference: z.string(), amount: moneyText, captured: moneyText, heldAt: moment }),
    ),
  }),
  refusals: ['not_found'],
});

/** Kinds of accounts and codes of transfers there are, for filters. */
export const showKinds = opsEndpoint({
  method: 'GET',
  path: '/ops/ledger/kinds',
  access: 'ledger.read',
  summary: 'The kinds of accounts and the codes of transfers there are',
  value: z.object({
    accounts: z.array(z.string()),
    codes: z.array(z.string()),
    currencies: z.array(z.string()),
  }),
  refusals: [],
});

export const listTransfers = list({
  path: '/ops/ledger/transfers',
  access: 'ledger.read',
  summary: 'Transfers with both sides, newest first',
  row: legOnRecord,
  filters: {
    /** A transfer's number, or the reference its legs share. */
    search: z.union([number, z.uuid()]),
    account: number,
    code: z.string().max(40),
    amountMin: moneyText,
    amountMax: moneyText,
  },
  /** On which they were written. */
  days: true,
  sorts: ['at'],
  refusals: ['search_too_wide'],
  file: 'All transfers that match',
});

export const showTransfer = opsEndpoint({
  method: 'GET',
  path: '/ops/ledger/transfers/:id',
  access: 'ledger.read',
  summary: 'One transfer, with the others of its business event and what it reverses or was reversed by',
  params: z.object({ id: number }),
  value: z.object({
    transfer: legOnRecord,
    together: z.array(legOnRecord),
    /** References. */
    reverses: z.string().nullable(),
    reversedBy: z.string().nullable(),
  }),
  refusals: ['not_found'],
});

const block = z.object({
  number,
  firstTransfer: number,
  lastTransfer: number,
  transfers: z.int(),
  sha256: z.string(),
  sealedAt: moment,
});
export type SealedBlock = z.infer<typeof block>;

export const listBlocks = list({
  path: '/ops/ledger/blocks',
  access: 'ledger.read',
  house: true,
  summary: 'The sealed chain, newest block first; `unsealed` transfers wait for the next one',
  row: block,
  sorts: ['at'],
  more: { unsealed: z.int() },
});

export const showBlock = opsEndpoint({
  method: 'GET',
  path: '/ops/ledger/blocks/:number',
  access: 'ledger.read',
  house: true,
  summary: 'One block, recomputed now from its transfers and the block before it',
  params: z.object({ number }),
  value: z.object({
    block,
    previousSha256: z.string().nullable(),
    /** Null where it fits; else the rule that does not hold. */
    violation: z.object({ rule: z.string(), row: z.record(z.string(), z.string()) }).nullable(),
  }),
  refusals: ['not_found'],
});

/* Verification */

export const VERIFICATION_STATES = [
  'waiting',
  'running',
  'passed',
  'broken',
  'cancelled',
  'stopped',
] as const;

const verificationStep = z.object({
  /** chain, sums, bets, wallet, security-record, actions */
  step: z.string(),
  state: z.enum(['waiting', 'running', 'passed', 'broken', 'unfinished']),
  /** Of what there is to walk: transfers, rules, events. */
  done: z.int(),
  total: z.int().nullable(),
  violations: z.array(z.object({ rule: z.string(), row: z.record(z.string(), z.string()) })),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
});

export const verification = z.object({
  id: z.string(),
  state: z.enum(VERIFICATION_STATES),
  askedAt: moment,
  askedBy: z.string(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  cancelAsked: z.boolean(),
  failure: z.string().nullable(),
  steps: z.array(verificationStep),
});
export type Verification = z.infer<typeof verification>;

export const listVerifications = list({
  path: '/ops/ledger/verifications',
  access: 'ledger.read',
  house: true,
  summary: 'Verifications of the books, the newest first, with the steps there are',
  row: verification,
  sorts: ['at'],
  more: { steps: z.array(z.string()) },
});

export const showVerification = opsEndpoint({
  method: 'GET',
  path: '/ops/ledger/verifications/:id',
  access: 'ledger.read',
  house: true,
  summary: 'One verification and how far it has come',
  params: z.object({ id: z.uuid() }),
  value: verification,
  refusals: ['not_found'],
});

export const startVerification = opsEndpoint({
  method: 'POST',
  path: '/ops/ledger/verifications',
  access: 'ledger.verify',
  house: true,
  summary: 'Has the books walked: all steps, or those that are named. One at a time',
  body: z.object({ steps: z.array(z.string().max(40)).min(1).max(20).optional() }),
  value: verification,
  refusals: ['verification_running'],
});

export const cancelVerification = opsEndpoint({
  method: 'POST',
  path: '/ops/ledger/verifications/:id/cancellation',
  access: 'ledger.verify',
  house: true,
  summary: 'Ends a verification before its time; what it has found so far is kept',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  value: verification,
  refusals: ['not_found', 'verification_over'],
});
