import type { IdentityNeed } from '@lanna/contract/accounts/kyc/kyc';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';

/** What waits until the identity is confirmed, with the amounts from which on. */
export function NeedsList({ needs }: { needs: readonly IdentityNeed[] }) {
  const { t } = useTranslation('kyc');
  const { currencySymbol } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), currencySymbol);
  const lines = needs.flatMap((need) => {
    if (need.for === 'withdrawal')
      return need.above === null
        ? [t('needs.withdrawals')]
        : [t('needs.withdrawalsAbove', { amount: money(need.above) })];
    return [
      ...(need.above === null ? [] : [t('needs.depositsAbove', { amount: money(need.above) })]),
      ...(need.totalAbove === null ? [] : [t('needs.depositsTotal', { amount: money(need.totalAbove) })]),
    ];
  });
  return (
    <div className="rounded-medium border border-warning/40 bg-surface px-4 py-3">
      <h4 className="flex items-center gap-2 font-medium text-sm">
        <Hourglass className="size-4 text-warning" aria-hidden="true" />
        {t('needs.title')}
      </h4>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-10 text-muted text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
