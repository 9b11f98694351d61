export type MailEvery = 'day' | 'week' | 'month';

/** The last days that are over, and the moment from which their report is sent: yesterday, Monday to Sunday, a month. */
export function lastPeriod(
  every: MailEvery,
  { timeZone, atMinute, now }: { timeZone: string; atMinute: number; now: Date },
): { from: string; to: string; at: Date } {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const isBefore = here.hour * 60 + here.minute < atMinute;
  // Before its time of the day the report of the period before is the last one.
  const day = isBefore ? today.subtract({ days: 1 }) : today;
  const sentOn = firstDay(every, day);
  const from =
    every === 'day'
      ? sentOn.subtract({ days: 1 })
      : every === 'week'
        ? sentOn.subtract({ weeks: 1 })
        : sentOn.subtract({ months: 1 });
  const time = Temporal.PlainTime.from({ hour: Math.floor(atMinute / 60), minute: atMinute % 60 });
  const at = sentOn.toZonedDateTime({ timeZone, plainTime: time });
  return {
    from: from.toString(),
    to: sentOn.subtract({ days: 1 }).toString(),
    at: new Date(at.epochMilliseconds),
  };
}

/** Of the period that the day is in: that of the one before is over with it. */
function firstDay(every: MailEvery, day: Temporal.PlainDate): Temporal.PlainDate {
  if (every === 'day') return day;
  return every === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
}
