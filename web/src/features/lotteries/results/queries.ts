import type { Value } from '@lanna/contract/endpoint';
import { resultsOfDay, searchDraws } from '@lanna/contract/lotteries/draws/results';
import type { Language } from '@lanna/contract/people/members/members';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { gamesQuery } from '../lotteries/queries.ts';
import { type ResultsFilter, resultsFilter } from './results-filter.ts';

/** Push reports when any of it changes. */
const FRESH_MS = 60_000;

export type FoundDraw = Value<typeof searchDraws>['found'][number];

export const dayQuery = ({ day, market, source, pageNo }: ResultsFilter) =>
  queryOptions({
    queryKey: ['results', 'day', day, market, source, pageNo],
    queryFn: ({ signal }) =>
      call(resultsOfDay, {
        query: { day, market, source, pageNo },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

export const searchQuery = ({ number, gameCode, market, source }: ResultsFilter) =>
  queryOptions({
    queryKey: ['results', 'search', number, gameCode, market, source],
    queryFn: ({ signal }) => call(searchDraws, { query: { number, gameCode, market, source }, signal }),
    staleTime: FRESH_MS,
  });

/** Fetches what the page opens with. */
export function loadResults(queries: QueryClient, language: Language): Promise<unknown> {
  return Promise.all([
    queries.prefetchQuery(dayQuery(resultsFilter.opening)),
    queries.prefetchQuery(gamesQuery(language)),
  ]);
}
