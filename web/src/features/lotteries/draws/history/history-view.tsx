import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, History } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { useTypedText } from '../../../../shared-parts/forms/use-typed-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { historyQuery } from '../queries.ts';
import type { HistoryFilter } from './history-filter.ts';
import { HistoryRow } from './history-row.tsx';

interface HistoryViewProps {
  game: LotteryGame;
  filter: HistoryFilter;
  onChange: (changed: Partial<HistoryFilter>, how?: { replace?: boolean }) => void;
}

/** The results of a game, newest first: of a day, or of a numero one looks for. */
export function HistoryView({ game, filter, onChange }: HistoryViewProps) {
  const { t } = useTranslation('draws');
  const top = useRef<HTMLDivElement>(null);
  const history = useQuery(historyQuery(game.code, filter));
  const isNarrowed = filter.day !== '' || filter.numero !== '';
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-4">
      <Search filter={filter} onChange={onChange} />
      <QueryView
        query={history}
        label={t('history.loading')}
        failed={t('history.failed')}
        shape={SHAPE}
        shapeClassName="flex flex-col gap-2"
        isEmpty={({ list }) => list.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={<CalendarX2 />}
              title={t('history.noMatch')}
              text={t('history.noMatchText')}
              action={
                <Button variant="secondary" onClick={() => onChange({ day: '', numero: '' })}>
                  {t('history.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<History />} title={t('history.empty')} text={t('history.emptyText')} />
          )
        }
        className="flex flex-col gap-4"
      >
        {({ list, pageNum, totalPages }) => (
          <>
            <ol aria-label={t('history.list', { game: game.name })} className="flex flex-col gap-2">
              {list.map((draw) => (
                <HistoryRow key={draw.numero} draw={draw} family={game.family} />
              ))}
            </ol>
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(pageNo) => onChange({ pageNo })}
              label={t('history.paging')}
              top={top}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Search({ filter, onChange }: Pick<HistoryViewProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation('draws');
  const [typed, type] = useTypedText(filter.numero, (numero, how) => onChange({ numero }, how));
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_minmax(0,10.5rem)] gap-2 sm:max-w-xl sm:gap-3">
      <SearchField
        label={t('history.numero')}
        placeholder={t('history.numeroHint')}
        value={typed}
        onValueChange={(text) => type(text.toUpperCase().slice(0, 40))}
      />
      <TextField
        quiet
        type="date"
        label={t('history.day')}
        value={filter.day}
        onChange={({ target }) => onChange({ day: target.value }, { replace: true })}
      />
    </search>
  );
}

const SHAPE = ['one', 'two', 'three', 'four', 'five'].map((row) => (
  <Skeleton key={row} className="h-20 rounded-medium sm:h-14" />
));
