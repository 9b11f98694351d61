import type { ProtectionChange } from '@lanna/contract/accounts/protection/ops';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';

/** Limits and their values as the console calls them. */
export function useLimitWords(brand: string) {
  const { t } = useTranslation('protection-console');
  const symbol = useOperator().brands.find(({ code }) => code === brand)?.currencySymbol ?? '';
  return {
    name: ({ kind, period }: Pick<ProtectionChange, 'kind' | 'period'>) =>
      period === null ? t(`limit.${kind}`) : `${t(`limit.${kind}`)} · ${t(`period.${period}`)}`,
    value: (kind: ProtectionChange['kind'], value: string | number | null) => {
      if (value === null) return t('noLimit');
      return kind === 'session' || kind === 'reality_check'
        ? t('minutes', { count: Number(value) })
        : displayMoney(moneyOf(String(value)), symbol);
    },
  };
}
