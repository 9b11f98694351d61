import { revealWithdrawalAccount } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** The number that is paid to: whole, and to be copied into the bank's page, for those who pay; that it was looked at is recorded. */
export function WholeAccount({
  withdrawalId,
  brand,
  masked,
}: {
  withdrawalId: string;
  brand: string;
  masked: string;
}) {
  const { t } = useTranslation('withdrawals-console');
  const may = useMay();
  return (
    <Reveal
      masked={masked}
      label={t('request.account')}
      allowed={may('withdrawals.decide', brand)}
      ask={async () => {
        const { number } = await opsCall(revealWithdrawalAccount, { params: { id: withdrawalId }, body: {} });
        return <CodeText value={number} copyLabel={t('request.copyAccount')} />;
      }}
    />
  );
}
