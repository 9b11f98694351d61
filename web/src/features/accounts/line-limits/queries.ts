import { ownLineLimits, showLineLimits } from '@lanna/contract/accounts/line-limits/line-limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const ownLimitsQuery = queryOptions({
  queryKey: ['lineLimits', 'own'],
  queryFn: ({ signal }) => call(ownLineLimits, { signal }),
});

export const limitsBelowQuery = (id: string) =>
  queryOptions({
    queryKey: ['lineLimits', 'below', id],
    queryFn: ({ signal }) => call(showLineLimits, { params: { id }, signal }),
  });
