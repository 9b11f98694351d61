import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../../console/panel.tsx';
import { PayoutCard } from '../payouts/payout-card.tsx';

/** The payments it is paid by, each with what can be done with it now. */
export function PayoutsPanel({ withdrawal: { payouts } }: { withdrawal: Pick<Withdrawal, 'payouts'> }) {
  const { t } = useTranslation('withdrawals-console');
  if (payouts.length === 0) return null;
  return (
    <Panel title={t('payouts.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.id} className="py-4 first:pt-0 last:pb-0">
            <PayoutCard key={payout.version} payout={payout} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
