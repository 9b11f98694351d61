import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';
import { vendorGroup } from '../catalogue/catalogue.ts';

/** The longest period a member asks for at once: a year, with its leap day. */
export const RECORD_DAYS_MAX = 366;

/** Days of the brand's calendar, both included; without them the last 30. */
const period = { from: given(z.iso.date()), to: given(z.iso.date()) };
const periodShown = z.object({ from: z.iso.date(), to: z.iso.date() });
const number = z.string().regex(/^\d{1,18}$/);

/* Account record */

export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'transfer',
  'agent',
  'promotion',
  'adjustment',
  'fee',
  'bets',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/**
 * waiting: it is on its way, or not decided yet · done · refused: the house said no · failed: it was tried and
 * came to nothing · cancelled: it was taken back · expired: it was not paid in time.
 */
export const TRANSACTION_STATES = ['waiting', 'done', 'refused', 'failed', 'cancelled', 'expired'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

export const transaction = z.object({
  id: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** What exactly it was, as the books or its topic call it: `commission`, `to_vendor`. */
  what: z.string(),
  state: z.enum(TRANSACTION_STATES),
  /** What it did to the wallet, or will do: below zero it left. Null where that is not known yet. */
  amount: moneyText.nullable(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** In words of the member's language, where there are some: the promotion that paid. */
  about: z.string().nullable(),
  /** The page of the member centre, or `promotion`, and what it shows there. */
  link: z.object({ page: z.string(), id: z.string() }).nullable(),
  /** The settled bets of one day and category; `at` is the end of the day. */
  bets: z.object({ day: z.iso.date(), category: vendorGroup, count: z.int() }).nullable(),
});
export type Transaction = z.infer<typeof transaction>;

export const memberTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  access: 'player',
  summary: 'Every transaction of the member, newest first; bets as one row for each day and category',
  query: z.object({
    ...period,
    kind: given(z.enum(TRANSACTION_KINDS)),
    state: given(z.enum(TRANSACTION_STATES)),
    /** `next` of the page before. */
    after: given(z.string().max(400)),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({ period: periodShown, list: z.array(transaction), next: z.string().nullable() }),
  /** `record_period_refused` {daysMax}. */
  refusals: ['record_period_refused'],
  limit: LIMITS.read,
});

/* Profit and loss */

const played = {
  bets: z.int(),
  stake: moneyText,
  payout: moneyText,
  /** Turnover that counts. */
  turnover: moneyText,
  /** Payout less stake. */
  net: moneyText,
};
export const playedOfCategory = z.object({ category: vendorGroup, ...played });
export type PlayedOfCategory = z.infer<typeof playedOfCategory>;
const playedOnDay = z.object({ day: z.iso.date(), ...played });
export type PlayedOnDay = z.infer<typeof playedOnDay>;

export const profitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/records/profit',
  module: 'MEMTRANS3',
  access: 'player',
  summary:
    'What settled bets brought or cost, by day of the brand and by category; days without play are left out',
  query: z.object({ ...period, category: given(vendorGroup) }),
  value: z.object({
    period: periodShown,
    currency: z.string(),
    totals: z.object(played),
    days: z.array(playedOnDay),
    /** Of the whole period, whatever category the days are narrowed to. */
    categories: z.array(playedOfCategory),
  }),
  refusals: ['record_period_refused'],
  limit: LIMITS.read,
});

/* Statement */

const statementAccount = z.object({
  id: number,
  kind: z.string(),
  purpose: z.string(),
  currency: z.string(),
  balance: moneyText,
  held: moneyText,
  /** Transfers so far. */
  transfers: z.int(),
});
export type StatementAccount = z.infer<typeof statementAccount>;

const statementRow = z.object({
  /** The account's own count: no number is missing, and each carries on from the one before. */
  version: z.int().min(1),
  transfer: number,
  at: z.iso.datetime(),
  code: z.string(),
  /** Below zero: it left this account. */
  change: moneyText,
  /** Of this account after it. */
  balance: moneyText,
  /** The other leg; `own` where it is another account of the member's, `name` where it is a vendor. */
  other: z.object({ kind: z.string(), purpose: z.string(), own: z.boolean(), name: z.string().nullable() }),
  reference: z.uuid(),
  about: z.string().nullable(),
});
export type StatementRow = z.infer<typeof statementRow>;

export const memberStatement = endpoint({
  method: 'GET',
  path: '/wps/records/statement',
  module: 'MEMTRANS3',
  access: 'player',
  summary: 'Every change of one account of the member with both legs and the balance after it, newest first',
  query: z.object({
    ...period,
    /** One of `accounts`; the wallet unless said. */
    account: given(number),
    /** `next` of the page before. */
    before: given(number),
    /** Many for a file. */
    pageSize: countGiven(5000, 25),
  }),
  value: z.object({
    period: periodShown,
    accounts: z.array(statementAccount),
    /** Null where the member has none yet. */
    account: number.nullable(),
    /** Balances before the period's first change and after its last one, and how many changes lie between. */
    opening: moneyText,
    closing: moneyText,
    changes: z.int(),
    rows: z.array(statementRow),
    next: number.nullable(),
  }),
  refusals: ['record_period_refused', 'record_account_unknown'],
  limit: LIMITS.read,
});

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.string().regex(/^-?\d{1,20}$/);
/** What an account had after a transfer, opened with its salt; the hash where it is another member's; null where none is kept. */
const sealedSide = z
  .union([z.object({ salt: hash, account: whole, version: whole, balance: whole }), hash])
  .nullable();

export const STATEMENT_PROOF_ROWS_MAX = 100;

export const statementProof = endpoint({
  method: 'GET',
  path: '/wps/records/statement/proof',
  module: 'MEMTRANS3',
  access: 'player',
  summary:
    'The rows of a stretch of the statement as the books have them now, with the way from each to the seal of its block',
  query: z.object({
    account: number,
    /** Versions, both included; at most 100. */
    first: countGiven(Number.MAX_SAFE_INTEGER, 1),
    last: countGiven(Number.MAX_SAFE_INTEGER, 1),
  }),
  value: z.object({
    /** Rows that no seal covers yet are left out: a block is sealed every minute. */
    rows: z.array(
      z.object({
        /** In the account's own count. */
        version: z.int().min(1),
        row: z.object({
          salt: hash,
          id: whole,
          createdUs: whole,
          debitAccount: whole,
          creditAccount: whole,
          amount: whole,
          code: z.string(),
          eventUs: whole,
          reference: z.uuid(),
          debit: sealedSide,
          credit: sealedSide,
        }),
        path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
        block: number,
      }),
    ),
    blocks: z.array(
      z.object({
        number,
        sealedAt: z.iso.datetime(),
        /** Empty before the first block. */
        previousSeal: z.union([hash, z.literal('')]),
        blockSha256: hash,
        root: hash,
        seal: hash,
      }),
    ),
  }),
  refusals: ['record_account_unknown'],
  limit: LIMITS.read,
});
export type StatementProof = z.infer<typeof statementProof.value>;
