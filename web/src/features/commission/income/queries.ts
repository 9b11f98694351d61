import {
  listIncomeBets,
  listIncomeBranch,
  listIncomeRows,
  showIncome,
} from '@lanna/contract/commission/rebates/income';
import type { Sending } from '@lanna/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIRST = undefined as string | undefined;

export const incomeQuery = (query: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['income', 'sums', query],
    queryFn: ({ signal }) => call(showIncome, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const rowsQuery = (day: string) =>
  infiniteQueryOptions({
    queryKey: ['income', 'rows', day],
    queryFn: ({ pageParam, signal }) => call(listIncomeRows, { query: { day, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const branchQuery = (query: Sending<typeof listIncomeBranch>['query']) =>
  infiniteQueryOptions({
    queryKey: ['income', 'branch', query],
    queryFn: ({ pageParam, signal }) =>
      call(listIncomeBranch, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const betsQuery = (query: Sending<typeof listIncomeBets>['query']) =>
  infiniteQueryOptions({
    queryKey: ['income', 'bets', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) =>
      call(listIncomeBets, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
