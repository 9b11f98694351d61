import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { type Game, gameCounts, gameList } from '@lanna/contract/play/catalogue/catalogue';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { FIRST_PAGE, nextPage } from './cards/page-sizes.ts';
import { everything, gameQuery, type LobbyFilter } from './filters/lobby-filter.ts';

const FIVE_MINUTES_MS = 300_000;

/** The games that pass a filter, page by page. While another filter loads, the previous list stays. */
export function lobbyQuery(filter: LobbyFilter, language: Language) {
  return infiniteQueryOptions({
    // Names are answered in the page's language, so another language is another list.
    queryKey: ['catalogue', 'games', language, filter],
    queryFn: ({ pageParam, signal }) =>
      call(gameList, { query: { ...gameQuery(filter), ...pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ total }, _, asked) => nextPage(asked, total),
    select: flatten,
    placeholderData: keepPreviousData,
    staleTime: FIVE_MINUTES_MS,
    refetchOnWindowFocus: false,
  });
}

export type GameCounts = Value<typeof gameCounts>;

/** How many games each choice would leave; kept as long as the list is. Counts do not depend on the order. */
export function countsQuery(chosen: LobbyFilter) {
  const filter: LobbyFilter = { ...chosen, sort: everything(chosen.lobby).sort };
  return queryOptions({
    queryKey: ['catalogue', 'counts', filter],
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = gameQuery(filter);
      return call(gameCounts, { query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: FIVE_MINUTES_MS,
    refetchOnWindowFocus: false,
  });
}

const OTHERS_SHOWN = 12;

/** What is played most of all there is: where a page has no games of its own. */
export function otherGamesQuery(language: Language) {
  return queryOptions({
    queryKey: ['catalogue', 'others', language],
    queryFn: ({ signal }) => call(gameList, { query: { sort: 'popular', pageSize: OTHERS_SHOWN }, signal }),
    staleTime: FIVE_MINUTES_MS,
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
