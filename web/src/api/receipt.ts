import { betReceipt } from '@lanna/contract/play/bets/bets';
import { queryOptions } from '@tanstack/react-query';
import { call } from './calls/call.ts';
import { readReceipt } from './read-receipt.ts';

/**
 * The receipt of one bet. `receipt` is that of a round of the house's own studio, undefined where others took the bet; `given` is what its source gave,
 * which topics that know it show.
 */
export const receiptQuery = (betId: string) =>
  queryOptions({
    queryKey: ['bets', 'receipt', betId],
    queryFn: async ({ signal }) => {
      const { receipt, ...rest } = await call(betReceipt, { params: { id: betId }, signal });
      return { ...rest, given: receipt, receipt: readReceipt(receipt) };
    },
  });
