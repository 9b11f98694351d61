import { gameReturns } from '@lanna/contract/play/bets/bets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** What games returned so far, of all vendors that commit to seeds. */
export const returnsQuery = queryOptions({
  queryKey: ['brand', 'returns'],
  queryFn: ({ signal }) => call(gameReturns, { signal }),
  staleTime: 60_000,
});
