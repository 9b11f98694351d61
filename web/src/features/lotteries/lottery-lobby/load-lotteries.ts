import type { QueryClient } from '@tanstack/react-query';
import { latestWinsQuery } from '../../../api/content/winners.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import type { PageSearch } from '../../../navigation.ts';
import {
  gamesQuery,
  type LotteryMarket,
  lastResultsQuery,
  nearQuery,
  tableQuery,
} from '../lotteries/queries.ts';
import { popularQuery } from './queries.ts';
import { RESULTS_BESIDE } from './recent-results.tsx';

/** Fetches what a lobby or a table opens with. */
export async function loadLotteries(
  lotteryType: LotteryMarket,
  queries: QueryClient,
  { gameCode }: PageSearch,
): Promise<void> {
  const language = currentLanguage();
  if (gameCode)
    await Promise.all([
      queries.prefetchQuery(gamesQuery(language)),
      queries.prefetchQuery(nearQuery(gameCode)),
      queries.prefetchQuery(lastResultsQuery(gameCode, RESULTS_BESIDE)),
      // Terms are the member's own, whom the server does not know.
      !import.meta.env.SSR && queries.prefetchQuery(tableQuery(gameCode, language)),
    ]);
  else
    await Promise.all([
      queries.prefetchQuery(gamesQuery(language, lotteryType)),
      queries.prefetchQuery(popularQuery(language)),
      queries.prefetchQuery(latestWinsQuery(lotteryType === 'ELOTT' ? 'ELOTT' : 'LOTT')),
    ]);
}
