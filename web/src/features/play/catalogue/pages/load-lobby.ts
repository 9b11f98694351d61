import type { QueryClient } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { artPaths } from '../../../../../art/paths.ts';
import { gameAnnouncementsQuery } from '../../../../api/content/announcements.ts';
import { latestWinsQuery } from '../../../../api/content/winners.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { PageSearch } from '../../../../navigation.ts';
import { isOwn, readFilter } from '../filters/lobby-filter.ts';
import { needsCounts } from '../filters/use-counts.ts';
import { matchesQuery } from '../matches/matches-query.ts';
import { countsQuery, lobbyQuery, otherGamesQuery } from '../queries.ts';
import { roomsQuery } from '../rooms/rooms-query.ts';
import { tablesQuery } from '../tables/tables-query.ts';
import { categoryOf, type LobbyName } from './lobbies.ts';

const PICTURES_IN_SIGHT = 4;

/** Fetches what a lobby opens with, down to the first pictures. Favourites and recent games are a player's own. */
export async function loadLobby(lobby: LobbyName, queries: QueryClient, search: PageSearch): Promise<void> {
  const filter = readFilter(lobby, search);
  if (isOwn(filter)) return;
  const category = categoryOf(lobby);
  const query = lobbyQuery(filter, currentLanguage());
  await Promise.all([
    queries.prefetchInfiniteQuery(query),
    // What would push the list down later.
    queries.prefetchQuery(gameAnnouncementsQuery),
    needsCounts(filter) && queries.prefetchQuery(countsQuery(filter)),
    category && queries.prefetchQuery(latestWinsQuery(category)),
    lobby === 'sports' && queries.prefetchQuery(matchesQuery(currentLanguage())),
    lobby === 'live' && queries.prefetchQuery(tablesQuery(currentLanguage())),
    lobby === 'pvp' && queries.prefetchQuery(roomsQuery(currentLanguage())),
  ]);
  const [page] = queries.getQueryData(query.queryKey)?.pages ?? [];
  if (page?.total === 0) await queries.prefetchQuery(otherGamesQuery(currentLanguage()));
  for (const game of page?.games.slice(0, PICTURES_IN_SIGHT) ?? [])
    preload(artPaths.gameCard(game), { as: 'image', fetchPriority: 'high' });
}
