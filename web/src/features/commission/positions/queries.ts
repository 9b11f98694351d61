import {
  boundPositions,
  choosePositions,
  ownPositions,
  positionsBelow,
} from '@lanna/contract/commission/positions/positions';
import {
  listSheets,
  type SheetSide,
  settleSheet,
  showSheet,
} from '@lanna/contract/commission/positions/sheets';
import type { Sending } from '@lanna/contract/endpoint';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

const FIRST = undefined as string | undefined;

export const ownPositionsQuery = queryOptions({
  queryKey: ['positions', 'own'],
  queryFn: ({ signal }) => call(ownPositions, { signal }),
});

export const belowQuery = infiniteQueryOptions({
  queryKey: ['positions', 'below'],
  queryFn: ({ pageParam, signal }) => call(positionsBelow, { query: { after: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ next }) => next ?? undefined,
});

export type SheetState = 'open' | 'settled';

export const sheetsQuery = (side: SheetSide, state: SheetState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['positions', 'sheets', side, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listSheets, { query: { side, state, after: pageParam }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const sheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['positions', 'sheet', id],
    queryFn: ({ signal }) => call(showSheet, { params: { id }, signal }),
  });

export const sendShares = (body: Sending<typeof choosePositions>['body']) => call(choosePositions, { body });

export const sendBounds = (id: string, body: Sending<typeof boundPositions>['body']) =>
  call(boundPositions, { params: { id }, body });

/** Pressed again it is no different: the first time stands. */
export function useSettle(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(settleSheet, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['positions'] }),
  });
}
