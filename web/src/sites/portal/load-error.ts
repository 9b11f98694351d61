import { ComponentUnavailable } from '../../lazy-component.tsx';

/** Vite tells of every import that failed, also of those React asked for itself. */
const failedImports = new WeakSet<object>();
window.addEventListener('vite:preloadError', (event) => {
  if ('payload' in event && event.payload instanceof Error) failedImports.add(event.payload);
});

/** Whether what went wrong is code that did not come, and not the code itself. */
export function isLoadError(failure: unknown): boolean {
  return failure instanceof ComponentUnavailable || (failure instanceof Error && failedImports.has(failure));
}

/**
 * Asks once more for what did not come. Where that has not helped, the files may belong to a version of the site that is
 * no longer there, and some browsers remember a failed import: then only loading the page anew brings them.
 */
export function retryLoading(failure: unknown, reset: () => void): void {
  const fresh = failure instanceof ComponentUnavailable && failure.failures < 2;
  if (isLoadError(failure) && !fresh) location.reload();
  else {
    if (failure instanceof ComponentUnavailable) failure.forget();
    reset();
  }
}
