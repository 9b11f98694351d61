import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE } from '../../people/agents/agents.ts';
import { countGiven, given } from '../../query.ts';

/** The longest period an agent asks for at once. */
export const INCOME_DAYS_MAX = 366;

/** continuous: some seconds to a minute after bets are settled · daily: once the day of the brand is over. */
export const PAYS_WHEN = ['continuous', 'daily'] as const;
export type PaysWhen = (typeof PAYS_WHEN)[number];

/** category: a share of turnover by category of games · lottery: the difference of prize modes. */
export const REBATE_KINDS = ['category', 'lottery'] as const;
export type RebateKind = (typeof REBATE_KINDS)[number];

/** What agents earn: rebates, salaries by the moment, the hour and the day, dividends, and what an agent above pays by contract. */
export const INCOME_KINDS = [...REBATE_KINDS, 'realTime', 'hourly', 'daily', 'dividend', 'upline'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

const period = { from: given(z.iso.date()), to: given(z.iso.date()) };
const sums = { earned: moneyText, paid: moneyText };
const part = z.string().max(20);

const ofKind = z.object({
  kind: z.enum(INCOME_KINDS),
  ...sums,
  /** Page of the agent centre that shows the payments; null where it opens here. */
  page: z.string().nullable(),
});
export type IncomeOfKind = z.infer<typeof ofKind>;

const onDay = z.object({
  day: z.iso.date(),
  ...sums,
  kinds: z.array(z.object({ kind: z.enum(INCOME_KINDS), ...sums })),
});
export type IncomeDay = z.infer<typeof onDay>;

export const showIncome = endpoint({
  method: 'GET',
  path: '/wps/agent/income',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'What the agent has earned in a period, and what of it was paid: by kind, by category and by day; days without income are left out',
  query: z.object(period),
  value: z.object({
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    today: z.iso.date(),
    currency: z.string(),
    ...sums,
    /** Earned and not paid yet, of all time; below zero where it will be taken back. */
    waiting: moneyText,
    /** An operator has frozen the agent: what is earned waits. */
    frozen: z.boolean(),
    pays: z.enum(PAYS_WHEN),
    kinds: z.array(ofKind),
    /** Rebates by category of games and by kind of prize mode. */
    parts: z.array(z.object({ kind: z.enum(REBATE_KINDS), part, turnover: moneyText, ...sums })),
    /** The latest first. */
    days: z.array(onDay),
  }),
  /** `income_period_refused` {daysMax}. */
  refusals: ['income_period_refused'],
  limit: LIMITS.read,
});

/** Pages are found by the key of the row before: `next` of one is `after` of the next. */
const paged = { after: given(z.string().max(600)), pageSize: countGiven(100, 30) };
const next = z.string().nullable();

/** own: what the agent before it played in person. */
const child = z.object({
  id: z.uuid(),
  account: z.string().describe(IN_LINE),
  agent: z.boolean(),
  own: z.boolean(),
});
export type IncomeChild = z.infer<typeof child>;

const row = z.object({
  child,
  kind: z.enum(REBATE_KINDS),
  part,
  /** Of a category what counts as turnover; of lotteries the stakes. */
  turnover: moneyText,
  /** In hundred-thousandths of the turnover: the own rate less the child's. Null for lotteries, where it may differ from slip to slip. */
  rate: z.int().nullable(),
  earned: moneyText,
  paid: moneyText,
});
export type IncomeRow = z.infer<typeof row>;

export const listIncomeRows = endpoint({
  method: 'GET',
  path: '/wps/agent/income/rows',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'The rebates of one day, a row for each child and category, the largest first',
  query: z.object({ day: z.iso.date(), kind: given(z.enum(REBATE_KINDS)), part: given(part), ...paged }),
  value: z.object({ rows: z.array(row), next }),
  refusals: [],
  limit: LIMITS.read,
});

const branch = { day: z.iso.date(), kind: z.enum(REBATE_KINDS), part };

export const listIncomeBranch = endpoint({
  method: 'GET',
  path: '/wps/agent/income/branch',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'Where the turnover of an agent below comes from: the next level down, the largest first; its rows add up to the row above',
  query: z.object({ under: z.uuid(), ...branch, ...paged }),
  value: z.object({ turnover: moneyText, rows: z.array(z.object({ child, turnover: moneyText })), next }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});

const betOfDay = z.object({
  id: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  round: z.string(),
  stake: moneyText,
  payout: moneyText,
  /** What counts of it: turnover, of lotteries the stake. */
  turnover: moneyText,
  settledAt: z.iso.datetime(),
});
export type IncomeBet = z.infer<typeof betOfDay>;

export const listIncomeBets = endpoint({
  method: 'GET',
  path: '/wps/agent/income/bets',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'The settled bets of one account that a rebate comes from, the last placed first',
  query: z.object({ member: z.uuid(), ...branch, ...paged }),
  value: z.object({ account: z.string().describe(IN_LINE), bets: z.array(betOfDay), next }),
  refusals: ['member_unknown'],
  limit: LIMITS.read,
});

export const exportIncome = endpoint({
  method: 'GET',
  path: '/wps/agent/income/export',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'The rebates of a period as CSV: a row for each day, child and category',
  query: z.object(period),
  value: z.string(),
  refusals: ['income_period_refused'],
  limit: { max: 10, windowSeconds: 60, by: 'account' },
});
