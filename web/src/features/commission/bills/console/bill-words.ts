/** How much each state of a bill asks for attention. */
export const TONES = {
  issued: 'quiet',
  unapproved: 'warning',
  uncollected: 'quiet',
  denied: 'danger',
  not_reached: 'quiet',
  insufficient: 'danger',
  part_collected: 'warning',
  paid: 'success',
  expired: 'quiet',
} as const;

/** Days, an hour of a day, or a window of five minutes. */
export function periodText(period: {
  from: string;
  to: string;
  hour: number | null;
  minute: number | null;
}): string {
  const { from, to, hour, minute } = period;
  if (hour !== null) return `${from} ${clock(hour * 60)}`;
  if (minute !== null) return `${from} ${clock(minute)}`;
  return from === to ? from : `${from} – ${to}`;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
