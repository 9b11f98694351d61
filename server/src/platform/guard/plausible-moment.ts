const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** By how much the clock of another machine may be ahead of this one's. */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** What is found on a statement, or decided late, is still younger than this. */
export const OLDEST_MS = 366 * DAY_MS;

/** True of a moment that another machine, a file or a person may truthfully name for something that has happened: not yet to come, and not years ago. */
export function isPlausibleMoment(at: Date, now: Date): boolean {
  const ageMs = now.getTime() - at.getTime();
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= OLDEST_MS;
}
