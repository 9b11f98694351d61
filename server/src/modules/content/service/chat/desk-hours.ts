import type { DeskSettings } from '@lanna/contract/content/service/desk-settings';
import type { Desk } from '@lanna/contract/content/service/service';

/** A week ahead, and the day it began on once more: its earlier hours may be the next ones. */
const DAYS_AHEAD = 8;

/** Whether the desk is open now, when it closes, or when it opens next. */
export function deskAt(
  { mode, hours }: Pick<DeskSettings, 'mode' | 'hours'>,
  timeZone: string,
  now: Date,
): Desk {
  const known = { mode, hours: hours.map((spans) => [...spans]), timeZone };
  if (mode === 'always') return { ...known, open: true, opensAt: null, closesAt: null };
  const next = mode === 'hours' ? nextSpan(hours, timeZone, now) : undefined;
  if (!next) return { ...known, open: false, opensAt: null, closesAt: null };
  const open = next.from <= now.getTime();
  const lasts = next.to - now.getTime() > DAYS_AHEAD * 86_400_000;
  return {
    ...known,
    open,
    opensAt: open ? null : new Date(next.from).toISOString(),
    closesAt: open && !lasts ? new Date(next.to).toISOString() : null,
  };
}

interface Span {
  from: number;
  to: number;
}

/** The hours that are running or come next; spans that follow each other without a pause (24:00, 00:00) are one. */
function nextSpan(hours: DeskSettings['hours'], timeZone: string, now: Date): Span | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  let found: Span | undefined;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = today.add({ days: ahead });
    for (const { from, to } of hours[day.dayOfWeek - 1] ?? []) {
      const span = { from: momentOf(day, from, timeZone), to: momentOf(day, to, timeZone) };
      if (span.to <= now.getTime()) continue;
      if (!found) found = span;
      else if (span.from === found.to) found.to = span.to;
      else return found;
    }
  }
  // Nothing but one unbroken span all week: it does not end.
  if (found && found.to - now.getTime() > (DAYS_AHEAD - 1) * 86_400_000)
    return { ...found, to: Number.POSITIVE_INFINITY };
  return found;
}

function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const isMidnight = time === '24:00';
  const at = { timeZone, plainTime: Temporal.PlainTime.from(isMidnight ? '00:00' : time) };
  return (isMidnight ? day.add({ days: 1 }) : day).toZonedDateTime(at).epochMilliseconds;
}
