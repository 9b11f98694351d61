import type { QueryClient } from '@tanstack/react-query';

const listeners = new Set<() => void>();

/** Subscribes to the portal being reachable again: the device says so, or push has come through after failing. */
export function onReconnected(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('online', reconnected);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('online', reconnected);
  };
}

export function reconnected(): void {
  for (const listener of [...listeners]) listener();
}

/** What failed while there was no connection is asked for again, so no reader has to press "try again". */
export function refetchFailed(queries: QueryClient): () => void {
  return onReconnected(() => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
}
