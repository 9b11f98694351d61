import { gameList, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { hotGamesQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { GameRow } from './game-row.tsx';

const GAMES_SHOWN = 6;

const categoryGamesQuery = (gameType: VendorGroup) =>
  queryOptions({
    queryKey: ['catalogue', 'home', gameType],
    queryFn: ({ signal }) => call(gameList, { query: { gameType, pageSize: GAMES_SHOWN }, signal }),
    staleTime: 300_000,
  });

/** The first games of a category. Not rendered without games: the hot row reports a lost connection. */
export function CategoryGames({ group }: { group: VendorGroup }) {
  const { t } = useTranslation('shell');
  const { data } = useQuery(categoryGamesQuery(group));
  const { data: hot } = useQuery(hotGamesQuery);
  const shown = new Set(hot?.list.map(({ gameId }) => gameId));
  // A category that is all in the hot row already has nothing to add.
  // What has a page of its own is shown by its topic, with more than a picture says.
  const games = data?.games.filter(({ page }) => page === null) ?? [];
  if (games.every(({ gameId }) => shown.has(gameId))) return null;
  return (
    <GameRow title={t(`category.${group}`)} icon={<Sparkles />} games={games} more={paths.category(group)} />
  );
}
