import { drawProof, listDraws } from '@lanna/contract/lotteries/draws/draws';
import { listChains } from '@lanna/contract/play/chains/chains';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

/** Push reports when any of it changes. */
const FRESH_MS = 60_000;
const PAGE_SIZE = 20;

/** What the history of a game is narrowed by. */
interface HistoryAsked {
  day: string;
  numero: string;
  pageNo: number;
}

export const historyQuery = (gameCode: string, { day, numero, pageNo }: HistoryAsked) =>
  queryOptions({
    queryKey: ['draws', 'history', gameCode, day, numero, pageNo],
    queryFn: ({ signal }) =>
      call(listDraws, {
        query: {
          gameCode,
          day: day || undefined,
          numero: numero || undefined,
          pageNo,
          pageSize: PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** What fixed a draw, and every version of its result. */
export const proofQuery = (gameCode: string, numero: string) =>
  queryOptions({
    queryKey: ['draws', 'proof', gameCode, numero],
    queryFn: ({ signal }) => call(drawProof, { query: { gameCode, numero }, signal }),
    staleTime: FRESH_MS,
  });

/** The published chains: of one game, or all of them. */
export const chainsQuery = (purpose?: string) =>
  queryOptions({
    queryKey: ['draws', 'chains', purpose ?? ''],
    queryFn: ({ signal }) => call(listChains, { query: { purpose }, signal }),
    staleTime: 300_000,
  });
