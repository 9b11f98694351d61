import {
  type CalendarDayRow,
  type LotteryCalendar,
  listCalendars,
} from '@lanna/contract/lotteries/feeds/calendar-ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { ResultsShell } from '../results/results-shell.tsx';
import { AddDaysDialog } from './add-days-dialog.tsx';
import { CalendarDayLine } from './calendar-day-line.tsx';
import { MoveDayDialog } from './move-day-dialog.tsx';
import { RemoveDayDialog } from './remove-day-dialog.tsx';

type Change =
  | { what: 'add'; game: string }
  | { what: 'move' | 'remove'; game: string; row: CalendarDayRow; timeZone: string };

/** Days of lotteries that follow no rule: what is announced, what has become of it, and what may still change. */
export function CalendarsPage() {
  const { t } = useTranslation('feeds-console');
  const [change, setChange] = useState<Change>();
  const close = () => setChange(undefined);
  return (
    <ResultsShell page="calendars">
      <QueryView
        query={useOps(listCalendars)}
        label={t('calendars.loading')}
        failed={t('calendars.failed')}
        shape={<Skeleton className="h-72 w-full" />}
        className="flex flex-col gap-4"
      >
        {({ now, calendars }) =>
          calendars.map((calendar) => (
            <CalendarPanel key={calendar.gameCode} calendar={calendar} now={now} onChange={setChange} />
          ))
        }
      </QueryView>
      {change?.what === 'add' && <AddDaysDialog game={change.game} onClose={close} />}
      {change?.what === 'move' && <MoveDayDialog {...change} onClose={close} />}
      {change?.what === 'remove' && <RemoveDayDialog game={change.game} row={change.row} onClose={close} />}
    </ResultsShell>
  );
}

function CalendarPanel({
  calendar: { gameCode, timeZone, at, days, announced },
  now,
  onChange,
}: {
  calendar: LotteryCalendar;
  now: string;
  onChange: (change: Change) => void;
}) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  return (
    <Panel
      title={nameOf(gameCode)}
      text={t('calendars.usual', { at, zone: timeZone })}
      actions={
        <Can permission="feeds.change" house>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange({ what: 'add', game: gameCode })}
          >
            {t('calendars.add')}
          </Button>
        </Can>
      }
      flush
    >
      {announced.length > 0 && (
        <div className="border-line/70 border-b px-4 py-3 text-sm">
          <p className="font-medium">{t('calendars.announced')}</p>
          <p className="text-muted">{t('calendars.announcedText')}</p>
          <ul className="mt-1">
            {announced.map(({ numero, drawsAt, feeds }) => (
              <li key={`${numero} ${drawsAt}`}>
                {numero} · <When at={drawsAt} /> · {feeds.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {days.length === 0 ? (
        <p className="px-4 py-4 text-muted text-sm">{t('calendars.none')}</p>
      ) : (
        <ul>
          {days.toReversed().map((row) => (
            <CalendarDayLine
              key={row.numero}
              row={row}
              isAhead={row.closesAt > now}
              onMove={() => onChange({ what: 'move', game: gameCode, row, timeZone })}
              onRemove={() => onChange({ what: 'remove', game: gameCode, row, timeZone })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
