import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, day } from '../../ops-list.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';
import { given } from '../../query.ts';

/** Rows a report shows; its file has all. */
export const REPORT_ROWS_MAX = 1000;
/** The longest period a report covers. */
export const REPORT_DAYS_MAX = 800;

const figures = z.object({
  bets: z.int(),
  stake: moneyText,
  /** Staked with free bets; no part of `stake`. */
  freeStake: moneyText,
  payout: moneyText,
  /** Stakes of settled bets less what they paid; below zero when the players won. */
  ggr: moneyText,
  /** The turnover that counts for conditions and commissions. */
  validTurnover: moneyText,
});
export type PlayFigures = z.infer<typeof figures>;

/** Today, and two days cut at the same time of day: the days of the brands' own time zones. */
const compared = <S extends z.ZodType>(of: S) => z.object({ today: of, yesterday: of, lastWeek: of });

const moneyOfDay = z.object({
  bets: z.int(),
  stake: moneyText,
  payout: moneyText,
  ggr: moneyText,
  deposits: z.int(),
  deposited: moneyText,
});

/** What a brand earned and what came and went by one day, as the reports have it: docs/figures.md. */
const moneyOfWholeDay = z.object({
  ggr: moneyText,
  ngr: moneyText,
  deposited: moneyText,
  withdrawn: moneyText,
  net: moneyText,
});
export type MoneyOfWholeDay = z.infer<typeof moneyOfWholeDay>;

/** Who has placed a bet within so many minutes is active now. */
export const ACTIVE_MINUTES = 15;

const overview = z.object({
  /** When the figures were read. */
  at: z.iso.datetime(),
  /** Members with a settled bet, and accounts registered; trial accounts and demo players count as neither. */
  players: compared(z.int()),
  registrations: compared(z.int()),
  /** Members who have placed a bet within the minutes before, at this time of each day. */
  active: compared(z.int()),
  /** A block for each currency of the brands; money of two currencies is never added. */
  currencies: z.array(
    z.object({
      currency: z.string(),
      symbol: z.string(),
      /** Codes of the brands it is the currency of. */
      brands: z.array(z.string()),
      /** The day that is today there, and how far it has come: the minute up to which the other days are cut. */
      day,
      cutMinute: z.int().min(0).max(1439),
      figures: compared(moneyOfDay),
      /** The days as they stand in the reports: today so far, the others whole. */
      whole: compared(moneyOfWholeDay),
      /** The same of demo players, who are in nothing else here; null where none has moved anything. */
      demo: compared(moneyOfWholeDay).nullable(),
      categories: z.array(
        z.object({
          category: vendorGroup,
          figures: compared(z.object({ stake: moneyText, payout: moneyText, ggr: moneyText })),
        }),
      ),
      /** GGR and stakes of each hour of the whole day; hours of today that are to come are left out. */
      hours: compared(z.array(z.object({ stake: moneyText, ggr: moneyText })).max(24)),
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

export const showOverview = opsEndpoint({
  method: 'GET',
  path: '/ops/overview',
  access: 'reports.read',
  summary: 'Today beside yesterday and the same weekday of last week, each up to the same time of day',
  query: z.object({ brand: given(brandCode) }),
  value: overview,
  refusals: [],
});

const health = z.object({
  at: z.iso.datetime(),
  database: z.object({
    answersInMs: z.number(),
    connections: z.int(),
    connectionsMax: z.int(),
    sizeBytes: z.int(),
  }),
  jobs: z.object({
    /** Due and not yet begun. */
    waiting: z.int(),
    /** How long the one that is due longest has waited; 0 when none is. */
    lagSeconds: z.int(),
    /** Given up after all tries. */
    failed: z.int(),
  }),
  /** Sums that pages read: how long ago the last settlement came that they do not hold yet; 0 when they hold all. */
  sumsLagSeconds: z.int(),
  /** From which reports are read while it is not too far behind; null where there is none. */
  replica: z.object({ state: z.enum(['read', 'late', 'away']), lagSeconds: z.int() }).nullable(),
  /** Processes of the portal that said so within the last minute and a half. */
  processes: z.array(
    z.object({
      id: z.string(),
      roles: z.array(z.string()),
      startedAt: z.iso.datetime(),
      /** Pages it pushes to. */
      sockets: z.int(),
    }),
  ),
  /** Calls of the last hour between vendors and us. in: theirs to the wallet, out: ours to them. */
  vendors: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      direction: z.enum(['in', 'out']),
      calls: z.int(),
      errors: z.int(),
      averageMs: z.int(),
      longestMs: z.int(),
    }),
  ),
});
export type Health = z.infer<typeof health>;

export const showHealth = opsEndpoint({
  method: 'GET',
  path: '/ops/health',
  access: 'reports.health',
  house: true,
  summary: 'How database, jobs, push and vendors are',
  value: health,
  refusals: [],
});

// ── reports ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `by=day,vendor`: one or two of the words, comma between them. */
function grouping<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z
    .string()
    .max(60)
    .default(words[0])
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)).min(1).max(2))
    .refine((by) => new Set(by).size === by.length);
}

const time = ['day', 'month', 'year'] as const;
export const PLAY_GROUPINGS = [...time, 'brand', 'category', 'vendor', 'game'] as const;
export const REGISTRATION_GROUPINGS = [...time, 'brand', 'source', 'code'] as const;
export const CASH_GROUPINGS = [...time, 'brand', 'method'] as const;
export const EARNINGS_GROUPINGS = [
  ...time,
  'brand',
  'category',
  'vendor',
  'game',
  'line',
  'country',
  'device',
] as const;
const OF_MEMBERS: ReadonlySet<string> = new Set(['line', 'country', 'device']);
const OF_GAMES: ReadonlySet<string> = new Set(['category', 'vendor', 'game']);

/** Whether NGR can be grouped by both words: what a line, a country or a device has won is known by day alone. */
export function canBeCrossed(by: readonly string[]): boolean {
  const ofMembers = by.filter((word) => OF_MEMBERS.has(word)).length;
  return ofMembers === 0 || (ofMembers === 1 && !by.some((word) => OF_GAMES.has(word)));
}
export const REGISTRATION_SOURCES = ['direct', 'invitation', 'agent', 'referral'] as const;

/** before: as many days right before · week, month: the same weekdays some whole weeks, or four weeks, before, so that they do not overlap. */
export const COMPARISONS = ['before', 'week', 'month'] as const;

/** Both days are part of it; left out, the last seven days. */
const period = {
  brand: given(brandCode),
  from: given(day),
  to: given(day),
  compare: given(z.enum(COMPARISONS)),
};

/** As far as a browser says what it runs on; `app`: the web view of an installed app. */
export const DEVICES = ['phone', 'tablet', 'desktop', 'app'] as const;

/** What a row stands for: the words its report is grouped by, and no others. An empty word: what belongs to none of them. */
const key = z.object({
  /** `yyyy-MM-dd`, `yyyy-MM` or `yyyy`. */
  period: z.string().optional(),
  brand: z.string().optional(),
  category: z.string().optional(),
  vendor: z.string().optional(),
  vendorName: z.string().optional(),
  game: z.string().optional(),
  gameName: z.string().optional(),
  source: z.enum(REGISTRATION_SOURCES).optional(),
  code: z.string().optional(),
  method: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().optional(),
  /** The agent on top of a line. */
  line: z.string().optional(),
  lineName: z.string().optional(),
  /** The kind of device bets were placed with. */
  device: z.enum(['', ...DEVICES]).optional(),
});
export type ReportKey = z.infer<typeof key>;

/**
 * A report: its rows, its totals, and the same figures of the period it is compared with. A day is compared with the day in the same place
 * of that period, anything else with itself; months and years of a period are not.
 */
function reportOf<Figures extends z.ZodRawShape, Total extends z.ZodRawShape>(row: Figures, total: Total) {
  const shown = z.object(row);
  return z.object({
    period: z.object({ from: day, to: day, days: z.int() }),
    before: z.object({ from: day, to: day }),
    rows: z.array(z.object({ key, figures: shown, before: shown.nullable() })).max(REPORT_ROWS_MAX),
    /** There are more rows than these; the file has all. */
    more: z.boolean(),
    /** For each currency; of reports without money, one. Empty: nothing happened. */
    totals: z.array(z.object({ figures: shown, before: shown, ...total })),
    /** What demo players come to, who are in no row and no total. */
    demo: z.array(z.object({ figures: shown, before: shown })),
  });
}

const playQuery = z.object({
  ...period,
  by: grouping(PLAY_GROUPINGS),
  category: given(vendorGroup),
  vendor: given(z.string().max(60)),
  game: given(z.string().max(100)),
});
const play = reportOf(
  { currency: z.string(), ...figures.shape },
  {
    /**
     * The same by the ledger: stakes less payouts that moved on these days. Null where it cannot say, because the report is
     * narrowed to a category or a game.
     */
    ledger: z
      .object({
        net: moneyText,
        /** Of bets that were open at an end of the period, or corrected after their day. */
        difference: moneyText,
      })
      .nullable(),
  },
);
export type PlayReport = z.infer<typeof play>;

export const reportPlay = opsEndpoint({
  method: 'GET',
  path: '/ops/reports/play',
  access: 'reports.read',
  elsewhere: true,
  summary: 'GGR and turnover of settled bets by day, brand, category, vendor or game',
  query: playQuery,
  value: play,
  refusals: [],
});
export const reportPlayFile = opsEndpoint({
  ...reportPlay,
  path: '/ops/reports/play.csv',
  summary: 'The same, all rows, as a file',
  value: z.string(),
});

const registrations = reportOf({ members: z.int() }, {});
export type RegistrationReport = z.infer<typeof registrations>;

export const reportRegistrations = opsEndpoint({
  method: 'GET',
  path: '/ops/reports/registrations',
  access: 'reports.read',
  elsewhere: true,
  summary: 'Who registered by day, brand, source or agent’s code',
  query: z.object({
    ...period,
    by: grouping(REGISTRATION_GROUPINGS),
    source: given(z.enum(REGISTRATION_SOURCES)),
    code: given(z.string().max(60)),
  }),
  value: registrations,
  refusals: [],
});
export const reportRegistrationsFile = opsEndpoint({
  ...reportRegistrations,
  path: '/ops/reports/registrations.csv',
  summary: 'The same, all rows, as a file',
  value: z.string(),
});

const cash = reportOf(
  {
    currency: z.string(),
    deposits: z.int(),
    deposited: moneyText,
    withdrawals: z.int(),
    withdrawn: moneyText,
    /** Postings of money in or out that were taken back: what came back to the house, less what left it. */
    reversed: moneyText,
    /** Deposits less withdrawals and what was reversed. */
    net: moneyText,
  },
  {},
);
export type CashReport = z.infer<typeof cash>;

export const reportCash = opsEndpoint({
  method: 'GET',
  path: '/ops/reports/cash',
  access: 'reports.read',
  elsewhere: true,
  summary: 'Money in and out by day, brand or payment method, from the ledger',
  query: z.object({ ...period, by: grouping(CASH_GROUPINGS), method: given(z.string().max(60)) }),
  value: cash,
  refusals: [],
});
export const reportCashFile = opsEndpoint({
  ...reportCash,
  path: '/ops/reports/cash.csv',
  summary: 'The same, all rows, as a file',
  value: z.string(),
});

/** What each figure is: docs/figures.md. */
const earnings = reportOf(
  {
    currency: z.string(),
    ggr: moneyText,
    bonus: moneyText,
    rebate: moneyText,
    agentPay: moneyText,
    adjustment: moneyText,
    /** What payment channels charge, by the rates the brand has entered. */
    fee: moneyText,
    /** GGR less all that was given and charged: bonuses, rebates, agents' pay, corrections by hand, fees. */
    ngr: moneyText,
  },
  {},
);
export type EarningsReport = z.infer<typeof earnings>;

export const reportEarnings = opsEndpoint({
  method: 'GET',
  path: '/ops/reports/earnings',
  access: 'reports.read',
  elsewhere: true,
  summary:
    'NGR: what is left of GGR after bonuses, rebates, agents’ pay, corrections and fees, by day, brand, category, vendor, game, line of agents, country or device',
  query: z.object({ ...period, by: grouping(EARNINGS_GROUPINGS).refine(canBeCrossed) }),
  value: earnings,
  refusals: [],
});
export const reportEarningsFile = opsEndpoint({
  ...reportEarnings,
  path: '/ops/reports/earnings.csv',
  summary: 'The same, all rows, as a file',
  value: z.string(),
});
