import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Loading } from '../../../../ui/skeleton.tsx';
import { ErrorState } from '../../../../ui/state.tsx';
import { CardShapes } from './game-grid.tsx';

/** Below the list: the next page is loading, has failed, or there is none. */
export function MoreGames({ lobby }: { lobby: UseInfiniteQueryResult<{ total: number }> }) {
  const { t } = useTranslation('catalogue');
  const errorText = useRefusalText();
  if (lobby.isFetchNextPageError) {
    return (
      <ErrorState
        title={t('moreFailed')}
        text={errorText(lobby.error)}
        onRetry={() => void lobby.fetchNextPage()}
      />
    );
  }
  if (lobby.isFetchingNextPage) {
    return (
      <Loading label={t('loadingMore')}>
        <CardShapes count={6} />
      </Loading>
    );
  }
  if (lobby.hasNextPage || (lobby.data?.total ?? 0) <= 12) return null;
  return <p className="py-6 text-center text-muted text-sm">{t('end')}</p>;
}
