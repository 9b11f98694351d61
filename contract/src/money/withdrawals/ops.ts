import { RISK_KINDS } from '@lanna/rules/money/withdrawals/risk-rules';
import { WITHDRAWAL_STATES } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { z } from 'zod';
import { language } from '../../language.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { payoutRow } from './payouts-ops.ts';
import { ANSWER_PICTURES_MAX, ASK_KINDS, ASKS_MAX } from './withdrawals.ts';

/** What an operator writes to a member, in the member's language. */
export const DESK_WORDS_MAX = 500;
const words = z.string().trim().max(DESK_WORDS_MAX);
const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });
/** Payouts of one withdrawal at most. */
export const SPLIT_MAX = 10;

const payee = z.object({ bankCode: z.string(), numberMasked: z.string(), holderName: z.string() });

export const withdrawalRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string(), rankLevel: z.int() }),
  amount: moneyText,
  fee: moneyText,
  currency: z.string(),
  channelCode: z.string(),
  payee,
  state: z.enum(WITHDRAWAL_STATES),
  /** Why it was not approved by itself; empty: because of its size alone, or it was. */
  reasons: z.array(z.enum(RISK_KINDS)),
  /** The operator who has it. */
  handledBy: z.string().nullable(),
  requestedAt: moment,
  /** Of the last change of its state. */
  changedAt: moment,
  promisedUntil: moment.nullable(),
  version,
});
export type WithdrawalRow = z.infer<typeof withdrawalRow>;

export const listWithdrawals = list({
  path: '/ops/withdrawals',
  access: 'withdrawals.read',
  summary: 'Withdrawals of members',
  row: withdrawalRow,
  choices: {
    /** undecided: waiting, reviewing, needs_answer or signed · open: undecided or paying. */
    state: ['undecided', 'open', ...WITHDRAWAL_STATES],
    reason: RISK_KINDS,
    /** Those that the asking operator has. */
    mine: ['true'],
  },
  filters: { member: z.uuid() },
  /** A withdrawal's short number, a member's user name (its beginning), or the whole id of member, withdrawal or payout. */
  search: true,
  days: true,
  sorts: ['at', 'amount', 'changed'],
  file: 'The same as a file',
});

/** Why a rule was hit: the figures it found, of the version of the rule that stood then. */
const riskReason = z.object({
  kind: z.enum(RISK_KINDS),
  ruleVersion: z.int(),
  /** Figures by name, money as text: `{ percent: 12, deposits: "1000.00" }`. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

/** What the desk may do with it now. */
export const DESK_MOVES = ['take', 'put_back', 'approve', 'reject', 'ask'] as const;

export const withdrawalPage = z.object({
  row: withdrawalRow,
  /** Of the page it was asked from: what to write the words in. */
  language,
  words: z.string(),
  reasons: z.array(riskReason),
  facts: z.object({
    status: z.string(),
    registeredAt: moment,
    payeeName: z.string().nullable(),
    /** All there is, what of it is held, and what may be withdrawn besides. */
    balance: moneyText,
    held: moneyText,
    withdrawable: moneyText,
    deposits: z.object({ count: z.int(), sum: moneyText, lastAt: moment.nullable() }),
    withdrawals: z.object({ count: z.int(), sum: moneyText, rejected: z.int(), lastAt: moment.nullable() }),
    bets: z.object({ count: z.int(), stake: moneyText, payout: moneyText, turnover: moneyText }),
    /** What the brand has won from the member: stakes less payouts. */
    profit: moneyText,
    rewards: moneyText,
    /** Valid turnover since the last withdrawal, and deposits since. */
    turnoverSince: moneyText,
    depositsSince: moneyText,
    sessions: z.array(
      z.object({
        device: z.string(),
        country: z.string().nullable(),
        seenAt: moment,
      }),
    ),
    /** Other accounts of the brand that may be the same person. */
    duplicates: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        signals: z.array(z.string()),
        decision: z.string().nullable(),
      }),
    ),
    /** Other members with this bank account. */
    sharedWith: z.array(z.object({ id: z.uuid(), name: z.string() })),
    accountAddedAt: moment.nullable(),
    accountChangedAt: moment.nullable(),
  }),
  payouts: z.array(payoutRow),
  asks: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(ASK_KINDS),
      words: z.string(),
      askedAt: moment,
      answer: z
        .object({
          text: z.string(),
          /** For `revealWithdrawalPicture`; those that are dropped are left out. */
          pictures: z.array(z.uuid()).max(ANSWER_PICTURES_MAX),
          at: moment,
        })
        .nullable(),
    }),
  ),
  moves: z.array(z.enum(DESK_MOVES)),
  /** Approving it is proposed to a second operator. */
  needsSecondOperator: z.boolean(),
  proposalId: z.uuid().nullable(),
  /** Channels that pay out at this brand now, the one asked for first. */
  channels: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      kind: z.enum(['sandbox', 'promptpay', 'bank', 'gateway']),
      state: z.enum(['open', 'closed_now', 'rank_too_low', 'off']),
      min: moneyText,
      max: moneyText,
    }),
  ),
  history: z.array(
    z.object({
      from: z.enum(WITHDRAWAL_STATES).nullable(),
      to: z.enum(WITHDRAWAL_STATES),
      /** Null: the member, or the portal by itself. */
      operator: z.string().nullable(),
      words: z.string(),
      at: moment,
    }),
  ),
});
export type WithdrawalPage = z.infer<typeof withdrawalPage>;
export type DeskMove = (typeof DESK_MOVES)[number];

export const showOpsWithdrawal = opsEndpoint({
  method: 'GET',
  path: '/ops/withdrawals/:id',
  access: 'withdrawals.read',
  summary: 'One withdrawal with why it waits, what is known of the member, payouts, questions and history',
  params: byId,
  value: withdrawalPage,
  refusals: ['not_found'],
});

/** `withdrawal_move_impossible` {from, to} · `withdrawal_held_by_another` {by}: another operator has it; take it first. */
const DECIDING = [
  'not_found',
  'changed_meanwhile',
  'withdrawal_move_impossible',
  'withdrawal_held_by_another',
] as const;

const decision = {
  method: 'POST',
  access: 'withdrawals.decide',
  params: byId,
  value: withdrawalPage,
} as const;

export const takeWithdrawal = opsEndpoint({
  ...decision,
  path: '/ops/withdrawals/:id/take',
  summary:
    'Takes a withdrawal in hand, also from another operator; the member sees that it is being looked at',
  body: z.object({ version }),
  refusals: ['not_found', 'changed_meanwhile', 'withdrawal_move_impossible'],
});

export const putBackWithdrawal = opsEndpoint({
  ...decision,
  path: '/ops/withdrawals/:id/put-back',
  summary: 'Puts a withdrawal back for another operator',
  body: z.object({ version }),
  refusals: DECIDING,
});

export const approveWithdrawal = opsEndpoint({
  ...decision,
  path: '/ops/withdrawals/:id/approval',
  stepUp: true,
  summary:
    'Approves a withdrawal as one or several payouts that add up to it; above the console’s limit it is proposed to a second operator',
  body: z.object({
    version,
    words,
    payouts: z
      .array(z.object({ amount: moneyText, channelCode: z.string().max(40) }))
      .min(1)
      .max(SPLIT_MAX),
  }),
  /**
   * `withdrawal_split_invalid` {rule: sum | amount | fee} · `withdrawal_channel_closed` {channelCode} · `identity_unverified`: the money stays
   * held until the identity is confirmed, or the withdrawal is rejected.
   */
  refusals: [...DECIDING, 'withdrawal_split_invalid', 'withdrawal_channel_closed', 'identity_unverified'],
});

export const rejectWithdrawal = opsEndpoint({
  ...decision,
  path: '/ops/withdrawals/:id/rejection',
  summary: 'Rejects a withdrawal with words that the member reads; its money is free again',
  body: z.object({ version, words: words.min(5) }),
  refusals: DECIDING,
});

export const askMember = opsEndpoint({
  ...decision,
  path: '/ops/withdrawals/:id/ask',
  summary: 'Asks the member for everything that is needed, at once',
  body: z.object({
    version,
    asks: z
      .array(z.object({ kind: z.enum(ASK_KINDS), words: words.min(5) }))
      .min(1)
      .max(ASKS_MAX),
  }),
  refusals: DECIDING,
});

export const revealWithdrawalAccount = opsEndpoint({
  method: 'POST',
  path: '/ops/withdrawals/:id/bank-account',
  access: 'withdrawals.decide',
  summary: 'The whole number of the account that is paid to; that it was looked at is recorded',
  params: byId,
  body: z.object({}),
  value: z.object({ bankCode: z.string(), number: z.string(), holderName: z.string() }),
  refusals: ['not_found'],
});

export const revealWithdrawalPicture = opsEndpoint({
  method: 'POST',
  path: '/ops/withdrawals/:id/pictures/:picture',
  access: 'withdrawals.decide',
  summary: 'A picture the member has sent, as a data address; that it was looked at is recorded',
  params: z.object({ id: z.uuid(), picture: z.uuid() }),
  body: z.object({}),
  value: z.object({ data: z.string() }),
  refusals: ['not_found'],
});

/* Whom a member is paid as */

const opsBankAccount = z.object({
  id: z.uuid(),
  bankCode: z.string(),
  numberMasked: z.string(),
  holderName: z.string(),
  addedAt: moment,
  changedAt: moment.nullable(),
  usableFrom: moment.nullable(),
  removedAt: moment.nullable(),
});

export const memberBankAccounts = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/bank-accounts',
  access: 'withdrawals.read',
  summary: 'A member’s payee name and bank accounts, those removed as well',
  params: byId,
  value: z.object({ payeeName: z.string().nullable(), list: z.array(opsBankAccount) }),
  refusals: ['not_found'],
});

export const changePayeeName = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/payee-name',
  access: 'withdrawals.decide',
  stepUp: true,
  summary:
    'Proposes another payee name of a member; approved, accounts of another holder are paid to no more',
  params: byId,
  body: z.object({ payeeName: z.string().trim().min(1).max(100), reason }),
  value: z.object({ proposal: z.string() }),
  refusals: ['not_found', 'holder_name_invalid'],
});
