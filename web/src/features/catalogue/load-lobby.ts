import type { QueryClient } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { artPaths } from '../../../art/paths.ts';
import { currentLanguage } from '../../i18n/words.ts';
import type { PageSearch } from '../../navigation.ts';
import { readFilter } from './lobby-filter.ts';
import { lobbyQuery } from './queries.ts';

const PICTURES_IN_SIGHT = 4;

/** Fetches the list the lobby opens with, down to the first pictures. Favourites and recent games are a player's own. */
export async function loadLobby(queries: QueryClient, search: PageSearch): Promise<void> {
  const filter = readFilter(search);
  if (filter.only) return;
  const query = lobbyQuery(filter, currentLanguage());
  await queries.prefetchInfiniteQuery(query);
  const [page] = queries.getQueryData(query.queryKey)?.pages ?? [];
  for (const game of page?.games.slice(0, PICTURES_IN_SIGHT) ?? [])
    preload(artPaths.gameCard(game), { as: 'image', fetchPriority: 'high' });
}
