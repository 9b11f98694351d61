/**
 * 12,345: the same in every language we speak, as the specification wants it. `count` is whole. By hand, because the first
 * `Intl.NumberFormat` of a page costs a phone 40 ms.
 */
export function displayCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `yyyy-MM-dd HH:mm:ss` in the given time zone. `at` is ISO text or milliseconds. */
export function displayDateTime(at: string | number, timeZone: string): string {
  const hoursAhead = HOURS_AHEAD[timeZone];
  const atMs = new Date(at).getTime();
  if (hoursAhead !== undefined && atMs >= STEADY_SINCE_MS) {
    return new Date(atMs + hoursAhead * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  }
  const part = Object.fromEntries(
    clock(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

/** `yyyy-MM-dd` in the given time zone. */
export function displayDate(at: string | number, timeZone: string): string {
  return displayDateTime(at, timeZone).slice(0, 10);
}

/** The instant a day begins in the given time zone, as ISO text. `day` is `yyyy-MM-dd`. */
export function startOfDay(day: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // What the zone's clock shows at that UTC instant is off by exactly the zone's offset on that day.
  const shown = Date.parse(`${displayDateTime(asUtc, timeZone).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc)).toISOString();
}

/** `yyyy-MM-dd` so many days before or after `day`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Zones whose clocks have not been changed since 2000, in hours ahead of UTC: their times are written by hand, because the first
 * `Intl.DateTimeFormat` of a page costs a phone 100 ms.
 */
export const HOURS_AHEAD: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Bangkok': 7,
  'Asia/Vientiane': 7,
  'Asia/Phnom_Penh': 7,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Jakarta': 7,
  'Asia/Kuala_Lumpur': 8,
  'Asia/Singapore': 8,
  'Asia/Manila': 8,
  'Asia/Hong_Kong': 8,
  'Asia/Macau': 8,
  'Asia/Shanghai': 8,
  'Asia/Taipei': 8,
};
const STEADY_SINCE_MS = Date.UTC(2000, 0, 1);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs more than a thousand uses. */
function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}
