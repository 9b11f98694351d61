import { useTranslation } from 'react-i18next';
import { clockText, type TimeLeft, timeLeft } from '../../../shared-parts/time/time-left.ts';
import { useServerNow } from '../../../shared-parts/time/use-server-now.ts';
import { classes } from '../../../ui/classes.ts';

const LAST_SECONDS = 10;
const MINUTE_MS = 60_000;

interface CountdownProps {
  /** ISO. */
  until: string;
  /** The server's clock at the answer `until` came with: what the first render counts from. */
  from: string;
  size?: 'small' | 'large';
  /** Announces the last minute and the end to screen readers: for the one draw a page is about. */
  announced?: boolean;
  className?: string;
}

/** Time left until a draw takes no more bets, by the server's clock. Its last ten seconds are calm: another colour, nothing blinks. */
export function Countdown({ until, from, size = 'small', announced = false, className }: CountdownProps) {
  const { t } = useTranslation('lotteries');
  const leftMs = useLeftMs(until, from);
  const left = timeLeft(leftMs, 0);
  const isOver = leftMs <= 0;
  return (
    <>
      <span
        role="timer"
        className={classes(
          'figures whitespace-nowrap font-display font-semibold transition-colors',
          size === 'large' ? 'text-3xl leading-none' : 'text-lg leading-none',
          isOver ? 'text-muted' : leftMs <= LAST_SECONDS * 1000 ? 'text-warning' : 'text-accent-text',
          className,
        )}
      >
        {isOver ? <span className="font-text text-sm">{t('countdown.over')}</span> : <Left left={left} />}
      </span>
      {announced && <Announced leftMs={leftMs} />}
    </>
  );
}

/** Whether a draw still takes bets by the server's clock, evaluated once a second. */
export function useIsOpen(until: string | undefined, from: string): boolean {
  return useLeftMs(until ?? from, from) > 0;
}

/** Milliseconds until then. */
export function useLeftMs(until: string, from: string): number {
  const nowMs = useServerNow() ?? Date.parse(from);
  return Math.max(0, Date.parse(until) - nowMs);
}

function Left({ left }: { left: TimeLeft }) {
  const { t } = useTranslation('lotteries');
  if (left.days === 0) return shortClock(left);
  return (
    <>
      <span className="font-text text-[0.8em]">{t('countdown.days', { count: left.days })}</span>{' '}
      {clockText(left).slice(0, 5)}
    </>
  );
}

/** `04:59`, with hours only where there are some. */
function shortClock(left: TimeLeft): string {
  const text = clockText(left);
  return left.hours > 0 ? text : text.slice(3);
}

function Announced({ leftMs }: { leftMs: number }) {
  const { t } = useTranslation('lotteries');
  const words =
    leftMs <= 0
      ? t('countdown.over')
      : leftMs <= LAST_SECONDS * 1000
        ? t('countdown.lastSeconds', { seconds: LAST_SECONDS })
        : leftMs <= MINUTE_MS
          ? t('countdown.lastMinute')
          : '';
  return (
    <span role="status" className="sr-only">
      {words}
    </span>
  );
}
