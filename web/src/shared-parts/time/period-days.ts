import { shiftDay } from '../../i18n/format.ts';
import { dayOrNone, oneOf } from '../../url-filter.ts';

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'year', 'range'] as const;
export type Period = (typeof PERIODS)[number];

/** Short enough to load quickly, long enough to include last night. */
export const OPENING_PERIOD = 'week';

export interface PeriodChosen {
  readonly period: Period;
  /** The range's days, both included; they count while `period` is `range`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** How a record's period stands in the address. */
export const periodFields = {
  period: oneOf(PERIODS, OPENING_PERIOD),
  firstDay: dayOrNone(),
  lastDay: dayOrNone(),
};

/** First and last day of the period, both included, in the brand's calendar. */
export function daysOf({ period, firstDay, lastDay }: PeriodChosen, today: string): [string, string] {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [shiftDay(today, -1), shiftDay(today, -1)];
    case 'week':
      return [shiftDay(today, -6), today];
    case 'month':
      return [shiftDay(today, -29), today];
    case 'year':
      return [shiftDay(today, -364), today];
    case 'range': {
      const [first, last] = [firstDay || shiftDay(today, -6), lastDay || today];
      // A range typed with the later day first is the same range.
      return first <= last ? [first, last] : [last, first];
    }
  }
}
