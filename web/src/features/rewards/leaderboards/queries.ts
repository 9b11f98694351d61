import { missionLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

/** What others score is no notice of the member's: an open page asks again so often. */
const ASKED_AGAIN_MS = 30_000;

/** Its titles are answered in the page's language. */
export function leaderboardsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['leaderboards', language],
    queryFn: ({ signal }) => call(missionLeaderboard, { signal }),
    refetchInterval: ASKED_AGAIN_MS,
  });
}
