import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { winnerBoard } from '@lanna/contract/play/winners/winners';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';

/** The latest wins worth showing, of one category or of all; pages with a ticker open with them. */
export const latestWinsQuery = (category?: VendorGroup) =>
  queryOptions({
    queryKey: ['winners', 'latest', category ?? ''],
    queryFn: ({ signal }) => call(winnerBoard, { query: { category }, signal }),
    staleTime: 30_000,
  });
