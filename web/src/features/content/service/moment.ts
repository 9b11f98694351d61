import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime, shiftDay } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';

/** A moment near today, as people say it: the time alone today, the day before it on other days. */
export function useMoment(): (at: string) => string {
  const { t } = useTranslation('service');
  const timeZone = useTimeZone();
  return (at) => {
    const time = displayDateTime(at, timeZone).slice(11, 16);
    const day = displayDate(at, timeZone);
    const today = displayDate(Date.now(), timeZone);
    if (day === today) return t('moment.today', { time });
    if (day === shiftDay(today, 1)) return t('moment.tomorrow', { time });
    return t('moment.on', { day, time });
  };
}

/** The day a message was sent on. */
export function useDayName(): (at: string | number) => string {
  const { t } = useTranslation('service');
  const timeZone = useTimeZone();
  return (at) => {
    const day = displayDate(at, timeZone);
    const today = displayDate(Date.now(), timeZone);
    if (day === today) return t('day.today');
    return day === shiftDay(today, -1) ? t('day.yesterday') : day;
  };
}
