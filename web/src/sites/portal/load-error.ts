import { ComponentUnavailable } from '../../lazy-component.tsx';

/** Vite reports every failed import, also those that React started. */
const failedImports = new WeakSet<object>();
window.addEventListener('vite:preloadError', (event) => {
  if ('payload' in event && event.payload instanceof Error) failedImports.add(event.payload);
});

/** Whether what went wrong is code that did not come, and not the code itself. */
export function isLoadError(error: unknown): boolean {
  return error instanceof ComponentUnavailable || (error instanceof Error && failedImports.has(error));
}

/**
 * Asks once more for what did not come. Where that does not help, only loading the page anew brings it: Chromium remembers a
 * failed import, and the files may belong to a version of the site that is no longer there. Without a network the page stays
 * as it is: what stands on it would be lost for nothing.
 */
export async function retryLoading(error: unknown, reset: () => void): Promise<void> {
  if (!isLoadError(error)) return reset();
  if (error instanceof ComponentUnavailable && (await error.retry())) return reset();
  if (await siteAnswers()) location.reload();
  else reset();
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
