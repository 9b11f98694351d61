import { TEAM_DAYS_MAX, type TeamPeriod } from '@lanna/contract/commission/teams/team';
import { type Period, type PeriodKind, periodOf } from '@lanna/rules/commission/contracts/period';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

export interface TeamDays extends Period {
  /** The period of which active members are counted once, and its first day; undefined for days that are none. */
  counted: { kind: PeriodKind; from: string } | undefined;
}

interface Asked {
  period?: TeamPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days a query asks for, in the brand's calendar. Refuses days the wrong way round, too many, or yet to come: `team_period_refused`. */
export function teamDays(asked: Asked, { timeZone, now }: { timeZone: string; now: Date }): TeamDays {
  const today = todayOf(timeZone, now);
  if (asked.from === undefined && asked.to === undefined) return namedDays(asked.period ?? 'today', today);
  const to = asked.to ?? today;
  const from = asked.from ?? to;
  if (from > to || to > today || daysBetween(from, to) >= TEAM_DAYS_MAX)
    throw new Refusal('team_period_refused', { daysMax: TEAM_DAYS_MAX });
  return { from, to, counted: from === to ? { kind: 'day', from } : undefined };
}

/** The day before; of a week or month that runs, the same days of the one before. */
export function earlierDays(period: TeamPeriod, { from, to }: Period): TeamDays {
  if (period === 'today' || period === 'yesterday') return oneDay(shifted(from, -1));
  if (period === 'week') return { from: shifted(from, -7), to: shifted(to, -7), counted: undefined };
  const before = periodOf('month', shifted(from, -1));
  const sameDay = `${before.from.slice(0, 8)}${to.slice(8)}`;
  return { from: before.from, to: sameDay < before.to ? sameDay : before.to, counted: undefined };
}

export function todayOf(timeZone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

export function shifted(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function namedDays(period: TeamPeriod, today: string): TeamDays {
  if (period === 'today') return oneDay(today);
  if (period === 'yesterday') return oneDay(shifted(today, -1));
  const { from } = periodOf(period, today);
  return { from, to: today, counted: { kind: period, from } };
}

function oneDay(day: string): TeamDays {
  return { from: day, to: day, counted: { kind: 'day', from: day } };
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}
