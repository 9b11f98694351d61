import { cancelSlip } from '@lanna/contract/lotteries/lottery/slips';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isOutcomeUncertain, isPassing } from '../../../../api/calls/refusal.ts';

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
    onSuccess: () => {
      keys.settled();
      return refetch();
    },
    onError: (error) => {
      if (!isOutcomeUncertain(error)) keys.settled();
      // What the page showed may not hold any more: a draw has closed meanwhile.
      return isPassing(error) ? undefined : refetch();
    },
  });

  async function refetch() {
    await Promise.all(
      ['lotterySlips', 'balance', 'lotteryTable'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  }
}
