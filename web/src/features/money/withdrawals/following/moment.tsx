import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';

/** `14:05` of today, `2026-11-20 14:05` of another day, on the brand's clock. */
export function Moment({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const nowMs = useNow();
  const { t } = useTranslation('withdrawals');
  const full = displayDateTime(at, timeZone);
  const isToday = nowMs !== undefined && displayDateTime(nowMs, timeZone).slice(0, 10) === full.slice(0, 10);
  return (
    <time dateTime={at} title={full} className="figures whitespace-nowrap">
      {isToday ? t('clock', { time: full.slice(11, 16) }) : full.slice(0, -3)}
    </time>
  );
}
