import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyFromZero, moneyText } from '../../money.ts';
import { exclusionState } from './exclusion.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** On the brand's clocks; a week begins on Monday. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const moment = z.iso.datetime();
const minutes = z.int().min(1).max(1440);

/** Asked for, not in force: it can be confirmed from `effectiveAt` on and before `confirmBy`. Null as an amount: no limit. */
const pending = <Amount extends z.ZodType>(amount: Amount) =>
  z
    .object({ amount: amount.nullable(), effectiveAt: moment, confirmBy: moment, confirmable: z.boolean() })
    .nullable();

export const moneyLimit = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** The member's own. */
  amount: moneyText.nullable(),
  /** The brand's; the stricter of the two holds. */
  brandAmount: moneyText.nullable(),
  /** Of the period that runs. A loss below nothing is a win. */
  used: moneyText,
  /** Deposits that are open: not used yet, and no longer left. Nothing for losses and stakes. */
  waiting: moneyText,
  /** Null: nothing limits it. Never below nothing. */
  left: moneyText.nullable(),
  resetsAt: moment,
  pending: pending(moneyText),
});
export type MoneyLimit = z.infer<typeof moneyLimit>;

/** Minutes of play on one day. */
export const sessionLimit = z.object({
  minutesPerDay: minutes.nullable(),
  brandMinutesPerDay: minutes.nullable(),
  usedMinutes: z.int(),
  leftMinutes: z.int().nullable(),
  resetsAt: moment,
  pending: pending(minutes),
});
export type SessionLimit = z.infer<typeof sessionLimit>;

export const realityCheck = z.object({
  /** In force: the member's own, or else the brand's. */
  minutes,
  ownMinutes: minutes.nullable(),
  brandMinutes: minutes,
  /** What a member may choose. */
  minutesMin: minutes,
  minutesMax: minutes,
  pending: pending(minutes),
});

export const protection = z.object({
  currency: z.string(),
  /** One of each kind and period: deposit, loss, stake by day, week, month. */
  limits: z.array(moneyLimit).length(9),
  session: sessionLimit,
  realityCheck,
  /** How long what is looser waits before it can be confirmed. */
  coolingHours: z.int(),
  /** Within how many days after that it must be. */
  confirmDays: z.int(),
  /** Before the first deposit, until the member has set a deposit limit or wanted none. */
  depositLimitOffered: z.boolean(),
  /** The time-out or self-exclusion that holds. */
  exclusion: exclusionState.nullable(),
  /** Hours a time-out may be chosen to last. */
  timeOuts: z.array(z.int()),
  /** Months a self-exclusion may be chosen to last; for good can always be chosen. */
  exclusionMonths: z.array(z.int()),
  /** Whether the member wants to be notified of promotions: off from an exclusion on, until the member wants to again. */
  marketing: z.object({ wanted: z.boolean() }),
});
export type Protection = z.infer<typeof protection>;

const changing = {
  module: 'PROTECTION',
  access: 'player',
  value: protection,
  limit: LIMITS.write,
} as const;

export const showProtection = endpoint({
  method: 'GET',
  path: '/wps/protection',
  module: 'PROTECTION',
  access: 'player',
  summary: 'A member’s own limits and those of the brand, what is used and left, and what waits',
  value: protection,
  refusals: [],
  limit: LIMITS.read,
});

/** Lower, or where there was none, holds at once. Higher, or none (`null`), waits `coolingHours` and then for the member’s second yes. */
export const setLimit = endpoint({
  ...changing,
  method: 'PUT',
  path: '/wps/protection/limit',
  summary:
    'Sets a limit of deposits, losses or stakes: lower at once, higher after the cooling time and a second yes',
  body: z.object({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    amount: moneyFromZero.nullable(),
  }),
  refusals: [],
});

export const setSessionLimit = endpoint({
  ...changing,
  method: 'PUT',
  path: '/wps/protection/session-limit',
  summary:
    'Sets how many minutes a day may be played: fewer at once, more after the cooling time and a second yes',
  body: z.object({ minutesPerDay: minutes.nullable() }),
  refusals: [],
});

/** Null: as the brand has it. */
export const setRealityCheck = endpoint({
  ...changing,
  method: 'PUT',
  path: '/wps/protection/reality-check',
  summary:
    'Sets after how many minutes of play a reality check comes: sooner at once, later after the cooling time and a second yes',
  body: z.object({ minutes: minutes.nullable() }),
  /** `reality_check_out_of_range` {min, max}. */
  refusals: ['reality_check_out_of_range'],
});

/** What waits: a limit of money with its period, the session limit or the reality check. */
const waiting = z
  .object({
    kind: z.enum([...LIMIT_KINDS, 'session', 'reality_check']),
    period: z.enum(LIMIT_PERIODS).optional(),
  })
  .refine(({ kind, period }) => (period === undefined) === (kind === 'session' || kind === 'reality_check'), {
    path: ['period'],
  });

export const confirmLimit = endpoint({
  ...changing,
  method: 'POST',
  path: '/wps/protection/limit/confirm',
  summary: 'The second yes to a looser limit, after its cooling time: it holds at once',
  body: waiting,
  /** `limit_raise_cooling` {effectiveAt}. */
  refusals: ['limit_raise_unknown', 'limit_raise_cooling', 'limit_raise_lapsed'],
});

export const keepLimit = endpoint({
  ...changing,
  method: 'POST',
  path: '/wps/protection/limit/keep',
  summary: 'Drops the looser limit that waits: the present one stays',
  body: waiting,
  refusals: ['limit_raise_unknown'],
});

export const declineDepositLimit = endpoint({
  ...changing,
  method: 'POST',
  path: '/wps/protection/deposit-limit/decline',
  summary: 'The member wants no deposit limit for now and is not offered one at the next deposit',
  body: z.object({}),
  refusals: [],
});
