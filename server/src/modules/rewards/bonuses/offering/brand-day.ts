/** The brand's present day as `yyyy-mm-dd`, and when the next one begins. */
export function brandDay(now: Date, timeZone: string): { today: string; nextAt: Date } {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const next = local.add({ days: 1 }).startOfDay();
  return { today: local.toPlainDate().toString(), nextAt: new Date(next.epochMilliseconds) };
}

/** The first day of the brand's that begins at a moment or later; null of none. */
export function firstDay(at: Date | null, timeZone: string): string | null {
  if (at === null) return null;
  const { today, nextAt } = brandDay(at, timeZone);
  const begins = Temporal.PlainDate.from(today).toZonedDateTime(timeZone).epochMilliseconds;
  return begins === at.getTime() ? today : brandDay(nextAt, timeZone).today;
}

/** When a day of the brand's is over. */
export function dayEnds(day: string, timeZone: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}
