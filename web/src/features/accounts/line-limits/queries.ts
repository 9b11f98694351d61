import { ownLineLimits, showLineLimits } from '@lanna/contract/accounts/line-limits/line-limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** What is left of a loss changes with each bet; most members have none to ask after. */
const REFRESH_MS = 15_000;

export const ownLimitsQuery = queryOptions({
  queryKey: ['lineLimits', 'own'],
  queryFn: ({ signal }) => call(ownLineLimits, { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.losses.length > 0 ? REFRESH_MS : false),
});

export const limitsBelowQuery = (id: string) =>
  queryOptions({
    queryKey: ['lineLimits', 'below', id],
    queryFn: ({ signal }) => call(showLineLimits, { params: { id }, signal }),
  });
