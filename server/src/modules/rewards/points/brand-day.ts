/** The day where the brand is, and the one after it. */
export function brandDays(timeZone: string, now: Date): { today: string; tomorrow: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return { today: today.toString(), tomorrow: today.add({ days: 1 }).toString() };
}
