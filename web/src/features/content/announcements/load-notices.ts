import type { QueryClient } from '@tanstack/react-query';
import { noticesQuery } from '../../../api/content/announcements.ts';

export function loadNotices(queries: QueryClient): Promise<unknown> {
  return queries.prefetchQuery(noticesQuery);
}
