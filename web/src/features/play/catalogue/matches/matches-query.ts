import { lobbyMatches } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';

/** What has kicked off meanwhile is known by the clock; what is new may wait this long. */
const AGAIN_MS = 15_000;

/** What vendors say of today's matches, with names in the page's language. */
export function matchesQuery(language: Language) {
  return queryOptions({
    queryKey: ['catalogue', 'matches', language],
    queryFn: ({ signal }) => call(lobbyMatches, { signal }),
    staleTime: 5000,
    refetchInterval: AGAIN_MS,
  });
}
