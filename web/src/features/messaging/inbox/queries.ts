import { getInbox, getMessage, type InboxKind } from '@lanna/contract/messaging/inbox/inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIRST = undefined as string | undefined;

export const inboxQuery = (asked: { kind?: InboxKind | undefined; unread?: 'yes' | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', currentLanguage(), asked],
    queryFn: ({ pageParam, signal }) => call(getInbox, { query: { ...asked, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'message', currentLanguage(), id],
    queryFn: ({ signal }) => call(getMessage, { query: { id }, signal }),
  });
