import { lobbyRooms } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';

/** Seats are taken and left all the time: while the page is looked at, they are asked for again. */
const AGAIN_MS = 5_000;

/** What vendors say of their rooms, with names in the page's language. */
export function roomsQuery(language: Language) {
  return queryOptions({
    queryKey: ['catalogue', 'rooms', language],
    queryFn: ({ signal }) => call(lobbyRooms, { signal }),
    staleTime: 2_000,
    refetchInterval: AGAIN_MS,
  });
}
