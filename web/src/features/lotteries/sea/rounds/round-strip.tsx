import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../../ui/classes.ts';
import type { Round } from './rounds.ts';

/** All rounds of the day in a line, the next one in the middle: done ones with their numbers, those ahead with the time they close. */
export function RoundStrip({
  rounds,
  shown,
  next,
  onChoose,
}: {
  rounds: readonly Round[];
  /** The one the page is about. */
  shown: string | undefined;
  /** The one that closes next. */
  next: string | undefined;
  onChoose: (round: Round) => void;
}) {
  const { t } = useTranslation('sea');
  const timeZone = useTimeZone();
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>('[data-shown]');
    const room = strip.current;
    if (item && room && shown) room.scrollLeft = item.offsetLeft - (room.clientWidth - item.offsetWidth) / 2;
  }, [shown]);
  return (
    <ol
      ref={strip}
      aria-label={t('yeekee.rounds')}
      className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0.5"
    >
      {rounds.map((round) => {
        const isShown = round.numero === shown;
        const isNext = round.numero === next;
        return (
          <li key={round.numero} data-shown={isShown || undefined} className="shrink-0">
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onChoose(round)}
              className={classes(
                'figures flex min-h-12 min-w-17 flex-col items-center justify-center gap-0.5 rounded-medium border transition-colors hover:border-accent-text px-1 lg:min-h-16 lg:min-w-19',
                isShown ? 'border-accent-text bg-raised' : 'border-line bg-surface',
                isNext && !isShown && 'border-control-line',
              )}
            >
              <span
                className={classes(
                  'text-xs leading-tight',
                  isNext ? 'font-semibold text-accent-text' : 'text-muted',
                )}
              >
                {t('yeekee.round', { round: round.number })}
              </span>
              <Below round={round} time={timeOf(round.closesAt, timeZone)} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Below({ round, time }: { round: Round; time: string }) {
  const { t } = useTranslation('sea');
  const { phase, draw } = round;
  if (phase === 'done' && draw?.result) {
    const [top = '', bottom = ''] = draw.result.split('|');
    return (
      <span className="font-display font-semibold leading-tight">
        {top} <span className="font-normal text-muted">{bottom}</span>
      </span>
    );
  }
  if (phase === 'done' || phase === 'cancelled')
    return <span className="text-muted text-xs leading-tight">{t('yeekee.refunded')}</span>;
  if (phase === 'betting') return <span className="font-display font-semibold leading-tight">{time}</span>;
  return <span className="text-warning text-xs leading-tight">{t(`yeekee.phase.${phase}`)}</span>;
}

export function timeOf(at: string, timeZone: string): string {
  return displayDateTime(at, timeZone).slice(11, 16);
}
