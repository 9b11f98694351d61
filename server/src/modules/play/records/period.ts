import { RECORD_DAYS_MAX } from '@lanna/contract/play/records/records';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { dayBounds } from '../../house/brands/day-bounds.ts';

const DAYS_UNLESS_SAID = 30;

export interface Period {
  from: string;
  to: string;
  /** Its first moment, and the first after it. */
  since: Date;
  until: Date;
}

/** Days of the brand's calendar, both included. Refuses a first day after the last and more than a year: `record_period_refused`. */
export function periodOf(
  asked: { from?: string | undefined; to?: string | undefined },
  { timeZone, now }: { timeZone: string; now: Date },
): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const to = asked.to ? Temporal.PlainDate.from(asked.to) : today;
  const from = asked.from ? Temporal.PlainDate.from(asked.from) : to.subtract({ days: DAYS_UNLESS_SAID - 1 });
  const days = from.until(to, { largestUnit: 'day' }).days + 1;
  if (days < 1 || days > RECORD_DAYS_MAX)
    throw new Refusal('record_period_refused', { daysMax: RECORD_DAYS_MAX });
  const shown = { from: from.toString(), to: to.toString() };
  const { since, until } = dayBounds(shown, timeZone);
  if (!since || !until) throw new Error('a period has both ends');
  return { ...shown, since, until };
}
