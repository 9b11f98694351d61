import { listBets } from '@lanna/contract/bets';
import type { Sending } from '@lanna/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

type ListQuery = NonNullable<Sending<typeof listBets>['query']>;

/** One page of the record; the previous page stays in view until it has loaded. */
export const betsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['bets', 'list', query],
    queryFn: ({ signal }) => call(listBets, { query, signal }),
    placeholderData: keepPreviousData,
  });
