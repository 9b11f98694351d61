import type { Value } from '@lanna/contract/endpoint';
import { listDraws } from '@lanna/contract/lotteries/draws/draws';
import { listShots } from '@lanna/contract/lotteries/draws/shots';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type Shots = Value<typeof listShots>;

/** Rounds of a day that are closed or later. */
export const dayQuery = (gameCode: string, day: string) =>
  queryOptions({
    queryKey: ['lotteries', 'day', gameCode, day],
    queryFn: ({ signal }) => call(listDraws, { query: { gameCode, numero: day, pageSize: 100 }, signal }),
    enabled: day !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

export const shotsQuery = (numero: string) =>
  queryOptions({
    queryKey: ['yeekeeShots', numero],
    queryFn: ({ signal }) => call(listShots, { query: { numero }, signal }),
    staleTime: 10_000,
  });
