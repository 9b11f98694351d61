import type { QueryClient } from '@tanstack/react-query';
import { promotionCategoriesQuery, promotionsQuery } from '../../../../api/content/promotions.ts';
import type { PageSearch } from '../../../../navigation.ts';
import { promotionQuery } from '../queries.ts';

export async function loadBoard(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(promotionsQuery()),
    queries.prefetchQuery(promotionCategoriesQuery()),
  ]);
}

export async function loadPromotion(queries: QueryClient, { id }: PageSearch): Promise<void> {
  if (id) await queries.prefetchQuery(promotionQuery(id));
}
