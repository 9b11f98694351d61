import { INCOME_DAYS_MAX } from '@lanna/contract/commission/rebates/income';
import type { Period } from '@lanna/rules/commission/contracts/period';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

const DAYS_UNLESS_SAID = 30;

export interface BrandCalendar {
  timeZone: string;
  now: Date;
}

/** The present day of the brand. */
export function brandToday({ timeZone, now }: BrandCalendar): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Days of the brand, both included. Refuses a first day after the last and more than a year: `income_period_refused`. */
export function incomePeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  calendar: BrandCalendar,
): Period {
  const to = Temporal.PlainDate.from(asked.to ?? brandToday(calendar));
  const from = asked.from ? Temporal.PlainDate.from(asked.from) : to.subtract({ days: DAYS_UNLESS_SAID - 1 });
  const days = from.until(to, { largestUnit: 'day' }).days + 1;
  if (days < 1 || days > INCOME_DAYS_MAX)
    throw new Refusal('income_period_refused', { daysMax: INCOME_DAYS_MAX });
  return { from: from.toString(), to: to.toString() };
}
