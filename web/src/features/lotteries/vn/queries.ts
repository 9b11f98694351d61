import type { Value } from '@lanna/contract/endpoint';
import {
  drawnVietnameseNumeros,
  vietnameseAbsence,
  vietnameseGames,
} from '@lanna/contract/lotteries/lottery/vn';
import type { Language } from '@lanna/contract/people/members/members';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type VietnameseGames = Value<typeof vietnameseGames>;
export type Region = VietnameseGames['games'][number]['region'];
export type Absence = Value<typeof vietnameseAbsence>;

const FRESH_MS = 30_000;
/** Provinces of one day are shown together, draws of one game in pairs. */
const BOARDS_OF_REGION = 4;
const BOARDS_OF_GAME = 2;

/** Lotteries of Vietnam with their region and weekdays; names in the page's language. */
export const menuQuery = (language: Language) =>
  queryOptions({
    queryKey: ['lotteries', 'vnMenu', language],
    queryFn: ({ signal }) => call(vietnameseGames, { signal }),
    staleTime: FRESH_MS,
  });

/** Draws with a result: of one game, or of a region. */
export const drawnQuery = (asked: {
  gameCode?: string | undefined;
  region?: Region | undefined;
  day: string;
  pageNo: number;
}) =>
  queryOptions({
    queryKey: ['lotteries', 'vnDrawn', asked],
    queryFn: ({ signal }) =>
      call(drawnVietnameseNumeros, {
        query: {
          ...asked,
          day: asked.day || undefined,
          pageSize: asked.region ? BOARDS_OF_REGION : BOARDS_OF_GAME,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** How long each of 00 to 99 has stayed away. */
export const absenceQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lotteries', 'vnAbsence', gameCode],
    queryFn: ({ signal }) => call(vietnameseAbsence, { query: { gameCode }, signal }),
    staleTime: FRESH_MS,
  });
