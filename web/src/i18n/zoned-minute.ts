import { displayDateTime } from './format.ts';

/** What the clocks of a zone show, as `<input type="datetime-local">` wants it: `2026-11-22T18:30`. `at` is ISO text. */
export function zonedMinute(at: string, timeZone: string): string {
  return displayDateTime(at, timeZone).slice(0, 16).replace(' ', 'T');
}

/** The instant at which the clocks of a zone show this, as ISO text; undefined for what is no time. */
export function instantOf(minute: string, timeZone: string): string | undefined {
  // Browsers read `:00Z` and the like as a time of some year.
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/.test(minute)) return undefined;
  const asUtc = Date.parse(`${minute}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The zone's offset at the instant itself: a first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

function offsetAt(at: number, timeZone: string): number {
  const shown = Date.parse(`${displayDateTime(at, timeZone).replace(' ', 'T')}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}
