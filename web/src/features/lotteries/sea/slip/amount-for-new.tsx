import { useTranslation } from 'react-i18next';
import { AmountField } from './amount-field.tsx';
import type { KeptSlip } from './slip-store.ts';

/** What a new number costs. Numbers of the slip that have no amount yet get it too; others keep theirs. */
export function AmountForNew({ kept, keep }: { kept: KeptSlip; keep: (changed: Partial<KeptSlip>) => void }) {
  const { t } = useTranslation('sea');
  return (
    <AmountField
      label={t('amount.new')}
      value={kept.amount}
      onValue={(amount) => keep({ amount })}
      onDone={(amount) =>
        keep({ amount, slip: kept.slip.map((bet) => (bet.amount === '' ? { ...bet, amount } : bet)) })
      }
    />
  );
}
