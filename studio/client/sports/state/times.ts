import { type Language, say, type Words } from '../i18n/words.ts';

const ZONE = 'Asia/Bangkok';
const TAG: Record<Language, string> = { TH: 'th-TH', EN: 'en-GB' };
const SOON_MS = 3_600_000;

/** When a match starts: how long until then in the last hour, else day and hour in Thailand. */
export function startText(startsAt: string, now: number, words: Words, language: Language): string {
  const at = Date.parse(startsAt);
  const left = at - now;
  if (left > 0 && left < SOON_MS) return say(words.starts.in, { time: minutesText(left) });
  const time = clockText(startsAt);
  const days = dayNumber(at) - dayNumber(now);
  if (days === 0) return say(words.starts.today, { time });
  if (days === 1) return say(words.starts.tomorrow, { time });
  const day = new Intl.DateTimeFormat(TAG[language], {
    ...{ timeZone: ZONE, weekday: 'short', day: 'numeric', month: 'short' },
  }).format(at);
  return say(words.starts.at, { day, time });
}

export function momentText(at: string, language: Language): string {
  return new Intl.DateTimeFormat(TAG[language], {
    ...{
      timeZone: ZONE,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
  }).format(Date.parse(at));
}

export function clockText(at: string): string {
  return new Date(Date.parse(at) + THAILAND_AHEAD_MS).toISOString().slice(11, 16);
}

/** 4:07 */
function minutesText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const THAILAND_AHEAD_MS = 7 * 3_600_000;

function dayNumber(at: number): number {
  return Math.floor((at + THAILAND_AHEAD_MS) / 86_400_000);
}
