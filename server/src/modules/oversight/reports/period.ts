import { type COMPARISONS, REPORT_DAYS_MAX } from '@lanna/contract/oversight/reports/ops';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Days of a report, both ends included, and as many earlier ones that they are compared with. */
export interface Period {
  from: string;
  to: string;
  days: number;
  /** So many days lie between a day and the one it is compared with. */
  back: number;
  before: { from: string; to: string };
}

const DAYS_SHOWN = 7;
const DAYS_OF_WEEK = 7;
const DAYS_OF_FOUR_WEEKS = 28;

type Comparison = (typeof COMPARISONS)[number];

/** The period a query asks for, or the last seven days of the brand. Refuses `invalid_input` for one that ends before it begins, or is too long. */
export function readPeriod(
  query: { from?: string | undefined; to?: string | undefined; compare?: Comparison | undefined },
  timeZone: string,
  now: Date,
): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const to = query.to ? Temporal.PlainDate.from(query.to) : today;
  const from = query.from ? Temporal.PlainDate.from(query.from) : to.subtract({ days: DAYS_SHOWN - 1 });
  const days = from.until(to).days + 1;
  if (days < 1 || days > REPORT_DAYS_MAX)
    throw new Refusal('invalid_input', { fields: [{ field: 'from', rule: 'period' }] });
  const back = daysBack(query.compare ?? 'before', days);
  return {
    from: from.toString(),
    to: to.toString(),
    days,
    back,
    before: { from: from.subtract({ days: back }).toString(), to: to.subtract({ days: back }).toString() },
  };
}

/** Never fewer than the period has: no day is in both. */
function daysBack(compare: Comparison, days: number): number {
  if (compare === 'before') return days;
  const step = compare === 'week' ? DAYS_OF_WEEK : DAYS_OF_FOUR_WEEKS;
  return step * Math.ceil(days / step);
}

/** Stretches of a period, at most `daysMax` long, the newest first: a file of very many rows is read by them. */
export function stretchesOf(period: Period, daysMax: number): Period[] {
  const stretches: Period[] = [];
  const first = Temporal.PlainDate.from(period.from);
  let to = Temporal.PlainDate.from(period.to);
  while (Temporal.PlainDate.compare(to, first) >= 0) {
    const begun = to.subtract({ days: daysMax - 1 });
    const from = Temporal.PlainDate.compare(begun, first) < 0 ? first : begun;
    stretches.push({
      ...period,
      from: from.toString(),
      to: to.toString(),
      before: {
        from: from.subtract({ days: period.back }).toString(),
        to: to.subtract({ days: period.back }).toString(),
      },
    });
    to = from.subtract({ days: 1 });
  }
  return stretches;
}
