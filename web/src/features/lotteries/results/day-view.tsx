import { useQuery } from '@tanstack/react-query';
import { CalendarX2, ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { shiftDay } from '../../../i18n/format.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { gamesQuery } from '../lotteries/queries.ts';
import { GameResults } from './game-results.tsx';
import { dayQuery } from './queries.ts';
import type { ChangeFilter, ResultsFilter } from './results-filter.ts';

/** The results of one day, a card for each lottery that drew. */
export function DayView({
  filter,
  onChange,
  top,
}: {
  filter: ResultsFilter;
  onChange: ChangeFilter;
  top: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation('results');
  const query = useQuery(dayQuery(filter));
  const { data: all } = useQuery(gamesQuery(currentLanguage()));
  const day = filter.day || query.data?.today || '';
  return (
    <div className="flex flex-col gap-4">
      <DayBar day={day} today={query.data?.today ?? ''} onDay={(to) => onChange({ day: to })} />
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={SHAPE}
        shapeClassName="grid gap-3 lg:grid-cols-2 lg:gap-4"
        isEmpty={({ games }) => games.length === 0}
        empty={
          <EmptyState
            icon={<CalendarX2 />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              day && (
                <Button variant="secondary" onClick={() => onChange({ day: shiftDay(day, -1) })}>
                  {t('empty.action')}
                </Button>
              )
            }
          />
        }
        className="flex flex-col gap-4"
      >
        {({ games, pageNum, totalPages, day: shown }) => (
          <>
            <div className="grid items-start gap-3 lg:grid-cols-2 lg:gap-4">
              {games.map(({ gameCode, draws, more }) => (
                <GameResults
                  key={`${gameCode} ${shown}`}
                  gameCode={gameCode}
                  game={all?.games.find(({ code }) => code === gameCode)}
                  draws={draws}
                  more={more}
                  day={shown}
                />
              ))}
            </div>
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(pageNo) => onChange({ pageNo })}
              label={t('paging')}
              top={top}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function DayBar({ day, today, onDay }: { day: string; today: string; onDay: (day: string) => void }) {
  const { t } = useTranslation('results');
  const isToday = day === today;
  return (
    <nav aria-label={t('day.label')} className="flex flex-wrap items-center gap-2">
      <IconButton label={t('day.previous')} disabled={!day} onClick={() => onDay(shiftDay(day, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <TextField
        quiet
        type="date"
        label={t('day.label')}
        value={day}
        max={today}
        onChange={({ target }) => target.value && onDay(target.value >= today ? '' : target.value)}
        className="w-44"
      />
      <IconButton
        label={t('day.next')}
        disabled={!day || day >= today}
        onClick={() => onDay(shiftDay(day, 1) >= today ? '' : shiftDay(day, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {!isToday && day && (
        <Button variant="ghost" size="small" onClick={() => onDay('')}>
          {t('day.today')}
        </Button>
      )}
      {isToday && <span className="text-muted text-sm">{t('day.isToday')}</span>}
    </nav>
  );
}

const SHAPE = ['one', 'two', 'three', 'four'].map((card) => (
  <Skeleton key={card} className="h-56 rounded-large" />
));
