import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { listBets } from '@lanna/contract/play/bets/bets';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount } from '../../../i18n/format.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { SummedFigure } from '../../../ui/text/summed-figure.tsx';

/** Over the whole filter, not the page. */
export function BetTotals({ totals, count }: { totals: Value<typeof listBets>['totals']; count: number }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol } = useBrand();
  const { slips, rounds } = totals.open;
  const factsOf = ({ bets, stake }: typeof slips) => ({
    count: bets,
    bets: displayCount(bets),
    stake: displayMoney(moneyOf(stake), symbol),
  });
  // What has no result is neither won nor lost, as in its line.
  const net = moneyOf(totals.net) + moneyOf(slips.stake) + moneyOf(rounds.stake);
  return (
    <div className="lit flex flex-col gap-3 rounded-large bg-raised px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        <SummedFigure label={t('count')}>{displayCount(count)}</SummedFigure>
        <SummedFigure label={t('stake')}>
          <MoneyText amount={moneyOf(totals.stake)} symbol={symbol} />
        </SummedFigure>
        <SummedFigure label={t('payout')}>
          <MoneyText amount={moneyOf(totals.payout)} symbol={symbol} />
        </SummedFigure>
        <SummedFigure label={t('net')}>
          <MoneyText amount={net} symbol={symbol} signed />
        </SummedFigure>
      </dl>
      {slips.bets + rounds.bets > 0 && (
        <p className="figures text-muted text-xs leading-relaxed">
          {slips.bets > 0 && t('openTotals.slips', factsOf(slips))}{' '}
          {rounds.bets > 0 && t('openTotals.rounds', factsOf(rounds))} {t('openTotals.note')}
        </p>
      )}
    </div>
  );
}
