import type { Language } from '@lanna/contract/people/members/members';
import type { QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../../../../navigation.ts';
import { gamesQuery } from '../../lotteries/queries.ts';
import { chainsQuery, proofQuery } from '../queries.ts';

/** What the page opens with: the names of games, and the draw it is about, or all chains where it is about none. */
export function loadProof(
  queries: QueryClient,
  { gameCode, numero }: PageSearch,
  language: Language,
): Promise<unknown> {
  return Promise.all([
    queries.prefetchQuery(gamesQuery(language)),
    gameCode && numero
      ? queries.prefetchQuery(proofQuery(gameCode, numero))
      : queries.prefetchQuery(chainsQuery()),
    gameCode && numero && queries.prefetchQuery(chainsQuery(gameCode)),
  ]);
}
