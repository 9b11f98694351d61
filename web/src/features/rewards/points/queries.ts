import {
  pointBalance,
  pointConfig,
  pointConversionTypes,
  pointEntries,
  pointRedemptions,
  pointRewards,
} from '@lanna/contract/rewards/points/points';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIRST = undefined as string | undefined;

export const pointBalanceQuery = queryOptions({
  queryKey: ['points', 'balance'],
  queryFn: ({ signal }) => call(pointBalance, { signal }),
});

export const pointConfigQuery = queryOptions({
  queryKey: ['points', 'config'],
  queryFn: ({ signal }) => call(pointConfig, { signal }),
});

export const conversionQuery = queryOptions({
  queryKey: ['points', 'conversion'],
  queryFn: ({ signal }) => call(pointConversionTypes, { signal }),
});

/** Titles are answered in the page's language. */
export const goodsQuery = (language = currentLanguage()) =>
  queryOptions({
    queryKey: ['points', 'goods', language],
    queryFn: ({ signal }) => call(pointRewards, { signal }),
  });

export const redemptionsQuery = (language = currentLanguage()) =>
  infiniteQueryOptions({
    queryKey: ['points', 'redemptions', language],
    queryFn: ({ pageParam, signal }) => call(pointRedemptions, { query: { after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const entriesQuery = infiniteQueryOptions({
  queryKey: ['points', 'entries'],
  queryFn: ({ pageParam, signal }) => call(pointEntries, { query: { after: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next ?? undefined,
});
