import type { Value } from '@lanna/contract/endpoint';
import { drawsOfGame, nearNumeros, openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { listLotteryGames, lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import type { Language } from '@lanna/contract/people/members/members';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type LotteryGames = Value<typeof listLotteryGames>;
export type NearNumeros = Value<typeof nearNumeros>;

/** Whose lotteries: those of one page, or all. */
export type LotteryMarket = 'SEA' | 'LOTT' | 'VN' | 'ELOTT' | 'ALL';

/** Push reports when any of it changes; this is for a page that has received nothing for long. */
const FRESH_MS = 30_000;

/** The lotteries of the brand with their current draw and last result; names in the page's language. */
export const gamesQuery = (language: Language, lotteryType: LotteryMarket = 'ALL') =>
  queryOptions({
    queryKey: ['lotteries', 'games', language, lotteryType],
    queryFn: ({ signal }) => call(listLotteryGames, { query: { lotteryType }, signal }),
    staleTime: FRESH_MS,
  });

/** How a game is bet on: modes of the caller, prices, bounds, closed numbers. */
export const tableQuery = (gameCode: string, language: Language) =>
  queryOptions({
    queryKey: ['lotteryTable', gameCode, language],
    queryFn: ({ signal }) => call(lotteryTable, { query: { gameCode }, signal }),
    staleTime: FRESH_MS,
  });

/** Its last drawn, waiting, current and next draw. */
export const nearQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lotteries', 'near', gameCode],
    queryFn: ({ signal }) => call(nearNumeros, { query: { gameCode }, signal }),
    staleTime: FRESH_MS,
  });

/** Draws that take bets, the next one first: what a trace is bought on. */
export const openedQuery = (gameCode: string, count: number) =>
  queryOptions({
    queryKey: ['lotteries', 'opened', gameCode, count],
    queryFn: ({ signal }) => call(openedNumeros, { query: { gameCode, count }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** The last results of a game, newest first. */
export const lastResultsQuery = (gameCode: string, count: number) =>
  queryOptions({
    queryKey: ['lotteries', 'results', gameCode, count],
    queryFn: ({ signal }) => call(drawsOfGame, { params: { code: gameCode }, query: { count }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
