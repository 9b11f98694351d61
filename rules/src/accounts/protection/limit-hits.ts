import type { Money } from '../../money.ts';

/** What counted of a limit on a day of the brand. */
export interface CountedDay {
  day: string;
  amount: Money;
}

export interface PeriodLimits {
  day: Money | null;
  week: Money | null;
  month: Money | null;
}

/**
 * Whether a limit was hit in a period that reaches into the days since `since`. What is refused is written nowhere, and what is refused seldom fits to
 * the last satang: nine tenths of a limit are as good as the whole.
 */
export function wasLimitHit(days: readonly CountedDay[], limits: PeriodLimits, since: string): boolean {
  return PERIODS.some((period) => {
    const limit = limits[period];
    if (limit === null) return false;
    const sums = new Map<string, Money>();
    for (const { day, amount } of days) {
      const { from, to } = periodOf(day, period);
      if (to >= since) sums.set(from, (sums.get(from) ?? 0n) + amount);
    }
    return [...sums.values()].some((sum) => sum > 0n && sum * 10n >= limit * 9n);
  });
}

const PERIODS = ['day', 'week', 'month'] as const;

/** A week begins on Monday. */
function periodOf(day: string, period: (typeof PERIODS)[number]): { from: string; to: string } {
  if (period === 'day') return { from: day, to: day };
  const date = Temporal.PlainDate.from(day);
  const from = period === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const to = from
    .add(period === 'week' ? { days: 6 } : { months: 1 })
    .subtract({ days: period === 'week' ? 0 : 1 });
  return { from: from.toString(), to: to.toString() };
}
