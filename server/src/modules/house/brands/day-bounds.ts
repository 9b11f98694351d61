/** Moments of a range of days in a brand's time zone: both days are part of it; `until` is not. */
export function dayBounds(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { since?: Date; until?: Date } {
  const began = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    ...(from === undefined ? {} : { since: began(Temporal.PlainDate.from(from)) }),
    ...(to === undefined ? {} : { until: began(Temporal.PlainDate.from(to).add({ days: 1 })) }),
  };
}
