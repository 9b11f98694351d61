import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { useTranslation } from 'react-i18next';

/** A schedule in words: `1440 draws a day, every 60 s, 00:01–00:00, Asia/Shanghai`. */
export function useScheduleText(): (schedule: DrawGameRow['schedule']) => string {
  const { t } = useTranslation('draws-console');
  return ({ kind, spans, days, at, drawsADay, timeZone }) => {
    if (kind === 'week')
      return t('schedule.week', {
        days: days.map((day) => t(`schedule.weekdays.${day as 1}`)).join(', '),
        at: at ?? '',
        zone: timeZone,
      });
    if (kind === 'calendar') return t('schedule.calendar', { at: at ?? '', zone: timeZone });
    if (kind === 'month') return t('schedule.month', { days: days.join(', '), at: at ?? '', zone: timeZone });
    const parts = spans.map(({ first, last, everySeconds, count }) =>
      count === 1
        ? t('schedule.once', { first })
        : everySeconds % 60 === 0
          ? t('schedule.minutes', { first, last, minutes: everySeconds / 60 })
          : t('schedule.seconds', { first, last, seconds: everySeconds }),
    );
    return t('schedule.day', { count: drawsADay ?? 0, parts: parts.join(' + '), zone: timeZone });
  };
}
