import type { QueryClient } from '@tanstack/react-query';
import { latestWinsQuery } from '../../../api/content/winners.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import type { PageSearch } from '../../../navigation.ts';
import { loadLotteries } from '../lottery-lobby/load-lotteries.ts';
import { menuQuery } from './queries.ts';

/** Fetches what the page opens with: the provinces, or the table of one of them. */
export async function loadVietnamese(queries: QueryClient, search: PageSearch): Promise<void> {
  if (search['gameCode']) return loadLotteries('VN', queries, search);
  await Promise.all([
    queries.prefetchQuery(menuQuery(currentLanguage())),
    queries.prefetchQuery(latestWinsQuery('LOTT')),
  ]);
}
