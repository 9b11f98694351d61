import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { isLoadError, retryLoading } from '../../load-error.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';

/** Around a page: when it fails, the frame around it stays usable, and it can be tried again. */
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
    <Loading label={t('loading')} className="flex flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-9 w-full max-w-2xl" />
      <Skeleton className="h-72 rounded-medium" />
    </Loading>
  );
}

/** Instead of what failed: what happened, and a way to try again. */
export function PageFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const slow = isLoadError(error);
  return (
    <ErrorState
      heading
      className="min-h-[60dvh] justify-center"
      title={slow ? t('failed.codeTitle') : t('failed.title')}
      text={slow ? t('failed.codeText') : words(error)}
      onRetry={() => void retryLoading(error, reset)}
    />
  );
}
