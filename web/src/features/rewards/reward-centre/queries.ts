import { openRewards } from '@lanna/contract/rewards/reward-centre/rewards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

/** Titles are answered in the page's language. */
export function rewardsQuery(language = currentLanguage()) {
  return queryOptions({
    queryKey: ['rewards', language],
    queryFn: ({ signal }) => call(openRewards, { signal }),
  });
}
