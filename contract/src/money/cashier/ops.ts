import { DEPOSIT_STATES, MOVE_CAUSES, REVIEW_REASONS } from '@lanna/rules/money/cashier/deposit-state';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { channelCode } from '../payments/channel.ts';
import { SOURCES } from '../payments/confirmation.ts';
import { DEPOSIT_KINDS, depositPay } from './cashier.ts';

/** What an operator writes to a member about a deposit. */
export const BANK_REFERENCE_MAX = 100;
export const DEPOSIT_WORDS_MAX = 500;
/** Lines of a bank statement that are read at once. */
export const STATEMENT_LINES_MAX = 1000;
const STATEMENT_TEXT_MAX = 500_000;

const words = z.string().trim().max(DEPOSIT_WORDS_MAX);
const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });
const person = z.object({ id: z.uuid(), name: z.string() });

export const depositRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  status: z.enum(DEPOSIT_STATES),
  reason: z.enum(REVIEW_REASONS).nullable(),
  member: person,
  methodCode: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  amount: moneyText,
  fee: moneyText,
  confirmedAmount: moneyText.nullable(),
  currency: z.string(),
  reference: z.string(),
  slips: z.int(),
  paidSaidAt: moment.nullable(),
  createdAt: moment,
  changedAt: moment,
  expiresAt: moment.nullable(),
  handledBy: z.string().nullable(),
  version,
});
export type DepositRow = z.infer<typeof depositRow>;

export const listDeposits = list({
  path: '/ops/deposits',
  access: 'cashier.read',
  summary: 'Deposits of members',
  row: depositRow,
  choices: {
    /** open: everything that is not decided yet. said_paid: paid, says the member, and not confirmed. */
    state: ['open', 'said_paid', ...DEPOSIT_STATES],
    reason: REVIEW_REASONS,
    kind: DEPOSIT_KINDS,
  },
  filters: { member: z.uuid() },
  /** A payable reference, a member's user name (its beginning), or the whole id of deposit or member. */
  search: true,
  days: true,
  sorts: ['at', 'changed'],
  file: 'The same as a file',
});

export const depositPayment = z.object({
  id: z.uuid(),
  channelCode: z.string(),
  externalReference: z.string(),
  payerReference: z.string().nullable(),
  payer: z.string().nullable(),
  amount: moneyText,
  currency: z.string(),
  source: z.enum(SOURCES),
  happenedAt: moment,
});
export type DepositPayment = z.infer<typeof depositPayment>;

export const DESK_MOVES = ['confirm', 'credit', 'refuse'] as const;
export type DepositDeskMove = (typeof DESK_MOVES)[number];

export const depositDeskPage = z.object({
  row: depositRow,
  pay: depositPay.nullable(),
  words: z.string(),
  /** The deposit whose reference was paid a second time. */
  follows: z.uuid().nullable(),
  payment: depositPayment.nullable(),
  /** Payments that wait for a deposit and might be this one's: of its amount, or naming its reference. */
  candidates: z.array(depositPayment),
  slips: z.array(
    z.object({
      id: z.uuid(),
      sentAt: moment,
      sendingBank: z.string().nullable(),
      transRef: z.string().nullable(),
      /** False once it is dropped. */
      hasPicture: z.boolean(),
      /** Other deposits that had the same slip. */
      sameAs: z.array(
        z.object({ id: z.uuid(), reference: z.string(), member: person, status: z.enum(DEPOSIT_STATES) }),
      ),
    }),
  ),
  moves: z.array(z.enum(DESK_MOVES)),
  /** Crediting it is proposed to a second operator. */
  needsSecondOperator: z.boolean(),
  /** Credited without a second operator within a day, which counts towards the limit: by the caller at this brand, to this member by all. */
  lately: z.object({ byYou: moneyText, toMember: moneyText }),
  proposalId: z.uuid().nullable(),
  member: z.object({
    id: z.uuid(),
    name: z.string(),
    status: z.string(),
    rankLevel: z.int(),
    registeredAt: moment,
    credited: z.int(),
    creditedSum: moneyText,
    cameToNothing: z.int(),
    refused: z.int(),
    lastCreditedAt: moment.nullable(),
  }),
  history: z.array(
    z.object({
      from: z.enum(DEPOSIT_STATES).nullable(),
      to: z.enum(DEPOSIT_STATES),
      cause: z.enum(MOVE_CAUSES),
      operator: z.string().nullable(),
      words: z.string(),
      at: moment,
    }),
  ),
});
export type DepositDeskPage = z.infer<typeof depositDeskPage>;

export const showDeskDeposit = opsEndpoint({
  method: 'GET',
  path: '/ops/deposits/:id',
  access: 'cashier.read',
  summary: 'One deposit with its slips, what may have paid it, and what is known of the member',
  params: byId,
  value: depositDeskPage,
  refusals: ['not_found'],
});

export const revealSlip = opsEndpoint({
  method: 'POST',
  path: '/ops/deposits/:id/slips/:slip',
  access: 'cashier.decide',
  summary: 'A slip the member has sent, as a data address; that it was looked at is recorded',
  params: z.object({ id: z.uuid(), slip: z.uuid() }),
  body: z.object({}),
  value: z.object({ data: z.string() }),
  refusals: ['not_found'],
});

const DECIDING = ['not_found', 'changed_meanwhile', 'deposit_move_impossible'] as const;

export const confirmDeposit = opsEndpoint({
  method: 'POST',
  path: '/ops/deposits/:id/confirmation',
  access: 'cashier.decide',
  stepUp: true,
  summary:
    'Confirms a deposit by what the bank shows: its reference, which serves once however it is written, and the amount. A whole payment is credited, another amount stays at the desk; above the console’s limit, with what was credited by hand within a day, it is proposed',
  params: byId,
  body: z.object({
    version,
    bankReference: z
      .string()
      .trim()
      .min(3)
      .max(BANK_REFERENCE_MAX)
      .regex(/[\p{L}\p{N}]/u),
    amount: moneyText,
    words,
  }),
  value: depositDeskPage,
  refusals: [...DECIDING, 'bank_reference_used', 'amount_out_of_range'],
});

export const creditDeposit = opsEndpoint({
  method: 'POST',
  path: '/ops/deposits/:id/credit',
  access: 'cashier.decide',
  stepUp: true,
  summary:
    'Credits what was confirmed, whatever was asked for; above the console’s limit, with what was credited by hand within a day, it is proposed',
  params: byId,
  body: z.object({ version, words }),
  value: depositDeskPage,
  refusals: [...DECIDING, 'deposit_currency_differs'],
});

export const assignPayment = opsEndpoint({
  method: 'POST',
  path: '/ops/deposits/:id/assignment',
  access: 'cashier.decide',
  stepUp: true,
  summary: 'Gives a payment that waits for its deposit to this one; it then stays at the desk to be credited',
  params: byId,
  body: z.object({ version, paymentId: z.uuid() }),
  value: depositDeskPage,
  refusals: [...DECIDING, 'bank_reference_used'],
});

export const refuseDeposit = opsEndpoint({
  method: 'POST',
  path: '/ops/deposits/:id/refusal',
  access: 'cashier.decide',
  summary: 'Refuses a deposit with words that the member reads',
  params: byId,
  body: z.object({ version, words: words.min(5) }),
  value: depositDeskPage,
  refusals: DECIDING,
});

/**
 * What a line of a bank statement comes to: credits a deposit · would credit it and is proposed to a second operator · goes to the desk
 * with its deposit · waits, since no deposit is known for certain · was taken before · has the reference of another payment · is no payment
 * in, or cannot be read.
 */
export const STATEMENT_OUTCOMES = [
  'credits',
  'second',
  'desk',
  'waits',
  'known',
  'clashes',
  'skipped',
] as const;
export const statementLine = z.object({
  line: z.int(),
  at: moment.nullable(),
  amount: moneyText.nullable(),
  reference: z.string(),
  text: z.string(),
  payer: z.string(),
  outcome: z.enum(STATEMENT_OUTCOMES),
  deposit: z.object({ id: z.uuid(), reference: z.string(), member: z.string() }).nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

const statement = z.object({
  brand: brandCode,
  channel: channelCode,
  /** A header (date, amount, and any of reference, description, payer), then a line a movement. */
  csv: z.string().min(1).max(STATEMENT_TEXT_MAX),
});
const statementValue = z.object({
  lines: z.array(statementLine).max(STATEMENT_LINES_MAX),
  /** What the caller credited at this brand without a second operator within a day before it; it counts towards the limit. */
  lately: moneyText,
  /** Of the lines that a second operator has to see, once they are proposed. */
  proposalId: z.uuid().nullable(),
});
export type StatementTaken = z.infer<typeof statementValue>;

export const previewStatement = opsEndpoint({
  method: 'POST',
  path: '/ops/deposit-statements/preview',
  access: 'cashier.decide',
  changesNothing: true,
  summary: 'What each line of a bank statement would come to; nothing is kept',
  bodyLimit: STATEMENT_TEXT_MAX * 4,
  body: statement,
  value: statementValue,
  refusals: ['not_found', 'statement_unreadable'],
});

export const importStatement = opsEndpoint({
  method: 'POST',
  path: '/ops/deposit-statements',
  access: 'cashier.decide',
  stepUp: true,
  summary:
    'Takes the payments of a bank statement, each once, and credits those whose deposit is certain; what goes above the console’s limit with the sum of a day is proposed to a second operator',
  bodyLimit: STATEMENT_TEXT_MAX * 4,
  body: statement,
  value: statementValue,
  refusals: ['not_found', 'statement_unreadable'],
});
