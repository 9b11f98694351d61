import { unreadCount } from '@lanna/contract/messaging/inbox/inbox';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { isMember } from '../route-guard.ts';
import { useSession } from '../session.ts';

/* What the frame and the inbox read alike. */

const MINUTE_MS = 60_000;

/** Push reports when it changes; the minute is for a page that has missed that. */
export const unreadQuery = queryOptions({
  queryKey: ['inbox', 'unread'],
  queryFn: ({ signal }) => call(unreadCount, { signal }),
  staleTime: MINUTE_MS,
});

/** How many messages the member has not read; 0 for visitors, and until it is known. */
export function useUnreadMessages(): number {
  const session = useSession();
  // A session that has just begun may turn out to be a trial's, which has no inbox.
  const member = isMember(session) && session?.accountType !== undefined;
  const { data } = useQuery({ ...unreadQuery, enabled: member });
  return member ? (data?.count ?? 0) : 0;
}
