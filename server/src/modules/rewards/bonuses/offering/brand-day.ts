/** The brand's present day as `yyyy-mm-dd`, and when the next one begins. */
export function brandDay(now: Date, timeZone: string): { today: string; nextAt: Date } {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const next = local.add({ days: 1 }).startOfDay();
  return { today: local.toPlainDate().toString(), nextAt: new Date(next.epochMilliseconds) };
}
