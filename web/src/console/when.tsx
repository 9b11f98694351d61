import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime } from '../i18n/format.ts';
import { useTimeZone } from '../shared-parts/time/time-zone.ts';
import { useOperator } from './operator.tsx';

/** An instant in the time zone of the scope, or of the brand it belongs to. Seconds are in the title where the place is short. */
export function When({
  at,
  brand,
  variant = 'time',
  never,
}: {
  /** ISO text. */
  at: string | null | undefined;
  /** Code of the brand whose clock counts. */
  brand?: string | undefined;
  /** `time`: to the minute · `full`: to the second · `day`. */
  variant?: 'time' | 'full' | 'day';
  /** Said where there is no instant. */
  never?: string;
}) {
  const { t } = useTranslation('console');
  const { brands } = useOperator();
  const scope = useTimeZone();
  const zone = brands.find(({ code }) => code === brand)?.timeZone ?? scope;
  if (!at) return <span className="text-muted">{never ?? t('none')}</span>;
  const full = displayDateTime(at, zone);
  const shown = variant === 'full' ? full : variant === 'day' ? displayDate(at, zone) : full.slice(0, -3);
  return (
    <time dateTime={at} title={`${full} ${zone}`} className="figures whitespace-nowrap">
      {shown}
    </time>
  );
}
