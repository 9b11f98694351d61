import type { Sending } from '@lanna/contract/endpoint';
import { signUpRequestReward } from '@lanna/contract/rewards/promotions/promotions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { type Draft, dropDraft } from './draft.ts';

type Body = Sending<typeof signUpRequestReward>['body'];

/** Sends an application. Pressing twice, or again after a lost answer, sends it once. */
export function useApply(draftKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, keys }: { body: Body; keys: Draft['keys'] }) =>
      call(signUpRequestReward, { body, idempotencyKey: keys.for(JSON.stringify(body)) }),
    onSuccess: () => {
      dropDraft(draftKey);
      return queries.invalidateQueries({ queryKey: ['myPromotions'] });
    },
    onError: (error, { keys }) => {
      // A refusal is an answer: what is sent after it is another try.
      if (!isOutcomeUncertain(error)) keys.settled();
    },
  });
}
