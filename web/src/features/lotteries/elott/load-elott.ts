import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../../../navigation.ts';
import { lastResultsQuery } from '../lotteries/queries.ts';
import { loadLotteries } from '../lottery-lobby/load-lotteries.ts';
import { SUMS_ON_ROAD } from './stage/sum-road.tsx';

/** Families whose sums stand on the stage. */
const WITH_SUMS = ['K3', 'PC28'];

/** Fetches what the lobby or a table opens with. */
export async function loadElott(queries: QueryClient, search: PageSearch): Promise<void> {
  const { gameCode } = search;
  const hasSums = gameCode !== undefined && WITH_SUMS.includes(gameOf(gameCode)?.family ?? '');
  await Promise.all([
    loadLotteries('ELOTT', queries, search),
    hasSums && queries.prefetchQuery(lastResultsQuery(gameCode, SUMS_ON_ROAD)),
  ]);
}
