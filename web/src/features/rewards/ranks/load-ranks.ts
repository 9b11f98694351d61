import type { QueryClient } from '@tanstack/react-query';
import { ranksQuery } from './queries.ts';

export function loadRanks(queries: QueryClient): Promise<void> {
  return queries.prefetchQuery(ranksQuery());
}
