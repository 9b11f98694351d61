import type { CalendarDayRow } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../../console/operator.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';

const TONES = {
  open: 'success',
  closed: 'quiet',
  drawn: 'quiet',
  settled: 'quiet',
  cancelled: 'danger',
} as const;

/** A day of a calendar. What was bet on, and what is over, stays as it is. */
export function CalendarDayLine({
  row: { day, numero, drawsAt, closesAt, source, givenBy, state, lines },
  isAhead,
  onMove,
  onRemove,
}: {
  row: CalendarDayRow;
  isAhead: boolean;
  onMove: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const isChangeable = isAhead && (state === null || state === 'open');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0">
      <div className="min-w-0">
        <p>
          <span className="figures font-medium">{numero}</span> · {day} · <When at={drawsAt} />
        </p>
        <p className="text-muted text-xs">
          {t(`calendars.source.${source}`, { by: givenBy ?? '' })} · {t('calendars.closes')}{' '}
          <When at={closesAt} />
          {lines > 0 && ` · ${t('calendars.bets', { count: lines })}`}
        </p>
        {isChangeable && lines > 0 && <p className="text-muted text-xs">{t('calendars.sold')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={state === null ? 'quiet' : TONES[state]}>
          {state === null ? t('calendars.state.none') : t(`calendars.state.${state}`)}
        </StatusBadge>
        {isChangeable && lines === 0 && (
          <Can permission="feeds.change" house>
            <Button variant="secondary" size="small" onClick={onMove}>
              {t('calendars.move')}
            </Button>
            <Button variant="ghost" size="small" className="text-danger!" onClick={onRemove}>
              {t('calendars.remove')}
            </Button>
          </Can>
        )}
      </div>
    </li>
  );
}
