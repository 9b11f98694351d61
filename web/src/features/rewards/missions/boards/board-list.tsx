import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { leaderboardsQuery } from '../queries.ts';
import { BoardCard } from './board-card.tsx';
import { MostSteps } from './most-steps.tsx';

/** Leaderboards with prizes, and beneath them who has claimed most steps of missions this month. */
export function BoardList() {
  const { t } = useTranslation('missions');
  return (
    <QueryView
      query={useQuery(leaderboardsQuery())}
      label={t('board.loading')}
      failed={t('board.failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
      className="flex flex-col gap-5"
    >
      {({ boards, ...steps }) => (
        <>
          {boards.map((board) => (
            <BoardCard key={board.id} board={board} />
          ))}
          <MostSteps {...steps} />
        </>
      )}
    </QueryView>
  );
}
