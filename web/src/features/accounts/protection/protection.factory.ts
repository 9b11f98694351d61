import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type MoneyLimit,
  type Protection,
} from '@lanna/contract/accounts/protection/limits';
import type { PlayState } from '@lanna/contract/accounts/protection/play';

export const RESETS_AT = '2026-11-22T17:00:00.000Z';

/** What a member has who has set nothing; `limits` and the rest as given. */
export function protectionOf({
  limits = [],
  ...options
}: Partial<Omit<Protection, 'limits'>> & {
  limits?: (Pick<MoneyLimit, 'kind' | 'period'> & Partial<MoneyLimit>)[];
} = {}): Protection {
  return {
    currency: 'THB',
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({
        kind,
        period,
        amount: null,
        brandAmount: null,
        used: '0.00',
        waiting: '0.00',
        left: null,
        resetsAt: RESETS_AT,
        pending: null,
        ...limits.find((limit) => limit.kind === kind && limit.period === period),
      })),
    ),
    session: {
      minutesPerDay: null,
      brandMinutesPerDay: null,
      usedMinutes: 0,
      leftMinutes: null,
      resetsAt: RESETS_AT,
      pending: null,
    },
    realityCheck: {
      minutes: 60,
      ownMinutes: null,
      brandMinutes: 60,
      minutesMin: 10,
      minutesMax: 120,
      pending: null,
    },
    coolingHours: 24,
    confirmDays: 7,
    depositLimitOffered: false,
    exclusion: null,
    timeOuts: [24, 72, 168, 720],
    exclusionMonths: [6, 12, 24, 60],
    marketing: { wanted: true },
    ...options,
  };
}

export function playOf(options: Partial<PlayState> = {}): PlayState {
  return {
    now: '2026-11-22T10:00:00.000Z',
    session: {
      startedAt: '2026-11-22T09:00:00.000Z',
      stake: '1200.00',
      payout: '950.00',
      net: '-250.00',
    },
    realityCheck: { minutes: 60, dueAt: '2026-11-22T10:30:00.000Z', due: false },
    refusedBy: null,
    ...options,
  };
}
