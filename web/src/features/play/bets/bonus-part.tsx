import { moneyOf } from '@lanna/contract/money';
import type { Bet } from '@lanna/contract/play/bets/bets';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';

/** Bonus money of a bet, apart from the cash that its other figures are of. */
export function BonusPart({ bet }: { bet: Pick<Bet, 'bonus'> | undefined }) {
  const { t } = useTranslation('bets');
  const { currencySymbol } = useBrand();
  if (!bet?.bonus) return null;
  const shown = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  return (
    <span className="figures block break-words font-normal text-muted text-xs">
      {t('bonusPart', { stake: shown(bet.bonus.stake), payout: shown(bet.bonus.payout) })}
    </span>
  );
}
