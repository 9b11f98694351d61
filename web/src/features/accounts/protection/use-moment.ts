import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { spanOf } from '../../../shared-parts/time/span-of.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';

/** A moment on the brand's clock, to the minute. */
export function useMoment(): (at: string | number) => string {
  const timeZone = useTimeZone();
  return (at) => displayDateTime(at, timeZone).slice(0, 16);
}

/** A length of time as people say it: its two largest units, rounded up to a whole minute; nothing is no minute. */
export function useSpanWords(): (ms: number) => string {
  const { t } = useTranslation('protection');
  return (ms) => {
    if (ms <= 0) return t('span.minutes', { count: 0 });
    const { days, hours, minutes } = spanOf(ms);
    const parts = [
      days > 0 && t('span.days', { count: days }),
      hours > 0 && t('span.hours', { count: hours }),
      minutes > 0 && days === 0 && t('span.minutes', { count: minutes }),
    ].filter((part) => part !== false);
    return parts.join(' ');
  };
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
