import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { IN_LINE, SOUGHT_NAME_MAX } from '../../people/agents/agents.ts';
import { bet } from '../../play/bets/bets.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';
import { countGiven, given } from '../../query.ts';

/** The longest period an agent asks for at once. */
export const TEAM_DAYS_MAX = 92;
/** A row of a team's list leads down at most so many levels. */
const LEVELS_MAX = 32;

/** Of the brand's calendar: a week from Monday, a month from its first day, both up to today. */
export const TEAM_PERIODS = ['today', 'yesterday', 'week', 'month'] as const;
export type TeamPeriod = (typeof TEAM_PERIODS)[number];

/** Days, both included; without them the named period, and without either today. */
export const days = {
  period: given(z.enum(TEAM_PERIODS)),
  from: given(z.iso.date()),
  to: given(z.iso.date()),
};
const daysShown = z.object({ from: z.iso.date(), to: z.iso.date() });

const LINE = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${LEVELS_MAX - 1}}$`);
/**
 * The way down from the asking agent to the account that is looked at: ids with commas between, each directly below the one before on the days
 * looked at. An agent's id a second time at the end: what the agent did in person. Left out: the whole team.
 */
const way = z
  .string()
  .regex(LINE)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()));
export const under = given(way);

const account = z.string().describe(IN_LINE);
/** agent: has a level of its own on these days; own: what the agent before it did in person. */
const step = z.object({ id: z.uuid(), account, agent: z.boolean(), own: z.boolean() });
export type LineStep = z.infer<typeof step>;
const pathShown = z.array(step);

/** Lists are paged by the key of the row before: `next` of one page is `after` of the next. */
const paged = { after: given(z.string().max(400)), pageSize: countGiven(100, 20) };

/**
 * What the overview shows of a period. Money: deposits, withdrawals, turnover (that counts), stake, payout, profit (stake less payout: what the
 * players lost, the team's side), bonuses and rebates given to players, firstDepositAmount. Persons: members (below now, whatever the period),
 * joined, active (with a settled bet, each once), firstDeposits. And how many bets.
 */
export const MONEY_FIGURES = [
  'deposits',
  'withdrawals',
  'turnover',
  'stake',
  'payout',
  'profit',
  'bonuses',
  'rebates',
  'firstDepositAmount',
] as const;
export const COUNT_FIGURES = ['members', 'joined', 'active', 'firstDeposits', 'bets'] as const;
export const TEAM_FIGURES = [...MONEY_FIGURES, ...COUNT_FIGURES] as const;
export type TeamFigure = (typeof TEAM_FIGURES)[number];

const counts = { joined: z.int(), firstDeposits: z.int(), bets: z.int() };
const money = Object.fromEntries(MONEY_FIGURES.map((figure) => [figure, moneyText])) as Record<
  (typeof MONEY_FIGURES)[number],
  typeof moneyText
>;
const figures = z.object({
  ...money,
  ...counts,
  depositCount: z.int(),
  withdrawalCount: z.int(),
  /** Null where the period has no count of its own: a part of the week or month before. */
  active: z.int().nullable(),
  /** What the asking agent earned in person: rebates, salaries and dividends of agents, what was taken back taken off. */
  income: moneyText,
});
export type TeamFigures = z.infer<typeof figures>;

const onDay = z.object({
  day: z.iso.date(),
  deposits: moneyText,
  withdrawals: moneyText,
  turnover: moneyText,
  profit: moneyText,
  joined: z.int(),
});
export type TeamDay = z.infer<typeof onDay>;

export const teamOverview = endpoint({
  method: 'GET',
  path: '/wps/agent/team/overview',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'What the agent’s whole team came to in a period, and in the one before it; the agent in person counted in',
  query: z.object({ period: given(z.enum(TEAM_PERIODS)) }),
  value: z.object({
    period: daysShown,
    /** The day, or the same days of the week or month, before it. */
    earlierPeriod: daysShown,
    currency: z.string(),
    /** Below the agent now. */
    members: z.int(),
    agents: z.int(),
    direct: z.int(),
    now: figures,
    earlier: figures,
    /** The days of the period, or, of one day, the seven that end with it. */
    days: z.array(onDay),
  }),
  refusals: [],
  limit: LIMITS.read,
});
export type TeamOverview = z.infer<typeof teamOverview.value>;

/** own: what the agent of this level did in person. */
const lineRow = {
  id: z.uuid(),
  account,
  agent: z.boolean(),
  own: z.boolean(),
  /** Has a level of its own to open. */
  opens: z.boolean(),
};

const branchRow = z.object({
  ...lineRow,
  /** A decimal string for money, whole for counts. */
  value: moneyText,
  /** How many, of deposits, withdrawals and first deposits. */
  count: z.int().nullable(),
});
export type BranchRow = z.infer<typeof branchRow>;

/** One figure, by those directly below: the rows of all pages sum to it, and each row to those of the level it opens. */
export const teamBranches = endpoint({
  method: 'GET',
  path: '/wps/agent/team/branches',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'One figure of the team, or of a branch of it, by those directly below; largest first',
  query: z.object({
    ...days,
    under,
    figure: z.enum(TEAM_FIGURES),
    sort: given(z.enum(['value', '-value'])),
    ...paged,
  }),
  value: z.object({
    period: daysShown,
    path: pathShown,
    currency: z.string(),
    total: moneyText,
    rows: z.array(branchRow),
    next: z.string().nullable(),
  }),
  /** `team_period_refused`: also active members of days that are no period of the overview. */
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});

const played = {
  bets: z.int(),
  stake: moneyText,
  payout: moneyText,
  turnover: moneyText,
  /** Stake less payout. */
  profit: moneyText,
};
const playedRow = z.object({ ...lineRow, ...played });
export const bettingFilter = { ...days, under, category: given(vendorGroup) };
export const BETTING_SORTS = ['-turnover', '-stake', '-payout', '-profit', 'profit', '-bets'] as const;

export const teamBetting = endpoint({
  method: 'GET',
  path: '/wps/agent/team/betting',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What the team, or a branch of it, played: by category, by day and by those directly below',
  query: z.object({ ...bettingFilter, sort: given(z.enum(BETTING_SORTS)), ...paged }),
  value: z.object({
    period: daysShown,
    path: pathShown,
    currency: z.string(),
    totals: z.object(played),
    /** Of all categories, whatever the rest is narrowed to. */
    categories: z.array(z.object({ category: vendorGroup, ...played })),
    /** Days without play are left out. */
    days: z.array(z.object({ day: z.iso.date(), ...played })),
    rows: z.array(playedRow),
    next: z.string().nullable(),
  }),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});

/** As the record of bets shows it, with what it counts for the team. */
const teamBet = bet
  .pick({
    id: true,
    vendorName: true,
    gameName: true,
    category: true,
    stake: true,
    payout: true,
    status: true,
    placedAt: true,
    settledAt: true,
  })
  .extend({ day: z.iso.date(), turnover: moneyText });
export type TeamBet = z.infer<typeof teamBet>;

/** Settled bets alone: what is open counts for no day yet. */
export const teamBets = endpoint({
  method: 'GET',
  path: '/wps/agent/team/bets',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'The settled bets of one member of the team that count on days the member was in it, newest first',
  query: z.object({ ...bettingFilter, under: way, ...paged }),
  value: z.object({
    period: daysShown,
    path: pathShown,
    currency: z.string(),
    totals: z.object(played),
    rows: z.array(teamBet),
    next: z.string().nullable(),
  }),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});

/** income: what agents are paid. */
export const MOVE_KINDS = ['deposit', 'withdrawal', 'bonus', 'rebate', 'income'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

const move = z.object({
  id: z.string(),
  kind: z.enum(MOVE_KINDS),
  /** As the books call it. */
  code: z.string(),
  member: z.object({ id: z.uuid(), account }),
  /** What it adds to its kind's figure: below zero it was taken back. */
  amount: moneyText,
  at: z.iso.datetime(),
});
export type TeamMove = z.infer<typeof move>;

export const moveFilter = { ...days, under, kind: given(z.enum(MOVE_KINDS)) };

export const teamTransactions = endpoint({
  method: 'GET',
  path: '/wps/agent/team/transactions',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Deposits, withdrawals, gifts and earnings of the team, newest first, with what they come to',
  query: z.object({ ...moveFilter, ...paged }),
  value: z.object({
    period: daysShown,
    path: pathShown,
    currency: z.string(),
    totals: z.object({
      deposit: moneyText,
      depositCount: z.int(),
      withdrawal: moneyText,
      withdrawalCount: z.int(),
      bonus: moneyText,
      rebate: moneyText,
      income: moneyText,
    }),
    rows: z.array(move),
    next: z.string().nullable(),
    /** So many moved money on one of the days that their transactions are listed branch by branch alone. */
    tooMany: z.boolean(),
  }),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});

const profitRow = z.object({ ...lineRow, ...played, bonuses: moneyText, rebates: moneyText });
export type ProfitRow = z.infer<typeof profitRow>;
export const PROFIT_SORTS = ['-profit', 'profit', '-stake', '-payout', '-turnover'] as const;

export const teamUserProfit = endpoint({
  method: 'GET',
  path: '/wps/agent/team/user-profit',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'What members and agents of one level staked, won and were given',
  query: z.object({ ...days, under, sort: given(z.enum(PROFIT_SORTS)), ...paged }),
  value: z.object({
    period: daysShown,
    path: pathShown,
    currency: z.string(),
    totals: z.object({ ...played, bonuses: moneyText, rebates: moneyText }),
    rows: z.array(profitRow),
    next: z.string().nullable(),
  }),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});

/** By the whole account name, in any case: a part of one would undo the mask. */
export const findInTeam = endpoint({
  method: 'GET',
  path: '/wps/agent/team/find',
  module: 'AFFMAN3',
  access: 'agent',
  summary:
    'The way down to a member of the team, as the line was on the last of these days the member was in it',
  query: z.object({ ...days, account: z.string().trim().min(1).max(SOUGHT_NAME_MAX) }),
  value: z.object({ path: pathShown }),
  refusals: ['team_period_refused', 'team_branch_unknown'],
  limit: LIMITS.read,
});
