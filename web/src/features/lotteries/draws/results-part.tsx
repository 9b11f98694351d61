import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type LotteryPart, PartsAt } from '../../../parts.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { historyFilter, VIEWS } from './history/history-filter.ts';
import { HistoryView } from './history/history-view.tsx';
import { TrendsView } from './trends/trends-view.tsx';

/** What a game has drawn: its results one by one, and what comes of many of them. */
export function ResultsPart({ game }: LotteryPart) {
  const { t } = useTranslation('draws');
  const headingId = useId();
  const [asked, change] = useUrlFilter(historyFilter);
  // The server writes the page as its bare address opens it.
  const filter = useHydrated() ? asked : historyFilter.opening;
  const content = {
    history: <HistoryView game={game} filter={filter} onChange={change} />,
    trends: <TrendsView game={game} />,
  };
  return (
    <section aria-labelledby={headingId} className="scroll-mt-24">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={headingId} className="font-display font-semibold text-xl sm:text-2xl">
          {t('results.title')}
        </h2>
        <PartsAt place="followGame" props={{ game }} />
      </div>
      <Tabs
        label={t('results.title')}
        value={filter.draws}
        onValueChange={(value) => change({ draws: VIEWS.find((view) => view === value) ?? 'history' })}
        tabs={VIEWS.map((value) => ({ value, label: t(`results.views.${value}`), content: content[value] }))}
      />
    </section>
  );
}
