import { moneyOf } from '@lanna/contract/money';
import { claimCashback } from '@lanna/contract/rewards/cashback/cashback';
import { displayMoney } from '@lanna/rules/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { intentKey } from '../../../api/calls/intent-key.ts';
import { isOutcomeUncertain } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { balanceQuery } from '../../../api/queries.ts';
import { notify } from '../../../ui/layers/notify.ts';

/** Claims all that is open. Pressing twice, or again after a lost answer, pays once: the key stays until there is an answer. */
export function useClaim() {
  const { t } = useTranslation('cashback');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: () => call(claimCashback, { body: {}, idempotencyKey: keys.for('cashback') }),
    onSuccess: ({ claim, balance }) => {
      keys.settled();
      queries.setQueryData(balanceQuery.queryKey, { sumBalance: balance, currency: claim.currency });
      notify({
        tone: 'success',
        text: t('claim.done', { amount: displayMoney(moneyOf(claim.amount), currencySymbol) }),
        detail: t('claim.inBalance'),
      });
      return queries.invalidateQueries({ queryKey: ['cashback'] });
    },
    onError: (error) => {
      if (!isOutcomeUncertain(error)) keys.settled();
      notify({
        tone: 'danger',
        text: words(error),
        ...(isOutcomeUncertain(error) && { detail: t('claim.uncertain') }),
      });
      // What the page shows may be older than what the server has just said.
      return queries.invalidateQueries({ queryKey: ['cashback'] });
    },
  });
}
