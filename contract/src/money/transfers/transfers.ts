import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE, MASKED } from '../../people/agents/agents.ts';
import { countGiven, given } from '../../query.ts';

/** Money between a member's wallets, to the member's agent, and from an agent to the own line. */

/** to_vendor: from the main wallet to the vendor's; from_vendor: back; upline: to the own agent; downline: from the agent. */
export const TRANSFER_KINDS = ['to_vendor', 'from_vendor', 'upline', 'downline'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/**
 * asked: written down, and nothing sent yet · sending: the vendor may have it; it is asked until it says · done: the money has
 * moved · refused: it has not and will not.
 */
export const TRANSFER_STATES = ['asked', 'sending', 'done', 'refused'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * Why a transfer was refused. not_sent: it never left us · never_arrived: the vendor promises not to apply it · short: the
 * wallet at the vendor held less · limit: a limit of the vendor's · vendor: the vendor said no · operator: decided by hand.
 */
export const TRANSFER_REASONS = [
  'not_sent',
  'never_arrived',
  'short',
  'limit',
  'vendor',
  'operator',
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

export const ownTransfer = z.object({
  id: z.uuid(),
  kind: z.enum(TRANSFER_KINDS),
  state: z.enum(TRANSFER_STATES),
  reason: z.enum(TRANSFER_REASONS).nullable(),
  /** The vendor's code and name; null for a transfer within the line. */
  vassalage: z.string().nullable(),
  vendorName: z.string().nullable(),
  amount: moneyText,
  currency: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** It has taken so long that customer service looks at it. */
  unclear: z.boolean(),
});
export type OwnTransfer = z.infer<typeof ownTransfer>;

/** open: takes money · closed: money can only come back · silent: the vendor did not say what it holds. */
export const WALLET_STATES = ['open', 'closed', 'silent'] as const;

const vendorWallet = z.object({
  vassalage: z.string(),
  name: z.string(),
  state: z.enum(WALLET_STATES),
  /** Null where the vendor did not say. */
  balance: moneyText.nullable(),
  /** Of one transfer into it. */
  min: moneyText,
  max: moneyText,
  /** The newest transfer that has not ended. */
  underWay: ownTransfer.nullable(),
});

/** Why money of the main wallet is set aside. */
export const HELD_FOR = ['transfer', 'withdrawal', 'other'] as const;

export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  access: 'player',
  summary: 'The wallets of the brand: the main one, and one at each vendor with wallets of its own',
  value: z.object({
    currency: z.string(),
    main: z.object({
      /** What can be spent. */
      balance: moneyText,
      /** Set aside, on top of the balance. */
      held: moneyText,
      holds: z.array(
        z.object({ for: z.enum(HELD_FOR), id: z.uuid(), amount: moneyText, since: z.iso.datetime() }),
      ),
    }),
    wallets: z.array(vendorWallet),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const moved = z.object({
  transfer: ownTransfer,
  /** What can be spent of the main wallet now. */
  balance: moneyText,
});

export const walletTransfer = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  module: 'FUNDTRANS3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  summary: 'Moves money between the main wallet and the one at a vendor: `in` to the vendor, `out` back',
  body: z.object({
    vassalage: z.string().max(40),
    way: z.enum(['in', 'out']),
    amount: moneyText,
  }),
  value: moved,
  refusals: [
    'vendor_wallet_unknown',
    'vendor_wallet_closed',
    'amount_out_of_range',
    'bonus_still_open',
    'transfer_balance_short',
    'account_disabled',
    'play_excluded',
    'play_suspended',
    'line_limit_no_transfer',
    'vendor_unreachable',
    'brand_not_open',
  ],
  limit: LIMITS.write,
});

/** Of one vendor when all comes back. started: there is a transfer · empty: nothing there · silent: it did not answer. */
export const BACK_OUTCOMES = ['started', 'empty', 'silent'] as const;

export const allBack = endpoint({
  method: 'POST',
  path: '/wps/transfers/all-back',
  module: 'FUNDTRANS3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  summary: 'Brings everything back from the wallets at vendors: one transfer for each, each with its outcome',
  body: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        name: z.string(),
        outcome: z.enum(BACK_OUTCOMES),
        transfer: ownTransfer.nullable(),
      }),
    ),
    balance: moneyText,
  }),
  refusals: ['vendor_wallet_unknown'],
  limit: LIMITS.write,
});

export const listTransfers = endpoint({
  method: 'GET',
  path: '/wps/transfers',
  module: 'FUNDTRANS3',
  access: 'player',
  summary: 'Own transfers, newest first',
  query: z.object({
    /** vendor: to and from wallets at vendors; upline: to the agent. */
    kind: given(z.enum(['vendor', 'upline'])),
    state: given(z.enum(['open', 'done', 'refused'])),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({ list: z.array(ownTransfer), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
  limit: LIMITS.read,
});

export const showUpline = endpoint({
  method: 'GET',
  path: '/wps/transfers/upline',
  module: 'FUNDTRANS3',
  access: 'player',
  summary: 'The own agent, and how much can go there now',
  value: z.object({
    agent: z.string().describe(MASKED),
    currency: z.string(),
    balance: moneyText,
    /** Of the balance what cannot go up: its turnover is not met yet. */
    stays: moneyText,
    min: moneyText,
    max: moneyText,
    dayMax: moneyText,
    /** Of the day's limit what is left. */
    dayLeft: moneyText,
    /** The day ends, and the limit begins anew. */
    dayEndsAt: z.iso.datetime(),
    /** Most that can go now, by balance, turnover and limits; nothing where that is less than the least. */
    most: moneyText,
    paymentPasswordSet: z.boolean(),
    secondFactor: z.boolean(),
  }),
  refusals: ['upline_missing'],
  limit: LIMITS.read,
});

export const transferUpline = endpoint({
  method: 'POST',
  path: '/wps/transfers/upline',
  module: 'FUNDTRANS3',
  access: 'player',
  encrypted: true,
  idempotent: true,
  needsTerms: true,
  summary: 'Moves money to the own agent, with the withdrawal password',
  body: z.object({
    amount: moneyText,
    paymentPassword: z.string().max(256),
    secondFactor: z.string().max(8192).optional(),
  }),
  value: moved,
  refusals: [
    'upline_missing',
    'amount_out_of_range',
    'transfer_balance_short',
    'bonus_still_open',
    'transfer_turnover_unmet',
    'transfer_day_limit',
    'account_disabled',
    'play_excluded',
    'payment_password_missing',
    'payment_password_wrong',
    'second_factor_needed',
    'second_factor_wrong',
  ],
  limit: LIMITS.write,
});

export const agentTransfers = endpoint({
  method: 'GET',
  path: '/wps/agent/transfers',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What members of the own line have transferred to the agent, newest first, by masked names',
  query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(100, 20) }),
  value: z.object({
    list: z.array(
      z.object({ id: z.uuid(), from: z.string().describe(IN_LINE), amount: moneyText, at: z.iso.datetime() }),
    ),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    currency: z.string(),
    /** Of the brand's day. */
    today: moneyText,
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** Of the brand's settings: how much may go, and what of the agent's day is used. */
const howMuch = {
  currency: z.string(),
  balance: moneyText,
  /** Of the balance what cannot be passed on: its turnover is not met yet. */
  stays: moneyText,
  min: moneyText,
  max: moneyText,
  dayMax: moneyText,
  dayLeft: moneyText,
  dayEndsAt: z.iso.datetime(),
  /** Most that can go now, by balance, turnover and limits; nothing where that is less than the least. */
  most: moneyText,
  paymentPasswordSet: z.boolean(),
  secondFactor: z.boolean(),
};

export const showDownline = endpoint({
  method: 'GET',
  path: '/wps/agent/transfers/down',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'A member of the own line, and how much the agent can transfer there now',
  query: z.object({ to: z.uuid() }),
  value: z.object({ name: z.string().describe(IN_LINE), ...howMuch }),
  refusals: ['member_unknown', 'transfer_down_closed', 'agent_frozen'],
  limit: LIMITS.read,
});

export const transferDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/transfers/down',
  module: 'AFFMAN3',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  needsTerms: true,
  summary: 'Moves money from an agent to a member of the own line, with the withdrawal password',
  body: z.object({
    to: z.uuid(),
    amount: moneyText,
    paymentPassword: z.string().max(256),
    secondFactor: z.string().max(8192).optional(),
  }),
  value: z.object({ id: z.uuid(), amount: moneyText, currency: z.string(), balance: moneyText }),
  refusals: [
    'member_unknown',
    'transfer_down_closed',
    'transfer_receiver_closed',
    'agent_frozen',
    'amount_out_of_range',
    'transfer_balance_short',
    'bonus_still_open',
    'transfer_turnover_unmet',
    'transfer_day_limit',
    'account_disabled',
    'play_excluded',
    'payment_password_missing',
    'payment_password_wrong',
    'second_factor_needed',
    'second_factor_wrong',
  ],
  limit: LIMITS.write,
});
