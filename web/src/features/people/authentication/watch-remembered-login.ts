import type { QueryClient } from '@tanstack/react-query';
import { endSession, onSessionChange, readSession, whileResuming } from '../../../api/session.ts';
import { isEndedElsewhere, REMEMBERED_LOGIN, rememberedSeries } from '../identity/remembered-login.ts';

export interface RememberedLoginEvents {
  /** The tab is logged in, or has a session that must choose another password first. */
  onResumed: () => void;
  /** Logged out in another tab, and so here. */
  onEnded: () => void;
}

/**
 * Keeps this tab in step with what this browser remembers: a new tab or window is logged in by it, a tab without a session is when another
 * tab logs in, and a tab that it has logged in is logged out when another one logs out. A tab whose session was opened otherwise, or has
 * ended by itself, stays as it is. A tab that is not in sight waits until it is: each log-in opens a session.
 */
export function watchRememberedLogin(
  queries: QueryClient,
  { onResumed, onEnded }: RememberedLoginEvents,
): () => void {
  /** What this tab has been logged in by, was refused with, or found when its session changed. */
  let settled: string | undefined;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    clearTimeout(timer);
    const series = rememberedSeries();
    if (readSession()) settled = series;
    if (series === undefined || series === settled || isUnderWay) return;
    if (document.visibilityState === 'hidden') return;
    isUnderWay = true;
    void whileResuming(() => resume(series));
  }
  async function resume(series: string) {
    // Without the code there is no log-in now; whatever happens to the page next tries again.
    const resumed = await import('./resume-login.ts')
      .then(({ resumeLogin }) => resumeLogin(queries))
      .catch(() => undefined);
    isUnderWay = false;
    if (resumed?.isOver) settled = series;
    if (resumed?.againInMs !== undefined) timer = setTimeout(begin, resumed.againInMs);
    if (readSession()) onResumed();
    // Another login may have taken its place meanwhile.
    else if (resumed?.isOver) begin();
  }
  function follow(record?: string | null) {
    if (isEndedElsewhere(record)) {
      endSession();
      onEnded();
    }
    begin();
  }
  const onStorage = ({ key, newValue }: StorageEvent) => key === REMEMBERED_LOGIN && follow(newValue);
  // A tab that was asleep may have missed what other tabs did.
  const onShown = () => follow();
  let session = readSession()?.token;
  const stopSession = onSessionChange(() => {
    if (session === readSession()?.token) return;
    session = readSession()?.token;
    if (!isUnderWay) settled = rememberedSeries();
  });
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('online', begin);
  follow();
  return () => {
    clearTimeout(timer);
    stopSession();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onShown);
    window.removeEventListener('online', begin);
  };
}
