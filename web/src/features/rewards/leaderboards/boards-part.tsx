import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BoardCard } from './board-card.tsx';
import { MostSteps } from './most-steps.tsx';
import { leaderboardsQuery } from './queries.ts';

/** Leaderboards with prizes, and beneath them who has claimed most steps of missions this month. */
export function BoardsPart() {
  const { t } = useTranslation('leaderboards');
  return (
    <QueryView
      query={useQuery(leaderboardsQuery())}
      label={t('loading')}
      failed={t('failed')}
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
