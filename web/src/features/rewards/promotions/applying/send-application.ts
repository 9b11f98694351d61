import { signUpRequestReward } from '@lanna/contract/rewards/promotions/promotions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { type Draft, dropDraft } from './draft.ts';

/** Sends an application. Pressing twice, or again after a lost answer, sends it once. */
export function useApply({ promotionId, draftKey }: { promotionId: string; draftKey: string }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ remark, uploads, keys }: Draft) => {
      const body = {
        promotionId,
        remark: remark.trim(),
        pictures: uploads.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : [])),
      };
      return call(signUpRequestReward, { body, idempotencyKey: keys.for(JSON.stringify(body)) });
    },
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
