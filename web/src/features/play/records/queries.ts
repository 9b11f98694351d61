import type { Sending } from '@lanna/contract/endpoint';
import { memberStatement, memberTransactions, profitAndLoss } from '@lanna/contract/play/records/records';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

type TransactionsAsked = NonNullable<Sending<typeof memberTransactions>['query']>;
type StatementAsked = NonNullable<Sending<typeof memberStatement>['query']>;
type ProfitAsked = NonNullable<Sending<typeof profitAndLoss>['query']>;

const FIRST = undefined as string | undefined;

export const transactionsQuery = (query: TransactionsAsked) =>
  infiniteQueryOptions({
    queryKey: ['records', 'transactions', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) =>
      call(memberTransactions, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const statementQuery = (query: StatementAsked) =>
  infiniteQueryOptions({
    queryKey: ['records', 'statement', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) =>
      call(memberStatement, { query: { ...query, before: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const profitQuery = (query: ProfitAsked) =>
  queryOptions({
    queryKey: ['records', 'profit', query],
    queryFn: ({ signal }) => call(profitAndLoss, { query, signal }),
    placeholderData: keepPreviousData,
  });
