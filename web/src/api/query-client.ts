import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, Refusal } from './calls/refusal.ts';

const TRIES = 2;
const WAIT_MAX_SECONDS = 60;

/** A refusal is a final answer and is not retried; a lost connection is retried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => askAgainLater(query, error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < TRIES && isPassing(error),
        retryDelay: (count) => Math.min(1000 * 2 ** count, 8000),
      },
      mutations: { retry: false },
    },
  });
}

/**
 * A page that has something to show says nothing of having asked too often: it keeps what it shows, and the question is put again when
 * the server will answer it.
 */
function askAgainLater(query: Query<unknown, unknown>, error: unknown) {
  if (!(error instanceof Refusal) || error.code !== 'too_many_requests') return;
  if (query.state.data === undefined) return;
  query.setState({ status: 'success', error: null });
  const seconds = Math.min(Math.max(Number(error.facts['retryAfterSeconds']) || 1, 1), WAIT_MAX_SECONDS);
  setTimeout(() => query.isActive() && query.fetch().catch(() => undefined), seconds * 1000);
}
