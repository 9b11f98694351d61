import { moneyOf } from '@lanna/contract/money';
import type { PointGood } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { GoodView } from '../../../shared-parts/rewards/good-view.tsx';
import { Button } from '../../../ui/button.tsx';

/** A good with its price; where it cannot be redeemed, what is missing. */
export function GoodCard({
  good,
  balance,
  onRedeem,
}: {
  good: PointGood;
  balance: bigint;
  onRedeem: () => void;
}) {
  const { t } = useTranslation('points');
  const short = moneyOf(good.points) - balance;
  const action =
    short > 0n ? (
      <p className="text-muted text-xs">{t('mall.short', { points: displayMoney(short) })}</p>
    ) : (
      <Button size="small" wide onClick={onRedeem}>
        {t('mall.redeem')}
      </Button>
    );
  return (
    <GoodView
      good={good}
      t={t}
      money={(text) => displayMoney(moneyOf(text))}
      action={good.left > 0 && action}
    />
  );
}
