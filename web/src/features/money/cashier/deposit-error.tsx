import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyError } from '../../../shared-parts/money/money-error.tsx';

/** Why there is no deposit; the account is as it was, unless it is unknown whether the money has arrived. */
export function DepositError({ uncertain = false, children }: { uncertain?: boolean; children: ReactNode }) {
  const { t } = useTranslation('cashier');
  return (
    <MoneyError message={children}>
      <p className="text-muted">{uncertain ? t('deposit.uncertain') : t('deposit.untouched')}</p>
    </MoneyError>
  );
}
