import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A span of time in its largest unit: waits of milliseconds and leaders of days stand in one list. */
export function useSpan(): (ms: number) => string {
  const { t } = useTranslation('vendor-wallet-console');
  return (ms) => {
    if (ms < SECOND_MS) return t('span.ms', { value: displayCount(ms) });
    if (ms < MINUTE_MS) return t('span.seconds', { value: (ms / SECOND_MS).toFixed(1) });
    if (ms < HOUR_MS) return t('span.minutes', { value: displayCount(Math.round(ms / MINUTE_MS)) });
    return t('span.hours', { value: displayCount(Math.round(ms / HOUR_MS)) });
  };
}
