import { requestWithdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { formatMoney, type Money } from '@lanna/rules/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isOutcomeUncertain, Refusal } from '../../../../api/calls/refusal.ts';

export interface Request {
  amount: Money;
  bankAccountId: string;
  channelCode: string;
  paymentPassword: string;
  /** Asked for right before the request is sent. */
  secondFactor: () => Promise<{ secondFactor?: string }>;
}

/** Asks for a withdrawal. Pressing twice, or again after a lost answer, asks for one. */
export function useRequestWithdrawal() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: async ({ amount, bankAccountId, channelCode, paymentPassword, secondFactor }: Request) => {
      const what = { amount: formatMoney(amount), bankAccountId, channelCode };
      const body = { ...what, paymentPassword, ...(await secondFactor()) };
      return call(requestWithdrawal, { body, idempotencyKey: keys.for(Object.values(what).join(' ')) });
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
