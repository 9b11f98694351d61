import { ComponentUnavailable } from './lazy-component.tsx';

const failedImports = new WeakSet<object>();

/** Vite reports every failed import, also those that React started. */
export function noticeFailedImports(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) failedImports.add(event.payload);
  });
}

/** Whether the error is a failed load of code, and not an error in the code. */
export function isLoadError(error: unknown): boolean {
  return error instanceof ComponentUnavailable || (error instanceof Error && failedImports.has(error));
}

/**
 * Loads the failed code once more. If that fails, only a reload of the page can help: Chromium caches a failed import, and
 * the files may belong to a version of the site no longer deployed. Without a network the page is not reloaded: its state
 * would be lost in vain.
 */
export async function retryLoading(error: unknown, reset: () => void): Promise<void> {
  if (!isLoadError(error)) return reset();
  if (error instanceof ComponentUnavailable && (await error.retry())) return reset();
  if (await siteAnswers()) location.reload();
  else reset();
}

/** The same by itself, when the connection is back: without a reload, where that would cost what the reader has typed. */
export async function retryOnceReconnected(error: unknown, reset: () => void): Promise<void> {
  if (!isSomethingTyped()) await retryLoading(error, reset);
  else await retryAlone(error, reset);
}

/** Loads the failed code once more, and nothing else. */
export async function retryAlone(error: unknown, reset: () => void): Promise<void> {
  if (!(error instanceof ComponentUnavailable) || (await error.retry())) reset();
}

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"], [type="search"]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== '' && value !== defaultValue);
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
