import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { hotGamesQuery } from '../../../api/queries.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { CELL, GameRow, ROW } from './game-row.tsx';
import { Spotlight } from './spotlight.tsx';

const ENOUGH_FOR_A_ROW = 5;

/** The most played games. This row is always rendered, so it also reports a lost connection. */
export function HotGames() {
  const { t } = useTranslation('home');
  const words = useRefusalText();
  const { data, error, refetch } = useQuery(hotGamesQuery);
  if (data?.list.length === 0) return null;
  if (data && data.list.length >= ENOUGH_FOR_A_ROW) {
    return <GameRow title={t('hotGames')} icon={<Flame />} games={data.list.slice(0, 12)} />;
  }
  return (
    <section aria-label={t('hotGames')}>
      <RowHead title={t('hotGames')} icon={<Flame />} />
      {data ? (
        <Spotlight games={data.list} />
      ) : error ? (
        <ErrorState title={t('gamesFailed')} text={words(error)} onRetry={() => void refetch()} />
      ) : (
        <CardShapes label={t('loadingGames')} />
      )}
    </section>
  );
}

export function CardShapes({ label }: { label: string }) {
  return (
    <Loading label={label} className={ROW}>
      {[1, 2, 3, 4, 5, 6].map((shape) => (
        <div key={shape} className={CELL}>
          <Skeleton className="aspect-4/5 rounded-medium" />
          <Skeleton className="mt-3 h-4 w-3/4" />
          <Skeleton className="mt-2 mb-3 h-3 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}
