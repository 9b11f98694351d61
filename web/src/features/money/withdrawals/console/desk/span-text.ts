import { useTranslation } from 'react-i18next';
import { spanOf } from '../../../../../shared-parts/time/span-of.ts';

/** A length of time in short: `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function useSpanText(): (ms: number) => string {
  const { t } = useTranslation('withdrawals-console');
  return (ms) => {
    const { days, hours, minutes } = spanOf(ms);
    const parts = [
      days > 0 && t('span.days', { days }),
      hours > 0 && t('span.hours', { hours }),
      minutes > 0 && days === 0 && t('span.minutes', { minutes }),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };
}
