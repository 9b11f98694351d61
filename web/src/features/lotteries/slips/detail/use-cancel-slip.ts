import { cancelSlip } from '@lanna/contract/lotteries/lottery/slips';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isPassing } from '../../../../api/calls/refusal.ts';

/** Takes a slip back on some draws. Pressing twice, or again after a lost answer, takes it back once. */
export function useCancelSlip(id: string) {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (numeros: string[]) =>
      call(cancelSlip, {
        params: { id },
        body: { numeros },
        idempotencyKey: keys.for(`${id} ${numeros.join(' ')}`),
      }),
    onSuccess: refetch,
    onError: (error) => {
      // What the page showed may not hold any more: a draw has closed meanwhile.
      if (!isPassing(error)) return refetch();
      return undefined;
    },
  });

  async function refetch() {
    keys.settled();
    await Promise.all(
      ['lotterySlips', 'balance', 'lotteryTable'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  }
}
