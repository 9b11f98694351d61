import type { Sending } from '@lanna/contract/endpoint';
import { processC2CTransaction } from '@lanna/contract/money/withdrawals/receipts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { notify } from '../../../../ui/layers/notify.ts';

type Answer = Omit<Sending<typeof processC2CTransaction>['body'], 'payoutId'>;

/** Says whether a payout has arrived. The same answer again changes nothing, so pressing again after a lost reply is harmless. */
export function useAnswerReceipt(payoutId: string) {
  const { t } = useTranslation('withdrawals');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      call(processC2CTransaction, { body: { pictures: [], remark: '', ...answer, payoutId } }),
    onSuccess: (_, { answer }) => {
      notify({ text: t(`receipt.said.${answer}`), tone: 'success' });
      return queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
  });
}
