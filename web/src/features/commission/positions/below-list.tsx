import type { BelowPositions } from '@lanna/contract/commission/positions/positions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { percentText } from '../../../shared-parts/money/percent.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { BoundsDialog } from './bounds-dialog.tsx';
import { belowQuery } from './queries.ts';

/** Agents directly below: what each holds, and what it is let hold. */
export function BelowList() {
  const { t } = useTranslation('positions');
  const query = useInfiniteQuery(belowQuery);
  const [asked, setAsked] = useState<BelowPositions>();
  return (
    <section aria-labelledby="below-heading" className="flex flex-col gap-3">
      <div>
        <h3 id="below-heading" className="font-display font-semibold text-lg">
          {t('below.title')}
        </h3>
        <p className="text-muted text-sm">{t('below.lead')}</p>
      </div>
      <QueryView
        query={query}
        label={t('below.title')}
        failed={t('below.failed')}
        shape={<Skeleton className="h-40 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Network />} title={t('below.empty')} text={t('below.emptyText')} />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col gap-3">
              {pages
                .flatMap(({ list }) => list)
                .map((agent) => (
                  <li key={agent.id} className="lit rounded-large bg-raised p-4">
                    <Agent agent={agent} onAsk={() => setAsked(agent)} />
                  </li>
                ))}
            </ul>
            <MoreRows label={t('below.more')} query={query} />
          </>
        )}
      </QueryView>
      {asked && <BoundsDialog agent={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function Agent({ agent: { account, positions }, onAsk }: { agent: BelowPositions; onAsk: () => void }) {
  const { t } = useTranslation('positions');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h4 className="wrap-anywhere font-semibold">{account}</h4>
        <Button variant="secondary" size="small" onClick={onAsk}>
          {t('below.set')}
        </Button>
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-muted text-xs">
            <th scope="col" className="py-1 pr-2 font-medium">
              {t('below.category')}
            </th>
            <th scope="col" className="py-1 pr-2 text-right font-medium">
              {t('below.today')}
            </th>
            <th scope="col" className="py-1 pr-2 text-right font-medium">
              {t('below.tomorrow')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('below.bounds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ category, today, tomorrow, least, most }) => (
            <tr key={category} className="border-line/60 border-t">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {t(`category.${category}`)}
              </th>
              <td className="figures py-1.5 pr-2 text-right">{percentText(today)}%</td>
              <td className="figures py-1.5 pr-2 text-right font-medium">{percentText(tomorrow)}%</td>
              <td className="figures py-1.5 text-right text-muted">
                {percentText(least)}–{percentText(most)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
