/** When a time-out of so many hours is over. */
export function timeOutUntil(hours: number, now: Date): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

/** When so many months are over, on the brand's clocks: the same hour of that day. Null: never. */
export function exclusionUntil(months: number | null, timeZone: string, now: Date): Date | null {
  if (months === null) return null;
  const end = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ months });
  return new Date(end.epochMilliseconds);
}

/** Whether one that ends then holds longer than another; null never ends. */
export function isLonger(until: Date | null, than: Date | null): boolean {
  if (than === null) return false;
  return until === null || until > than;
}
