import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { clockText, timeLeft } from '../../../shared-parts/time/time-left.ts';

const DAY_MS = 86_400_000;

/** A clock that runs; what is read aloud is the moment it runs to. Who wants no offers sees the moment alone. */
export function Countdown({
  untilMs,
  nowMs,
  isQuiet = false,
}: {
  untilMs: number;
  nowMs: number;
  isQuiet?: boolean;
}) {
  const { t } = useTranslation('brand-envelopes');
  const { timeZone } = useBrand();
  const at = new Date(untilMs).toISOString();
  const date = displayDateTime(at, timeZone);
  return (
    <time dateTime={at} className="figures font-semibold tabular-nums">
      <span aria-hidden="true">
        {!isQuiet && untilMs - nowMs < DAY_MS ? clockText(timeLeft(untilMs, nowMs)) : date.slice(0, 16)}
      </span>
      <span className="sr-only">{t('atTime', { time: date })}</span>
    </time>
  );
}
