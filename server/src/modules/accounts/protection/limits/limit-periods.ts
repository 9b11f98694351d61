import { LIMIT_PERIODS, type LimitPeriod } from '@lanna/contract/accounts/protection/limits';

export interface PeriodBounds {
  start: Date;
  /** Not part of it. */
  end: Date;
}

/** The day, the week from Monday and the month that run now on a brand's clocks. */
export function limitPeriods(now: Date, timeZone: string): Record<LimitPeriod, PeriodBounds> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const first = {
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
  };
  const length = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } };
  const began = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const bounds = LIMIT_PERIODS.map((period) => [
    period,
    { start: began(first[period]), end: began(first[period].add(length[period])) },
  ]);
  return Object.fromEntries(bounds) as Record<LimitPeriod, PeriodBounds>;
}
