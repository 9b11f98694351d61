import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { REGISTRATION_SOURCES } from './ops.ts';

/* Reports about who plays, where they came from, and how money goes in and out: docs/figures.md. Trial accounts are in none of them, demo players in none but their own `demo`. */

const day = z.iso.date();
const count = z.int().nonnegative();
const query = z.object({ brand: given(brandCode), from: given(day), to: given(day) });
const period = z.object({ from: day, to: day });

/** So many of each are shown. */
export const TOP_PLAYERS = 10;
export const COUNTRIES_SHOWN = 20;
/** Weeks of registration, and weeks after each, that retention is shown of. */
export const COHORT_WEEKS = 8;

const counts = z.object({
  /** With a settled bet on one of the days. */
  active: count,
  /** Of them those who registered within the days, and the others. */
  fresh: count,
  returning: count,
  /** Whose first credited deposit falls within the days. */
  firstDeposits: count,
});
export type PlayerCounts = z.infer<typeof counts>;

const topPlayer = z.object({
  id: z.uuid(),
  username: z.string(),
  brand: z.string(),
  currency: z.string(),
  bets: count,
  stake: moneyText,
  /** What the member won more than was staked; below nothing for a loss. */
  result: moneyText,
});
export type TopPlayer = z.infer<typeof topPlayer>;

const countryFigures = z.object({
  /** Of the account, as the member said or the brand's. */
  country: z.string(),
  currency: z.string(),
  members: count,
  stake: moneyText,
  ggr: moneyText,
});
export type CountryFigures = z.infer<typeof countryFigures>;

export const showPlayers = opsEndpoint({
  method: 'GET',
  path: '/ops/insight/players',
  access: 'reports.read',
  elsewhere: true,
  summary:
    'Active, new and returning members, first deposits, who won and lost most, and GGR by country, within a period',
  query,
  value: z.object({
    period,
    before: period,
    counts,
    countsBefore: counts,
    firstDeposited: z.array(z.object({ currency: z.string(), amount: moneyText })),
    winners: z.array(topPlayer).max(TOP_PLAYERS),
    losers: z.array(topPlayer).max(TOP_PLAYERS),
    /** The greatest stakes first. */
    countries: z.array(countryFigures).max(COUNTRIES_SHOWN),
    demo: z.array(countryFigures.omit({ country: true })),
  }),
  refusals: [],
});

const cohort = z.object({
  /** Monday of the week they registered in. */
  week: day,
  registered: count,
  /** Who paid in within seven days. */
  deposited: count,
  /** Who played in that week, in the one after, and so on, as far as weeks have come. */
  active: z.array(count).max(COHORT_WEEKS),
});
export type Cohort = z.infer<typeof cohort>;

const sourceValue = z.object({
  source: z.enum(REGISTRATION_SOURCES),
  currency: z.string(),
  registered: count,
  depositors: count,
  deposits: moneyText,
  withdrawals: moneyText,
  bonuses: moneyText,
  ggr: moneyText,
});
export type SourceValue = z.infer<typeof sourceValue>;

export const showCohorts = opsEndpoint({
  method: 'GET',
  path: '/ops/insight/cohorts',
  access: 'reports.read',
  elsewhere: true,
  summary:
    'Retention by week of registration, and what those who registered within a period came to by source',
  query,
  value: z.object({
    period,
    weeks: z.array(cohort).max(COHORT_WEEKS),
    sources: z.array(sourceValue),
    demo: z.array(sourceValue.omit({ source: true })),
  }),
  refusals: [],
});

const channel = z.object({
  direction: z.enum(['in', 'out']),
  channel: z.string(),
  made: count,
  done: count,
  /** Neither done nor ended yet. */
  open: count,
  /** From when it was asked for to the wallet, or to the bank; null where none is done. */
  medianSeconds: count.nullable(),
  /** Nine of ten took no longer. */
  slowSeconds: count.nullable(),
});
export type ChannelRow = z.infer<typeof channel>;

export const showChannels = opsEndpoint({
  method: 'GET',
  path: '/ops/insight/channels',
  access: 'reports.read',
  elsewhere: true,
  summary: 'How many deposits and withdrawals of a period succeeded by channel, and how long they took',
  query,
  value: z.object({
    period,
    channels: z.array(channel),
    demo: z.array(channel.pick({ direction: true, made: true, done: true, open: true })),
  }),
  refusals: [],
});

const cost = z.object({
  figure: z.enum(['bonus', 'rebate', 'agent_pay', 'adjustment', 'fee']),
  code: z.string(),
  currency: z.string(),
  amount: moneyText,
});
export type CostRow = z.infer<typeof cost>;

export const showCosts = opsEndpoint({
  method: 'GET',
  path: '/ops/insight/costs',
  access: 'reports.read',
  elsewhere: true,
  summary:
    'What was given to members and charged by channels within a period, code by code; the sums are those of the NGR report',
  query,
  value: z.object({ period, costs: z.array(cost), demo: z.array(cost) }),
  refusals: [],
});
