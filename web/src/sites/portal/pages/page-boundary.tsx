import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { isLoadError, retryLoading } from '../../../load-error.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { useOnline } from '../use-online.ts';
import { useRetryOnceReconnected } from '../use-retry-once-reconnected.ts';

/** Shown instead of a page while it loads or after it has failed; the frame around it stays usable. */
export function PageBoundary({ path, children }: { path: string; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={PageFailed}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </CatchBoundary>
  );
}

export function PageLoading() {
  const { t } = useTranslation('ui');
  return (
    <Loading label={t('loading')} className="mx-auto flex min-h-[70dvh] max-w-7xl flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-40 rounded-large" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-8 w-1/2" />
    </Loading>
  );
}

function PageFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation('shell');
  const words = useRefusalText();
  const slow = isLoadError(error);
  const away = !useOnline() && slow;
  useRetryOnceReconnected(error, reset);
  return (
    <ErrorState
      heading
      className="min-h-[60dvh] justify-center"
      title={away ? t('failed.offlineTitle') : slow ? t('failed.slowTitle') : t('failed.title')}
      text={away ? t('failed.offlineText') : slow ? t('failed.slowText') : words(error)}
      onRetry={() => void retryLoading(error, reset)}
    />
  );
}
