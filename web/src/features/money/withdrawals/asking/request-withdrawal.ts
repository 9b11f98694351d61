import type { Sending } from '@lanna/contract/endpoint';
import { requestWithdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isOutcomeUncertain, Refusal } from '../../../../api/calls/refusal.ts';

/** Asks for a withdrawal. Pressing twice, or again after a lost answer, asks for one. */
export function useRequestWithdrawal() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (body: Sending<typeof requestWithdrawal>['body']) => {
      const { amount, bankAccountId, channelCode } = body;
      return call(requestWithdrawal, {
        body,
        idempotencyKey: keys.for([amount, bankAccountId, channelCode].join(' ')),
      });
    },
    onSuccess: () => {
      keys.settled();
      void queries.invalidateQueries({ queryKey: ['balance'] });
      return queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
    onError: (error) => {
      // A refusal is an answer: what is sent after it is another try.
      if (error instanceof Refusal && !isOutcomeUncertain(error)) keys.settled();
    },
  });
}
