import type { Sending } from '@lanna/contract/endpoint';
import {
  cashbackTerms,
  listCashbackBets,
  listCashbackClaims,
  myCashback,
  showCashbackClaim,
} from '@lanna/contract/rewards/cashback/cashback';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { currentLanguage } from '../../../i18n/words.ts';

const FIRST = undefined as string | undefined;

export const termsQuery = queryOptions({
  queryKey: ['cashback', 'terms'],
  queryFn: ({ signal }) => call(cashbackTerms, { signal }),
});

export const mineQuery = queryOptions({
  queryKey: ['cashback', 'mine'],
  queryFn: ({ signal }) => call(myCashback, { signal }),
});

export const claimsQuery = infiniteQueryOptions({
  queryKey: ['cashback', 'claims'],
  queryFn: ({ pageParam, signal }) => call(listCashbackClaims, { query: { after: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** A claim never changes. */
export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: ['cashback', 'claim', id],
    queryFn: ({ signal }) => call(showCashbackClaim, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type BetsAsked = Pick<Sending<typeof listCashbackBets>['query'], 'day' | 'category'>;

export const betsQuery = (query: BetsAsked) =>
  infiniteQueryOptions({
    queryKey: ['cashback', 'bets', currentLanguage(), query],
    queryFn: ({ pageParam, signal }) =>
      call(listCashbackBets, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
