import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './refusal.ts';

const TRIES = 2;

/** A refusal is an answer and is not asked for again; a lost connection is worth a second and a third try. */
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
