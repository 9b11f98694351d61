import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnected } from '../../../api/reconnected.ts';
import { isLoadError, retryAlone, retryLoading } from '../../../load-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { useUiWords } from '../../../ui/text/words.tsx';
import { useRetryOnceReconnected } from '../use-retry-once-reconnected.ts';

interface Failed {
  error: unknown;
  reset: () => void;
}

/** Around an overlay: when it cannot be shown, a panel in its place says so, and the page below stays usable. */
export function OverlayBoundary({
  name,
  frame,
  onClose,
  children,
}: {
  name: string;
  /** While its code is on the way. */
  frame: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={(failed: Failed) => <OverlayFailed {...failed} onClose={onClose} />}
    >
      {/* Another overlay is another wait: the last one does not stay for it. */}
      <Suspense key={name} fallback={frame}>
        {children}
      </Suspense>
    </CatchBoundary>
  );
}

/** Around a part of the page's frame: a part that fails to load leaves the rest usable. */
export function ErrorBoundary({
  fallback = null,
  children,
}: {
  /** Keeps the space until the part has loaded, or for good. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={(failed: Failed) => <Missing {...failed}>{fallback}</Missing>}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** A part of the frame that did not come keeps its space, and comes with the connection; it is not worth a reload. */
function Missing({ error, reset, children }: Failed & { children: ReactNode }) {
  useEffect(() => onReconnected(() => void retryAlone(error, reset)), [error, reset]);
  return children;
}

/** Built without the dialog component, whose own code may be the one that failed to load. */
function OverlayFailed({ error, reset, onClose }: Failed & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const words = useUiWords();
  const missing = isLoadError(error);
  useRetryOnceReconnected(error, reset);
  return (
    <div className="fixed inset-x-4 bottom-20 z-60 mx-auto max-w-md rounded-large border border-line bg-surface pb-5 shadow-float lg:bottom-6">
      <ErrorState
        className="py-6"
        title={missing ? t('failed.slowTitle') : t('failed.title')}
        text={t('failed.slowText')}
        onRetry={() => void retryLoading(error, reset)}
      />
      <div className="flex justify-center">
        <Button variant="ghost" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
