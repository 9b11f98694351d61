import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { clockText, timeLeft } from '../../../../shared-parts/time/time-left.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { classes } from '../../../../ui/classes.ts';

/** Farther than this a date says more than a clock that runs. */
const COUNTED_DAYS = 14;
const HURRY_MS = 24 * 3_600_000;

export type CountedTo = 'ends' | 'starts' | 'again';

/** How long it is until then, ticking; until the page knows a clock, and for what is far off, the date. */
export function Countdown({ to, at, className }: { to: CountedTo; at: string; className?: string }) {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  const nowMs = useNow();
  const atMs = Date.parse(at);
  const date = displayDateTime(at, timeZone).slice(0, 16);
  const left = nowMs === undefined ? undefined : timeLeft(atMs, nowMs);
  const counted = left && left.days < COUNTED_DAYS;
  const hurry = to === 'ends' && nowMs !== undefined && atMs - nowMs < HURRY_MS;
  return (
    <time
      dateTime={at}
      title={date}
      className={classes(
        'figures inline-flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0',
        hurry ? 'font-semibold text-danger' : 'text-muted',
        className,
      )}
    >
      <Hourglass aria-hidden="true" />
      {/* Read out, the date: a clock that runs is no pleasure to hear. */}
      <span className="sr-only">{t(`countdown.${to}On`, { date })}</span>
      <span aria-hidden="true">
        {counted
          ? left.days > 0
            ? t(`countdown.${to}InDays`, { days: left.days, clock: clockText(left) })
            : t(`countdown.${to}In`, { clock: clockText(left) })
          : t(`countdown.${to}On`, { date })}
      </span>
    </time>
  );
}
