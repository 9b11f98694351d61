import type { Value } from '@lanna/contract/endpoint';
import { siteHealth } from '@lanna/contract/oversight/status/status';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type Health = Value<typeof siteHealth>;

/** Push reports changes; figures of today move with the minute, and push may be what does not work. */
const REFRESH_MS = 60_000;

export const statusQuery = queryOptions({
  queryKey: ['status', 'health'],
  queryFn: ({ signal }) => call(siteHealth, { signal }),
  refetchInterval: REFRESH_MS,
});
