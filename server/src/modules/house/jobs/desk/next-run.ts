import { parseCrontab } from 'graphile-worker';

const MINUTE_MS = 60_000;
const LOOKED_AHEAD_MINUTES = 32 * 24 * 60;

/** When a crontab (five fields, UTC) comes next after `now`, read by the library that runs it; null if not within a month. */
export function nextRun(cron: string, now: Date): Date | null {
  const [item] = parseCrontab(`${cron} job`);
  const start = Math.floor(now.getTime() / MINUTE_MS) + 1;
  for (let minute = start; minute < start + LOOKED_AHEAD_MINUTES; minute += 1) {
    const at = new Date(minute * MINUTE_MS);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (item?.match(digest)) return at;
  }
  return null;
}
