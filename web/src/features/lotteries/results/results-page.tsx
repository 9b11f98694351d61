import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { DayView } from './day-view.tsx';
import {
  type ChangeFilter,
  choiceName,
  MARKET_CHOICES,
  type ResultsFilter,
  resultsFilter,
  SOURCES,
} from './results-filter.ts';
import { SearchForm } from './search-form.tsx';
import { SearchView } from './search-view.tsx';

/** What every lottery drew, day by day, and when a number last came. */
export function ResultsPage() {
  const { t } = useTranslation('results');
  const top = useRef<HTMLDivElement>(null);
  const [asked, change] = useUrlFilter(resultsFilter);
  // The server writes the page as its bare address opens it.
  const filter = useHydrated() ? asked : resultsFilter.opening;
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-5 lg:gap-6 lg:px-6 lg:py-8">
      <header className="flex flex-col gap-1">
        <h1 className="font-display font-semibold text-2xl leading-tight lg:text-3xl">{t('title')}</h1>
        <p className="max-w-3xl text-muted text-sm lg:text-base">{t('lead')}</p>
      </header>
      <SearchForm
        key={`${filter.number} ${filter.gameCode} ${filter.market}`}
        filter={filter}
        onChange={change}
      />
      <Markets filter={filter} onChange={change} />
      <div ref={top} className="scroll-mt-24">
        {filter.number ? (
          <SearchView filter={filter} onChange={change} />
        ) : (
          <DayView filter={filter} onChange={change} top={top} />
        )}
      </div>
    </div>
  );
}

function Markets({ filter, onChange }: { filter: ResultsFilter; onChange: ChangeFilter }) {
  const { t } = useTranslation('results');
  return (
    <div className="flex flex-col gap-2 lg:flex-row lg:items-center lg:justify-between">
      <Segments
        oneLine
        label={t('market')}
        value={filter.market}
        onValueChange={(market) => onChange({ market, gameCode: '' })}
        segments={MARKET_CHOICES.map((value) => ({ value, label: t(`markets.${choiceName(value)}`) }))}
        className="-mx-4 px-4 py-0.5 lg:mx-0 lg:px-0.5"
      />
      <Segments
        oneLine
        label={t('source')}
        value={filter.source}
        onValueChange={(source) => onChange({ source, gameCode: '' })}
        segments={SOURCES.map((value) => ({ value, label: t(`sources.${choiceName(value)}`) }))}
        className="py-0.5 lg:px-0.5"
      />
    </div>
  );
}
