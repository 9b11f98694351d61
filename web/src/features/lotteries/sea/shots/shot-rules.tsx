import { moneyOf } from '@lanna/contract/money';
import { SUBTRACTED_SHOT } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import type { Shots } from '../queries.ts';
import type { Table } from '../rates/rates.ts';

/** Which shot is taken off, and what the brand gives to the first and the sixteenth. */
export function ShotRules({
  shots: { countedFrom, leastShots },
  prizes,
}: {
  shots: Pick<Shots, 'countedFrom' | 'leastShots'>;
  prizes: Table['shotPrizes'];
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  return (
    <div className="rounded-medium border border-line px-4 py-3 text-sm">
      <p>
        {t(`shots.rule.${countedFrom}`)} {leastShots < SUBTRACTED_SHOT && `${t('shots.rule.few')} `}
        {t('shots.rule.least', { min: leastShots })}
      </p>
      {prizes && (
        <>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt className="text-muted">{t('shots.prize.first')}</dt>
            <dd className="text-right font-semibold">
              <MoneyText amount={moneyOf(prizes.first)} symbol={currencySymbol} />
            </dd>
            <dt className="text-muted">{t('shots.prize.sixteenth')}</dt>
            <dd className="text-right font-semibold">
              <MoneyText amount={moneyOf(prizes.sixteenth)} symbol={currencySymbol} />
            </dd>
            <dt className="text-muted">{t('shots.prize.minStake')}</dt>
            <dd className="text-right font-semibold">
              <MoneyText amount={moneyOf(prizes.minStake)} symbol={currencySymbol} />
            </dd>
          </dl>
          <p className="mt-2 text-muted">{t('shots.prize.terms')}</p>
        </>
      )}
    </div>
  );
}
