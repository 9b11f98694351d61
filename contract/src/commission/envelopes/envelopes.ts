import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE, MASKED } from '../../people/agents/agents.ts';
import { countGiven, given } from '../../query.ts';

/** Red envelopes that agents give to the own line. */

export const ENVELOPE_SHARES_MAX = 500;
/** Members that may be chosen one by one. */
export const ENVELOPE_CHOSEN_MAX = 100;
export const ENVELOPE_WISH_MAX = 80;

export const ENVELOPE_SPLITS = ['equal', 'random'] as const;
export type EnvelopeSplit = (typeof ENVELOPE_SPLITS)[number];

/** members: those chosen · direct: directly below · line: at any depth · active: at any depth, with a settled bet in the seven days before. */
export const ENVELOPE_AUDIENCES = ['members', 'direct', 'line', 'active'] as const;
export type EnvelopeAudience = (typeof ENVELOPE_AUDIENCES)[number];

/** claimed: nothing is left · expired, cancelled (by the agent), stopped (by an operator): what was left went back to the agent. */
export const ENVELOPE_STATES = ['open', 'claimed', 'expired', 'cancelled', 'stopped'] as const;

const moment = z.iso.datetime();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const envelope = z.object({
  id: z.uuid(),
  amount: moneyText,
  currency: z.string(),
  shares: z.int(),
  split: z.enum(ENVELOPE_SPLITS),
  audience: z.enum(ENVELOPE_AUDIENCES),
  wish: z.string().nullable(),
  state: z.enum(ENVELOPE_STATES),
  claimed: z.int(),
  claimedAmount: moneyText,
  /** What went back to the agent. */
  returned: moneyText,
  givenAt: moment,
  expiresAt: moment,
  endedAt: moment.nullable(),
});
export type Envelope = z.infer<typeof envelope>;

/** What the shares of a random split are computed from: SHA-256 of the seed from the beginning, the seed once the envelope is over. */
const proof = z.object({ commitment: hash, seed: hash.nullable() });

const claim = z.object({ place: z.int(), name: z.string().describe(IN_LINE), amount: moneyText, at: moment });

export const envelopeTerms = endpoint({
  method: 'GET',
  path: '/wps/agent/envelopes/terms',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'How much an agent can put into an envelope now, and how many each group has',
  value: z.object({
    /** closed: by the brand, or to agents of this type · frozen: by an operator. */
    may: z.enum(['give', 'closed', 'frozen']),
    currency: z.string(),
    balance: moneyText,
    /** Of the balance what cannot be passed on: its turnover is not met yet. */
    stays: moneyText,
    max: moneyText,
    dayLeft: moneyText,
    dayEndsAt: moment,
    /** Most that can go in now. */
    most: moneyText,
    hours: z.int(),
    groups: z.object({ direct: z.int(), line: z.int(), active: z.int() }),
    paymentPasswordSet: z.boolean(),
    secondFactor: z.boolean(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const giveEnvelope = endpoint({
  method: 'POST',
  path: '/wps/agent/envelopes',
  module: 'AFFMAN3',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  needsTerms: true,
  summary:
    'Gives a red envelope to the own line, with the withdrawal password; its money leaves the wallet at once',
  body: z.object({
    amount: moneyText,
    shares: z.int().min(1).max(ENVELOPE_SHARES_MAX),
    split: z.enum(ENVELOPE_SPLITS),
    audience: z.enum(ENVELOPE_AUDIENCES),
    /** Of `members` alone. */
    members: z.array(z.uuid()).max(ENVELOPE_CHOSEN_MAX).optional(),
    wish: z.string().max(400).optional(),
    paymentPassword: z.string().max(256),
    secondFactor: z.string().max(8192).optional(),
  }),
  value: z.object({ envelope, commitment: hash.nullable(), balance: moneyText }),
  refusals: [
    'envelopes_closed',
    'envelope_shares_wrong',
    'envelope_wish_wrong',
    'envelope_for_nobody',
    'member_unknown',
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

export const listEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/agent/envelopes',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Envelopes the agent has given, newest first',
  query: z.object({
    state: given(z.enum(['open', 'over'])),
    /** `next` of the page before. */
    after: given(z.string().max(100)),
    pageSize: countGiven(100, 10),
  }),
  value: z.object({ list: z.array(envelope), next: z.string().nullable() }),
  refusals: [],
  limit: LIMITS.read,
});

const ofEnvelope = z.object({ id: z.uuid() });

export const showEnvelope = endpoint({
  method: 'GET',
  path: '/wps/agent/envelopes/:id',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'An envelope of the agent: who has claimed which share, and what its shares are computed from',
  params: ofEnvelope,
  value: z.object({ envelope, proof: proof.nullable(), claims: z.array(claim) }),
  refusals: ['envelope_unknown'],
  limit: LIMITS.read,
});

export const cancelEnvelope = endpoint({
  method: 'POST',
  path: '/wps/agent/envelopes/:id/cancel',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Ends an envelope: what no member has claimed goes back to the wallet; again is no different',
  params: ofEnvelope,
  value: z.object({ envelope, balance: moneyText }),
  refusals: ['envelope_unknown', 'envelope_over'],
  limit: LIMITS.write,
});

/** As the member sees it. */
const received = z.object({
  id: z.uuid(),
  from: z.string().describe(MASKED),
  wish: z.string().nullable(),
  split: z.enum(ENVELOPE_SPLITS),
  shares: z.int(),
  expiresAt: moment,
  givenAt: moment,
  /** Null until it is opened. */
  amount: moneyText.nullable(),
  currency: z.string(),
  openedAt: moment.nullable(),
});
export type ReceivedEnvelope = z.infer<typeof received>;

export const ownEnvelopes = endpoint({
  method: 'GET',
  path: '/wps/envelopes',
  module: 'PROMOFE2',
  access: 'player',
  summary: 'Envelopes that wait for the member, and those the member has opened, newest first',
  query: z.object({ after: given(z.string().max(100)), pageSize: countGiven(100, 20) }),
  value: z.object({
    /** Open ones the member may claim; on the first page alone. */
    waiting: z.array(received),
    opened: z.array(received),
    next: z.string().nullable(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const claimEnvelope = endpoint({
  method: 'POST',
  path: '/wps/envelopes/:id/claim',
  module: 'PROMOFE2',
  access: 'player',
  needsTerms: true,
  summary:
    'Opens an envelope: the next share goes to the member’s wallet, once; again answers the same share',
  params: ofEnvelope,
  value: z.object({
    amount: moneyText,
    currency: z.string(),
    place: z.int(),
    shares: z.int(),
    balance: moneyText,
  }),
  refusals: [
    'envelope_unknown',
    'envelope_over',
    'envelope_paused',
    'account_disabled',
    'play_excluded',
    'deposit_limit_reached',
  ],
  limit: LIMITS.write,
});

export const proveEnvelope = endpoint({
  method: 'GET',
  path: '/wps/envelopes/:id/proof',
  module: 'PROMOFE2',
  access: 'player',
  summary: 'What an envelope’s shares are computed from, for its agent and members who have opened it',
  params: ofEnvelope,
  value: z.object({
    id: z.uuid(),
    amount: moneyText,
    currency: z.string(),
    shares: z.int(),
    split: z.enum(ENVELOPE_SPLITS),
    state: z.enum(ENVELOPE_STATES),
    proof: proof.nullable(),
    /** What was paid, by place; shares that were not claimed are left out. */
    paid: z.array(z.object({ place: z.int(), amount: moneyText })),
    /** Of the caller; null for the agent. */
    place: z.int().nullable(),
  }),
  refusals: ['envelope_unknown'],
  limit: LIMITS.read,
});
