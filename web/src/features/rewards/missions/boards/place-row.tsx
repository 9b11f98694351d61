import { moneyOf } from '@lanna/contract/money';
import type { ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { classes } from '../../../../ui/classes.ts';
import { useScoreText } from './use-score-text.ts';

export function PlaceRow({
  board,
  place: { place, name, score, amount, isMe },
}: {
  board: ShownLeaderboard;
  place: ShownLeaderboard['places'][number];
}) {
  const { t } = useTranslation('missions');
  const { currencySymbol } = useBrand();
  const scored = useScoreText(board);
  return (
    <li
      className={classes(
        'flex items-center gap-3 px-2 py-2.5',
        isMe && 'rounded-medium bg-sunken font-semibold',
      )}
    >
      <span className="figures w-8 shrink-0 text-muted">{place}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {name} {isMe && <span className="text-accent-text text-xs">{t('board.me')}</span>}
        </span>
        <span className="figures block text-muted text-xs">{scored(score)}</span>
      </span>
      {moneyOf(amount) > 0n && (
        <span className="figures text-sm">{displayMoney(moneyOf(amount), currencySymbol)}</span>
      )}
    </li>
  );
}
