import type { Sending, Value } from '@lanna/contract/endpoint';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import type { balance } from '@lanna/contract/people/members/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/calls/call.ts';
import { intentKey } from '../../../api/calls/intent-key.ts';
import { isOutcomeUncertain } from '../../../api/calls/refusal.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { keepShown } from './queries.ts';

/** Makes a deposit; the balance shown everywhere follows the answer at once. */
export function useDeposit(currency: string) {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (body: Sending<typeof deposit>['body']) =>
      call(deposit, { body, idempotencyKey: keys.for(`${body.methodCode} ${body.amount}`) }),
    onSuccess: ({ balance: sumBalance, ...made }) => {
      keys.settled();
      const shown: Value<typeof balance> = { sumBalance, currency };
      queries.setQueryData(balanceQuery.queryKey, shown);
      keepShown(queries, made);
    },
    onError: (error) => {
      // A refusal is an answer: what is pressed after it is another deposit.
      if (!isOutcomeUncertain(error)) keys.settled();
    },
  });
}
