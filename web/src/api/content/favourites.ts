import {
  addFavourite,
  favouriteGames,
  type Game,
  removeFavourite,
} from '@lanna/contract/play/catalogue/catalogue';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../calls/call.ts';
import { useSession } from '../session.ts';

/** Personal data, removed with the session: its key begins with `member`. */
export const favouritesQuery = queryOptions({
  queryKey: ['member', 'favourites'],
  queryFn: ({ signal }) => call(favouriteGames, { signal }),
  staleTime: 300_000,
});

interface Change {
  game: Game;
  marked: boolean;
}

/**
 * The player's favourite games, and how to mark one. A mark shows at once; `onFailure` is called when the server
 * refused it and the mark was removed again.
 */
export function useFavourites(onFailure: (error: unknown) => void) {
  const session = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({ ...favouritesQuery, enabled: session !== undefined });
  const { mutate } = useMutation({
    mutationFn: ({ game, marked }: Change) =>
      call(marked ? addFavourite : removeFavourite, { body: { gameId: game.gameId } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: favouritesQuery.queryKey });
      apply(queries, change);
    },
    onError: (error, { game, marked }) => {
      apply(queries, { game, marked: !marked });
      onFailure(error);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue', 'games'], refetchType: 'none' }),
  });
  const ids = useMemo(
    () => new Set(session ? data?.list.map(({ gameId }) => gameId) : undefined),
    [data, session],
  );
  const mark = useCallback((game: Game, marked: boolean) => mutate({ game, marked }), [mutate]);
  return { ids, mark };
}

function apply(queries: QueryClient, { game, marked }: Change): void {
  queries.setQueryData(favouritesQuery.queryKey, (known) => {
    if (!known) return known;
    const others = known.list.filter(({ gameId }) => gameId !== game.gameId);
    return { list: marked ? [game, ...others] : others };
  });
}
