import { showIdentity } from '@lanna/contract/accounts/kyc/kyc';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** Where the check of the member's identity stands, and what waits for it. */
export const identityQuery = queryOptions({
  queryKey: ['kyc'],
  queryFn: ({ signal }) => call(showIdentity, { signal }),
});
