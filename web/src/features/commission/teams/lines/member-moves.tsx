import type { teamTransactions } from '@lanna/contract/commission/teams/team';
import type { Sending } from '@lanna/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { MoreRows } from '../../../../shared-parts/lists/more-rows.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { movesQuery } from '../queries.ts';
import { ListShape } from './list-shape.tsx';
import { MoveList } from './move-list.tsx';

/** The transactions of one account behind a figure. */
export function MemberMoves({ asked }: { asked: Sending<typeof teamTransactions>['query'] }) {
  const { t } = useTranslation('teams');
  const query = useInfiniteQuery(movesQuery(asked));
  return (
    <QueryView
      query={query}
      label={t('moves.loading')}
      failed={t('moves.failed')}
      shape={<ListShape />}
      isEmpty={({ pages }) => pages[0]?.rows.length === 0}
      empty={<EmptyState icon={<ArrowLeftRight />} title={t('moves.empty')} text={t('moves.emptyText')} />}
      className="flex flex-col gap-4"
    >
      {({ pages }) => (
        <>
          <MoveList rows={pages.flatMap(({ rows }) => rows)} />
          <MoreRows label={t('more')} query={query} />
        </>
      )}
    </QueryView>
  );
}
