/** How often a contract pays. */
export const PERIOD_KINDS = ['day', 'week', 'half_month', 'month'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Days as `2026-11-23`, both counted in, of the brand's own zone. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The period a day is in: a week from Monday to Sunday, half a month to the 15th and from the 16th. */
export function periodOf(kind: PeriodKind, day: string): Period {
  const date = read(day);
  const [year, month, inMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  switch (kind) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const sinceMonday = (date.getUTCDay() + 6) % 7;
      return { from: shifted(day, -sinceMonday), to: shifted(day, 6 - sinceMonday) };
    }
    case 'half_month':
      return inMonth <= 15
        ? { from: dayOf(year, month, 1), to: dayOf(year, month, 15) }
        : { from: dayOf(year, month, 16), to: dayOf(year, month, lastOfMonth) };
    case 'month':
      return { from: dayOf(year, month, 1), to: dayOf(year, month, lastOfMonth) };
  }
}

/** Those that are over before a day and began on or after another, in their order: what is due after days of downtime. */
export function periodsOver(kind: PeriodKind, since: string, today: string): Period[] {
  const over: Period[] = [];
  let period = periodOf(kind, since);
  if (period.from < since) period = nextPeriod(kind, period);
  for (; period.to < today; period = nextPeriod(kind, period)) over.push(period);
  return over;
}

export function nextPeriod(kind: PeriodKind, { to }: Period): Period {
  return periodOf(kind, shifted(to, 1));
}

/** So many days later, or earlier below zero. */
export function shifted(day: string, days: number): string {
  const date = read(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

function read(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new Error(`${day} is no day`);
  return date;
}
