import { betReceipt } from '@lanna/contract/bets';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { readReceipt } from './read-receipt.ts';

/** The receipt that proves the outcome of one bet. `receipt` is undefined where the vendor is not the house's own studio. */
export const receiptQuery = (betId: string) =>
  queryOptions({
    queryKey: ['bets', 'receipt', betId],
    queryFn: async ({ signal }) => {
      const { receipt, ...rest } = await call(betReceipt, { params: { id: betId }, signal });
      return { ...rest, receipt: readReceipt(receipt) };
    },
  });
