import { displayDateTime } from '../../../i18n/format.ts';

/** From when to when, the day named once where it is the same; a moment is only itself. */
export function displaySpan(from: string, to: string, timeZone: string): string {
  const [start, end] = [displayDateTime(from, timeZone), displayDateTime(to, timeZone)];
  if (start === end) return start;
  const [startDay] = start.split(' ');
  const [endDay, endTime] = end.split(' ');
  return `${start} – ${startDay === endDay ? endTime : end}`;
}
