import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

interface Play {
  bets: number;
  stake: string;
  payout: string;
  turnover: string;
  profit: string;
}

/** What was played, in full: the sum of the list below it. */
export function PlayTotals({ totals }: { totals: Play }) {
  const { t } = useTranslation('teams');
  const { currencySymbol: symbol } = useBrand();
  return (
    <dl className="lit grid grid-cols-2 gap-x-4 gap-y-3 rounded-large bg-raised px-5 py-4 lg:grid-cols-5">
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <dt className="text-muted text-xs">{t('figures.profit')}</dt>
        <dd className="font-display font-semibold text-xl">
          <MoneyText amount={moneyOf(totals.profit)} symbol={symbol} signed />
        </dd>
      </div>
      {(['turnover', 'stake', 'payout'] as const).map((figure) => (
        <div key={figure} className="min-w-0">
          <dt className="text-muted text-xs">{t(`figures.${figure}`)}</dt>
          <dd className="font-semibold text-[clamp(0.875rem,4vw,1.05rem)]">
            <MoneyText amount={moneyOf(totals[figure])} symbol={symbol} />
          </dd>
        </div>
      ))}
      <div className="min-w-0">
        <dt className="text-muted text-xs">{t('figures.bets')}</dt>
        <dd className="figures font-semibold text-[clamp(0.875rem,4vw,1.05rem)]">
          {displayCount(totals.bets)}
        </dd>
      </div>
    </dl>
  );
}

/** The same of one row, in small. */
export function PlayDetail({ row }: { row: Play }) {
  const { t } = useTranslation('teams');
  const { currencySymbol: symbol } = useBrand();
  return (
    <>
      <span className="whitespace-nowrap">
        {t('figures.stake')} <MoneyText amount={moneyOf(row.stake)} symbol={symbol} />
      </span>{' '}
      ·{' '}
      <span className="whitespace-nowrap">
        {t('figures.payout')} <MoneyText amount={moneyOf(row.payout)} symbol={symbol} />
      </span>{' '}
      ·{' '}
      <span className="whitespace-nowrap">
        {t('betsCount', { count: row.bets, shown: displayCount(row.bets) })}
      </span>
    </>
  );
}
