import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { balance } from '@lanna/contract/people/members/members';
import { claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import { displayMoney } from '@lanna/rules/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { balanceQuery } from '../../../../api/queries.ts';
import { notify } from '../../../../ui/layers/notify.ts';

/** Claims one promotion. Pressing twice, or again after a lost answer, pays once: the key stays until there is an answer. */
export function useClaim(promotionId: string, isBonus: boolean) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: () =>
      call(claimRafflePromotion, { body: { promotionId }, idempotencyKey: keys.for(promotionId) }),
    onSuccess: (paid) => {
      keys.settled();
      const shown: Value<typeof balance> = { sumBalance: paid.balance, currency: paid.currency };
      queries.setQueryData(balanceQuery.queryKey, shown);
      notify({
        tone: 'success',
        text: t('claim.done', { amount: displayMoney(moneyOf(paid.amount), currencySymbol) }),
        detail: isBonus ? t('claim.inBonus') : t('claim.inBalance'),
      });
      return queries.invalidateQueries({ queryKey: ['myPromotions'] });
    },
    onError: (error) => {
      if (!isOutcomeUncertain(error)) keys.settled();
      notify({
        tone: 'danger',
        text: words(error),
        ...(isOutcomeUncertain(error) && { detail: t('claim.uncertain') }),
      });
      // What the page shows may be older than what the server has just said.
      return queries.invalidateQueries({ queryKey: ['myPromotions'] });
    },
  });
}
