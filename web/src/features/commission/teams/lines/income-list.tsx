import type { TeamPeriod } from '@lanna/contract/commission/teams/team';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../../api/queries.ts';
import { QueryView } from '../../../../query-view.tsx';
import { MoreRows } from '../../../../shared-parts/lists/more-rows.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { FigureValue } from '../figures/figure-value.tsx';
import { movesQuery } from '../queries.ts';
import { ListShape } from './list-shape.tsx';
import { MoveList } from './move-list.tsx';

/** What the agent was paid in person: the payments that make the figure. */
export function IncomeList({ period }: { period: TeamPeriod }) {
  const { t } = useTranslation('teams');
  const me = useQuery(memberQuery).data?.id;
  const query = useInfiniteQuery({
    ...movesQuery({ period, kind: 'income', ...(me !== undefined && { under: me }) }),
    enabled: me !== undefined,
  });
  return (
    <QueryView
      query={query}
      label={t('moves.loading')}
      failed={t('moves.failed')}
      shape={<ListShape />}
      className="flex flex-col gap-4"
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        return (
          <>
            <p className="figures text-right font-display font-semibold text-2xl">
              <FigureValue figure="income" value={pages[0]?.totals.income ?? '0'} />
            </p>
            {rows.length === 0 ? (
              <EmptyState icon={<Coins />} title={t('income.empty')} text={t('income.emptyText')} />
            ) : (
              <MoveList rows={rows} />
            )}
            <MoreRows label={t('more')} query={query} />
          </>
        );
      }}
    </QueryView>
  );
}
