import { madeAccounts } from '@lanna/contract/accounts/registration/made-accounts';
import type { Sending } from '@lanna/contract/endpoint';
import { downline, listInvitations, newestMembers } from '@lanna/contract/people/agents/agents';
import { memberRates } from '@lanna/contract/people/agents/rates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** One page; the previous page stays in view until it has loaded. */
export const newestQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['agent', 'newest', pageNo],
    queryFn: ({ signal }) => call(newestMembers, { query: { pageNo }, signal }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = queryOptions({
  queryKey: ['agent', 'invitations'],
  queryFn: ({ signal }) => call(listInvitations, { signal }),
});

export const downlineQuery = (query: Sending<typeof downline>['query']) =>
  queryOptions({
    queryKey: ['agent', 'downline', query],
    queryFn: ({ signal }) => call(downline, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const madeAccountsKey = ['agent', 'made-accounts'];

export const madeAccountsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...madeAccountsKey, pageNo],
    queryFn: ({ signal }) => call(madeAccounts, { query: { pageNo }, signal }),
    placeholderData: keepPreviousData,
  });

export const memberRatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['agent', 'rates', id],
    queryFn: ({ signal }) => call(memberRates, { params: { id }, signal }),
  });
