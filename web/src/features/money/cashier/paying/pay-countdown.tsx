import type { DepositPage } from '@lanna/contract/money/cashier/cashier';
import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { timeLeft } from '../../../../shared-parts/time/time-left.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { classes } from '../../../../ui/classes.ts';
import { depositQuery } from '../queries.ts';

const HURRY_MS = 2 * 60_000;
const HOUR_MINUTES = 60;

/** How long there is to pay, ticking, with the share that is left drawn. When it is over the server is asked what has become of it. */
export function PayCountdown({ deposit: { id, createdAt }, until }: { deposit: DepositPage; until: string }) {
  const { t } = useTranslation('cashier');
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const nowMs = useNow();
  const untilMs = Date.parse(until);
  const leftMs = nowMs === undefined ? undefined : Math.max(0, untilMs - nowMs);
  const over = leftMs === 0;
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: depositQuery(id).queryKey });
  }, [over, queries, id]);
  const wholeMs = untilMs - Date.parse(createdAt);
  const hurry = leftMs !== undefined && leftMs < HURRY_MS;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-1.5 text-muted">
          <Hourglass className="size-4" aria-hidden="true" />
          {t('pay.until')}
        </span>
        <time
          dateTime={until}
          title={displayDateTime(until, timeZone)}
          className={classes('figures font-semibold text-lg', hurry && 'text-danger')}
        >
          {/* Read out, the moment: a clock that runs is no pleasure to hear. */}
          <span className="sr-only">{displayDateTime(until, timeZone)}</span>
          <span aria-hidden="true">{nowMs === undefined ? '' : leftText(untilMs, nowMs)}</span>
        </time>
      </p>
      <span className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <span
          className={classes('block h-full rounded-full', hurry ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${leftMs === undefined ? 100 : Math.min(100, (leftMs / wholeMs) * 100)}%` }}
        />
      </span>
    </div>
  );
}

function leftText(untilMs: number, nowMs: number): string {
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs);
  const whole = (days * 24 + hours) * HOUR_MINUTES + minutes;
  return `${whole}:${String(seconds).padStart(2, '0')}`;
}
