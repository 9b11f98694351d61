import {
  type TeamPeriod,
  teamBets,
  teamBetting,
  teamBranches,
  teamOverview,
  teamTransactions,
  teamUserProfit,
} from '@lanna/contract/commission/teams/team';
import { agentAnnouncements } from '@lanna/contract/content/announcements/announcements';
import type { Sending } from '@lanna/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIRST = undefined as string | undefined;
/** Figures are counted some seconds behind play: a page that stays open follows. */
const FOLLOWED_MS = 30_000;

export const overviewQuery = (period: TeamPeriod) =>
  queryOptions({
    queryKey: ['team', 'overview', period],
    queryFn: ({ signal }) => call(teamOverview, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOWED_MS,
  });

export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['team', 'announcements', currentLanguage()],
    queryFn: ({ signal }) => call(agentAnnouncements, { signal }),
  });

export const branchesQuery = (query: Sending<typeof teamBranches>['query']) =>
  infiniteQueryOptions({
    queryKey: ['team', 'branches', query],
    queryFn: ({ pageParam, signal }) => call(teamBranches, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const bettingQuery = (query: Sending<typeof teamBetting>['query']) =>
  infiniteQueryOptions({
    queryKey: ['team', 'betting', query],
    queryFn: ({ pageParam, signal }) => call(teamBetting, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const betsQuery = (query: Sending<typeof teamBets>['query']) =>
  infiniteQueryOptions({
    queryKey: ['team', 'bets', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) => call(teamBets, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const movesQuery = (query: Sending<typeof teamTransactions>['query']) =>
  infiniteQueryOptions({
    queryKey: ['team', 'moves', query],
    queryFn: ({ pageParam, signal }) =>
      call(teamTransactions, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const profitQuery = (query: Sending<typeof teamUserProfit>['query']) =>
  infiniteQueryOptions({
    queryKey: ['team', 'profit', query],
    queryFn: ({ pageParam, signal }) =>
      call(teamUserProfit, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
