import { useTranslation } from 'react-i18next';
import { spanOf } from '../../../../shared-parts/time/span-of.ts';

/** A length of time as people say it: the two largest units of it, rounded up to a whole minute. */
export function useSpanWords(): (ms: number) => string {
  const { t } = useTranslation('withdrawals');
  return (ms) => {
    const { days, hours, minutes } = spanOf(ms);
    const parts = [
      days > 0 && t('span.days', { count: days }),
      hours > 0 && t('span.hours', { count: hours }),
      minutes > 0 && days === 0 && t('span.minutes', { count: minutes }),
    ].filter((part) => part !== false);
    return parts.join(' ');
  };
}
