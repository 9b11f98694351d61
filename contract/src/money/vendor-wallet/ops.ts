import { z } from 'zod';
import { legOnRecord } from '../../books/ledger/ops.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { betChoices, betFilters, betRow, betTotals } from '../../play/bets/ops.ts';
import { WALLET_STATUSES } from './vendor-wallet.ts';

/** The operator's calls about rounds at vendors, cases and alerts. */

const moment = z.iso.datetime();
const uuid = z.uuid();

/* Rounds */

export const listRounds = list({
  path: '/ops/rounds',
  access: 'vendor-wallet.read',
  summary: 'Rounds at vendors, with their sums up to a bound',
  row: betRow,
  choices: betChoices,
  filters: {
    ...betFilters,
    /** The vendor's id of a transaction or of a request. */
    transaction: uuid,
  },
  search: true,
  days: true,
  sorts: ['at'],
  more: { totals: betTotals },
  refusals: ['search_too_wide'],
  file: 'All rounds that match',
});

/** A call that changed a round, as it was decided for good, with each request that asked for it. */
export const roundTransaction = z.object({
  transactionUuid: z.string(),
  kind: z.enum(['bet', 'win', 'rollback', 'correct']),
  status: z.enum(WALLET_STATUSES),
  amount: moneyText,
  /** Staked by the brand's promotion. */
  isFree: z.boolean(),
  /** A win that came after the round was closed. */
  late: z.boolean(),
  /** The bet a win is of, or what a rollback undoes. */
  referenceUuid: z.string().nullable(),
  /** The rollback that undid it. */
  undoneBy: z.string().nullable(),
  balanceAfter: moneyText,
  at: moment,
  /** Made here by an operator's decision, in the vendor's stead. */
  byCase: z.string().nullable(),
  requests: z.array(
    z.object({ requestUuid: z.string(), status: z.enum(WALLET_STATUSES), receivedAt: moment }),
  ),
  /** The key its signature was checked with; null for what an operator did, and from before keys were written down. */
  key: z.object({ sha256: z.string(), usedFrom: moment }).nullable(),
  legs: z.array(legOnRecord),
});
export type RoundTransaction = z.infer<typeof roundTransaction>;

/** A call of the vendor about this round that was not answered RS_OK. */
const refusedCall = z.object({
  id: z.string(),
  at: moment,
  path: z.string(),
  status: z.enum(WALLET_STATUSES),
  address: z.string(),
  transactionUuid: z.string().nullable(),
  keySha256: z.string().nullable(),
  signature: z.string().nullable(),
  bodySha256: z.string(),
  /** Without its token. */
  body: z.string(),
});

/** A question of ours to the vendor about this round. */
const roundQuestion = z.object({
  id: z.string(),
  at: moment,
  tookMs: z.int(),
  state: z.string().nullable(),
  failure: z.string().nullable(),
  answer: z.string().nullable(),
  answerSha256: z.string().nullable(),
});

export const CASE_KINDS = ['left_open', 'rollback_refused', 'win_held'] as const;
export const CASE_OUTCOMES = ['resolved', 'closed', 'voided', 'paid', 'released', 'refused'] as const;
/** close: leave the money as it is · void: give every stake back, take every win back · pay: as the vendor says · release, refuse: what is held is paid, or never. */
export const DECISIONS = ['close', 'void', 'pay', 'release', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];

export const roundCase = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  /** open · proposed: one operator has proposed a decision · else how it ended. */
  state: z.enum(['open', 'proposed', ...CASE_OUTCOMES]),
  round: betRow,
  /** What the round has won beyond a limit of its vendor, and was not paid when the case was opened. */
  held: moneyText,
  /** How often the vendor was asked, and what it said last. */
  asks: z.int(),
  answer: z.string().nullable(),
  askedAt: moment.nullable(),
  openedAt: moment,
  closedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  proposed: z.object({ by: z.string(), decision: z.enum(DECISIONS), at: moment }).nullable(),
});
export type RoundCase = z.infer<typeof roundCase>;

export const ALERT_KINDS = [
  'round_unclear',
  'rollback_of_settled_bet',
  'win_beyond_limit',
  'win_shortfall',
  'transaction_conflict',
  'signature_failures',
  'refusals_unusual',
  'invariant_broken',
] as const;

export const walletAlert = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  state: z.enum(['open', 'acknowledged', 'closed']),
  /** Null: it concerns the house. */
  brand: z.string().nullable(),
  vendor: z.string().nullable(),
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** A transaction's id, a bet's, a rule's words. */
  subject: z.string(),
  /** The round it is about, where there is one. */
  roundId: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
  times: z.int(),
  raisedAt: moment,
  lastAt: moment,
  closedAt: moment.nullable(),
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: moment.nullable(),
  note: z.string().nullable(),
});
export type WalletAlert = z.infer<typeof walletAlert>;

export const showRound = opsEndpoint({
  method: 'GET',
  path: '/ops/rounds/:id',
  access: 'vendor-wallet.read',
  summary:
    'One round: its transactions with their ledger legs, what was sent and answered, its cases and alerts',
  params: z.object({ id: uuid }),
  value: z.object({
    round: betRow,
    transactions: z.array(roundTransaction),
    refusedCalls: z.array(refusedCall),
    questions: z.array(roundQuestion),
    cases: z.array(roundCase),
    alerts: z.array(walletAlert),
    /** For how many days refused calls and questions are kept. */
    keptDays: z.int(),
  }),
  refusals: ['not_found'],
});

export const roundReceipt = opsEndpoint({
  method: 'GET',
  path: '/ops/rounds/:id/receipt',
  access: 'vendor-wallet.read',
  summary: 'What the vendor says decided the round; asks it now',
  params: z.object({ id: uuid }),
  value: z.object({
    /** Vendor-made; for house games the shape of the studio's receipts. Null unless `proof` is `given`. */
    receipt: z.unknown(),
    proof: z.enum(['given', 'none', 'unreachable']),
  }),
  refusals: ['not_found'],
});

/* Cases */

export const listCases = list({
  path: '/ops/cases',
  access: 'vendor-wallet.read',
  summary: 'Rounds an operator has to decide about, and those that were decided',
  row: roundCase,
  choices: { state: ['open', 'decided'], kind: CASE_KINDS },
  filters: {
    vendor: z.string().max(40),
    /** Opened before this moment. */
    to: z.iso.datetime({ offset: true }),
  },
  sorts: ['at'],
  file: 'All cases that match',
});

export const showCase = opsEndpoint({
  method: 'GET',
  path: '/ops/cases/:id',
  access: 'vendor-wallet.read',
  summary: 'One case with what can be decided',
  params: z.object({ id: uuid }),
  value: z.object({
    case: roundCase,
    /** Of the round's figures; a decision made on older ones is refused. */
    version: z.string(),
    /** What each decision that fits would move on the member's wallet; below zero it is taken. */
    decisions: z.array(
      z.object({ decision: z.enum(DECISIONS), walletChange: moneyText, needsSecondOperator: z.boolean() }),
    ),
    paid: moneyText,
  }),
  refusals: ['not_found'],
});

export const decideCase = opsEndpoint({
  method: 'POST',
  path: '/ops/cases/:id/decision',
  access: 'vendor-wallet.decide',
  summary: 'Decides a case, or proposes it where money moves and a second operator is asked for',
  params: z.object({ id: uuid }),
  body: z.object({
    decision: z.enum(DECISIONS),
    version: z.string().max(200),
    reason,
    /** With `pay`: what the round pays in all, as the vendor says, and the vendor's id of that win. */
    payout: moneyText.optional(),
    transactionUuid: uuid.optional(),
  }),
  value: z.object({ outcome: z.enum(['decided', 'proposed']), proposalId: z.string().nullable() }),
  refusals: ['not_found', 'case_decided', 'case_not_decidable', 'changed_meanwhile', 'payout_not_payable'],
});

/* Alerts */

export const listAlerts = list({
  path: '/ops/wallet-alerts',
  access: 'vendor-wallet.read',
  summary:
    'What the wallet has noticed; what concerns the house is shown to those who may read it in the whole house',
  row: walletAlert,
  choices: { state: ['open', 'acknowledged', 'closed'], kind: ALERT_KINDS },
  filters: { vendor: z.string().max(40) },
  sorts: ['at'],
  file: 'All alerts that match',
});

export const acknowledgeAlert = opsEndpoint({
  method: 'POST',
  path: '/ops/wallet-alerts/:id/acknowledgement',
  access: 'vendor-wallet.acknowledge',
  summary: 'Says that an operator has looked; a second time it is refused',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  body: z.object({ note: z.string().trim().max(500).optional() }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});
