import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { shortNumber } from '@lanna/rules/short-number';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../../../console/facts.tsx';
import { Money } from '../../../../../console/money.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { useBankName } from '../../../../../shared-parts/money/bank-name.ts';
import { WholeAccount } from '../whole-account.tsx';

/** What was asked for, and whom it is paid to; the whole number only where it is asked for. */
export function RequestPanel({ withdrawal: { row, language } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  const bankName = useBankName();
  const { payee } = row;
  return (
    <Panel title={t('request.title')}>
      <div className="mb-3 flex items-start gap-3">
        <Landmark className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0 text-sm">
          <p>{bankName(payee.bankCode)}</p>
          <p className="figures">
            <WholeAccount withdrawalId={row.id} brand={row.brand} masked={payee.numberMasked} />
          </p>
          <p className="font-medium">{payee.holderName}</p>
        </div>
      </div>
      <Facts
        facts={[
          {
            label: t('column.number'),
            value: <span className="figures select-all">{shortNumber('W', row.id)}</span>,
          },
          { label: t('column.amount'), value: <Money amount={row.amount} brand={row.brand} /> },
          { label: t('request.fee'), value: <Money amount={row.fee} brand={row.brand} /> },
          { label: t('request.channel'), value: row.channelCode },
          { label: t('column.at'), value: <When at={row.requestedAt} brand={row.brand} variant="full" /> },
          { label: t('column.handledBy'), value: row.handledBy },
          { label: t('request.language'), value: language },
          { label: t('request.id'), value: <span className="break-all text-xs">{row.id}</span> },
        ]}
      />
    </Panel>
  );
}
