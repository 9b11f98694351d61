import { SEARCHED } from '@lanna/contract/lotteries/draws/results';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { gamesQuery } from '../lotteries/queries.ts';
import { MarkedResult } from './marked-result.tsx';
import { type FoundDraw, searchQuery } from './queries.ts';
import type { ChangeFilter, ResultsFilter } from './results-filter.ts';

/** When a number last came, newest first, with the prize it hit. */
export function SearchView({ filter, onChange }: { filter: ResultsFilter; onChange: ChangeFilter }) {
  const { t } = useTranslation('results');
  const query = useQuery(searchQuery(filter));
  const { data: all } = useQuery(gamesQuery(currentLanguage()));
  const gameOf = (code: string) => all?.games.find((game) => game.code === code);
  const bounds = { draws: SEARCHED.draws, days: SEARCHED.days };
  const back = (
    <Button variant="secondary" size="small" onClick={() => onChange({ number: '', gameCode: '' })}>
      {t('search.back')}
    </Button>
  );
  return (
    <QueryView
      query={query}
      label={t('search.loading')}
      failed={t('search.failed')}
      shape={SHAPE}
      shapeClassName="flex flex-col gap-2"
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon={<SearchX />}
          title={t('search.none', { number: filter.number })}
          text={filter.gameCode ? t('search.noneInGame', bounds) : t('search.noneInMarket', bounds)}
          action={back}
        />
      }
      className="flex flex-col gap-3"
    >
      {({ found, total, looked, number }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div>
              <h2 className="font-display font-semibold text-xl">{t('search.title', { number })}</h2>
              <p className="text-muted text-sm" role="status">
                {t('search.count', { total: displayCount(total), looked: displayCount(looked) })}{' '}
                {found.length < total && t('search.shown', { shown: found.length })}
              </p>
            </div>
            {back}
          </div>
          <ol aria-label={t('search.title', { number })} className="grid gap-2 lg:grid-cols-2">
            {found.map((one) => (
              <Found
                key={`${one.draw.gameCode} ${one.draw.numero}`}
                found={one}
                name={gameOf(one.draw.gameCode)?.name ?? one.draw.gameCode}
              />
            ))}
          </ol>
        </>
      )}
    </QueryView>
  );
}

function Found({ found: { draw, hits }, name }: { found: FoundDraw; name: string }) {
  const { t } = useTranslation('results');
  const timeZone = useTimeZone();
  const { gameCode, numero } = draw;
  return (
    <li className="lit flex min-w-0 flex-col gap-2 rounded-medium bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium leading-tight">{name}</p>
        <a
          href={paths.drawProof({ gameCode, numero })}
          aria-label={t('proof', { numero })}
          className="figures inline-flex min-h-6 items-center text-muted text-xs underline-offset-4 hover:text-accent-text hover:underline"
        >
          {numero} · {displayDateTime(draw.drawnAt ?? draw.drawsAt, timeZone).slice(0, 16)}
        </a>
      </div>
      <MarkedResult gameCode={gameCode} result={draw.result ?? ''} hits={hits} />
    </li>
  );
}

const SHAPE = ['one', 'two', 'three', 'four', 'five'].map((row) => (
  <Skeleton key={row} className="h-20 rounded-medium" />
));
