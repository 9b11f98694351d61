import { playerRankProgress, rankLevels } from '@lanna/contract/rewards/ranks/ranks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIVE_MINUTES_MS = 300_000;

/** The levels of the brand, alike for everybody; names are answered in the page's language. */
export function ranksQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['ranks', 'levels', language],
    queryFn: ({ signal }) => call(rankLevels, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}

export const myRankQuery = queryOptions({
  queryKey: ['myRank'],
  queryFn: ({ signal }) => call(playerRankProgress, { signal }),
});
