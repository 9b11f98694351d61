import { missionLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { myMissions } from '@lanna/contract/rewards/missions/missions';
import { myWheel } from '@lanna/contract/rewards/missions/wheel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

export const missionsQuery = queryOptions({
  queryKey: ['missions', 'mine'],
  queryFn: ({ signal }) => call(myMissions, { signal }),
});

export const wheelQuery = queryOptions({
  queryKey: ['missions', 'wheel'],
  queryFn: ({ signal }) => call(myWheel, { signal }),
});

/** What others score is no notice of the member's: an open page asks again so often. */
const BOARDS_AGAIN_MS = 30_000;

/** Its titles are answered in the page's language. */
export function leaderboardsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['missions', 'leaderboards', language],
    queryFn: ({ signal }) => call(missionLeaderboard, { signal }),
    refetchInterval: BOARDS_AGAIN_MS,
  });
}
