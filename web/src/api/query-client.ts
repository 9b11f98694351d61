import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './refusal.ts';

const TRIES = 2;

/** A refusal is a final answer and is not retried; a lost connection is retried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
