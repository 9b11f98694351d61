const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Minutes of the day; over midnight where it ends before it begins. */
export interface QuietHours {
  from: number;
  until: number;
}

/** How long after it was sent for the n-th time an alert that goes on is sent again: twice as long each time, a day at most. */
export function waitAfterSendMs(repeatMinutes: number, sends: number): number {
  const doubled = repeatMinutes * 2 ** Math.min(Math.max(sends - 1, 0), 20);
  return Math.min(doubled, DAY_MINUTES) * MINUTE_MS;
}

/** Minutes until quiet hours are over; 0 outside of them. Hours that end where they begin are none. */
export function quietMinutesLeft(quiet: QuietHours | null, minuteOfDay: number): number {
  if (!quiet || quiet.from === quiet.until) return 0;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const passed = (minuteOfDay - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? length - passed : 0;
}

/** The minute of the day that it is at a moment in a zone. */
export function minuteOfDayIn(timeZone: string, at: Date): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return hour * 60 + minute;
}
