import { FIRST_SLOTS, type Game, gameCounts, gameList } from '@lanna/contract/catalogue';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/members';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { EVERYTHING, gameQuery, type LobbyFilter } from './lobby-filter.ts';

/** The games that pass a filter, page by page. While another filter loads, the previous list stays. */
export function lobbyQuery(filter: LobbyFilter, language: Language) {
  return infiniteQueryOptions({
    // Names are answered in the page's language, so another language is another list.
    queryKey: ['catalogue', 'games', language, filter],
    queryFn: ({ pageParam, signal }) =>
      call(gameList, {
        query: { ...gameQuery(filter), pageNo: pageParam, pageSize: FIRST_SLOTS.pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    select: flatten,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });
}

export type GameCounts = Value<typeof gameCounts>;

/** How many games each choice would leave; kept as long as the list is. Counts do not depend on the order. */
export function countsQuery(chosen: LobbyFilter) {
  const filter: LobbyFilter = { ...chosen, sort: EVERYTHING.sort };
  return queryOptions({
    queryKey: ['catalogue', 'counts', filter],
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = gameQuery(filter);
      return call(gameCounts, { query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });
}

/** A game that has moved between two pages while they were fetched must not be listed twice. */
function flatten({ pages }: InfiniteData<Value<typeof gameList>>): {
  games: Game[];
  total: number;
  nearest: Game[];
} {
  const games = new Map(pages.flatMap((page) => page.games).map((game) => [game.gameId, game]));
  return { games: [...games.values()], total: pages[0]?.total ?? 0, nearest: pages[0]?.nearest ?? [] };
}
