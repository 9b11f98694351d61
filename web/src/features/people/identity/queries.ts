import { countries, registerSettings } from '@lanna/contract/accounts/registration/registration';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

const FIVE_MINUTES_MS = 300_000;

/* Under `brand`, so that a changed setting reaches an open form by push. */

/** The login and registration methods the brand has switched on. */
export const switchesQuery = queryOptions({
  queryKey: ['brand', 'switches'],
  queryFn: ({ signal }) => call(consolidatedSettings, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** The fields a registration requires. */
export const registrationQuery = queryOptions({
  queryKey: ['brand', 'registration'],
  queryFn: ({ signal }) => call(registerSettings, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

export const countriesQuery = queryOptions({
  queryKey: ['brand', 'countries'],
  queryFn: ({ signal }) => call(countries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
