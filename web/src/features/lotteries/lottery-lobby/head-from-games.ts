import type { Language } from '@lanna/contract/people/members/members';
import type { QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../../../navigation.ts';
import type { PageHead } from '../../../topic.ts';

/** A table is called by its game, and says in search results who draws it. */
export function headFromGames(
  queries: QueryClient,
  { gameCode }: PageSearch,
  language: Language,
): PageHead | undefined {
  const found = queries.getQueryData<GamesOf>(['lotteries', 'games', language, 'ALL']);
  const game = found?.games.find(({ code }) => code === gameCode);
  return game && { title: game.name, description: game.name };
}

/** What the query of games answers, as far as a head needs it. */
interface GamesOf {
  games: readonly { code: string; name: string }[];
}
