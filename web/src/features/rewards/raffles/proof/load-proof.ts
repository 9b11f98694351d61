import type { QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../../../../navigation.ts';
import { raffleProofQuery } from '../queries.ts';

/** What the page opens with. */
export async function loadProof(queries: QueryClient, { id }: PageSearch): Promise<unknown> {
  return id ? queries.prefetchQuery(raffleProofQuery(id)) : undefined;
}
