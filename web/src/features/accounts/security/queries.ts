import { myLinkedAccounts } from '@lanna/contract/accounts/linked-accounts/linked-accounts';
import { devices } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type Device = Value<typeof devices>[number];

/** Where the account is logged in. */
export const devicesQuery = queryOptions({
  queryKey: ['member', 'devices'],
  queryFn: ({ signal }) => call(devices, { signal }),
});

/** Accounts of other services that can be proved, and those that were. */
export const linkedAccountsQuery = queryOptions({
  queryKey: ['member', 'linked-accounts'],
  queryFn: ({ signal }) => call(myLinkedAccounts, { signal }),
});
