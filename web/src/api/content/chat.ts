import { chatUnreadCount } from '@lanna/contract/content/chat/rooms';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { isMember } from '../route-guard.ts';
import { useSession } from '../session.ts';

const MINUTE_MS = 60_000;

/** Rooms say nothing to pages that are not in them: an open page asks once a minute. */
const unreadQuery = queryOptions({
  queryKey: ['chat', 'unread'],
  queryFn: ({ signal }) => call(chatUnreadCount, { signal }),
  staleTime: MINUTE_MS,
  refetchInterval: MINUTE_MS,
});

/** How many messages of the member's rooms are new; 0 for visitors, and until it is known. */
export function useChatUnread(): number {
  const session = useSession();
  const member = isMember(session) && session?.accountType !== undefined;
  const { data } = useQuery({ ...unreadQuery, enabled: member });
  return member ? (data?.unread ?? 0) : 0;
}
