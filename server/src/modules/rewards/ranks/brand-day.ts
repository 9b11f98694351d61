/** The day where the brand is, the one after it, and the moment a day begins there. */
export function brandDays(timeZone: string, now: Date): { today: string; tomorrow: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return { today: today.toString(), tomorrow: today.add({ days: 1 }).toString() };
}

export function startOf(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

export function dayBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString();
}
