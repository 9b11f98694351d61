import { moneyOf } from '@lanna/contract/money';
import type { ShownRankLevel } from '@lanna/contract/rewards/ranks/ranks';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';

type Asked = ShownRankLevel['reach'];

/** Deposits and turnover that are asked; what is not asked is not named. */
export function AskedLine({ asked }: { asked: Asked }) {
  const { t } = useTranslation('ranks');
  const { currencySymbol: symbol } = useBrand();
  const parts = (['deposits', 'turnover'] as const).filter((part) => moneyOf(asked[part]) > 0n);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {parts.map((part) => (
        <div key={part} className="min-w-0">
          <dt className="text-muted text-xs">{t(`asked.${part}`)}</dt>
          <dd className="figures wrap-anywhere font-display font-semibold">
            {displayMoney(moneyOf(asked[part]), symbol)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
