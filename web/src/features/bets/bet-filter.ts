import type { BetStatus } from '@lanna/contract/bets';
import type { VendorGroup } from '@lanna/contract/catalogue';
import { shiftDay, startOfDay } from '../../i18n/format.ts';

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'range'] as const;
export type Period = (typeof PERIODS)[number];

export interface BetFilter {
  period: Period;
  /** The range's days, `yyyy-MM-dd`, both included; they count while `period` is `range`. */
  firstDay: string;
  lastDay: string;
  category: VendorGroup | '';
  vendor: string;
  status: BetStatus | '';
}

/** The default period of the record: short enough to load quickly, long enough to include last night. */
export function openingFilter(today: string): BetFilter {
  return {
    period: 'week',
    firstDay: shiftDay(today, -6),
    lastDay: today,
    category: '',
    vendor: '',
    status: '',
  };
}

/** First and last day of the filter, both included, in the brand's calendar. */
export function daysOf({ period, firstDay, lastDay }: BetFilter, today: string): [string, string] {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [shiftDay(today, -1), shiftDay(today, -1)];
    case 'week':
      return [shiftDay(today, -6), today];
    case 'month':
      return [shiftDay(today, -29), today];
    case 'range':
      // A range typed with the later day first is the same range.
      return firstDay <= lastDay ? [firstDay, lastDay] : [lastDay, firstDay];
  }
}

/** The filter as the wire takes it: from the first moment of the first day to the first moment after the last. */
export function betQuery(filter: BetFilter, today: string, timeZone: string) {
  const [first, last] = daysOf(filter, today);
  return {
    from: startOfDay(first, timeZone),
    to: startOfDay(shiftDay(last, 1), timeZone),
    category: filter.category || undefined,
    vendor: filter.vendor || undefined,
    status: filter.status || undefined,
  };
}

/** Whether it narrows more than the days do. */
export function isNarrowed({ category, vendor, status }: BetFilter): boolean {
  return category !== '' || vendor !== '' || status !== '';
}
