import type { Bet } from '@lanna/contract/bets';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

/** Green only for a real gain: a payout below the stake is a loss, however the round is called. */
export function BetStatusBadge({ bet }: { bet: Bet }) {
  const { t } = useTranslation('bets');
  return <Badge tone={toneOf(bet)}>{t(`statuses.${bet.status}`)}</Badge>;
}

function toneOf({ status, stake, payout }: Bet) {
  if (status === 'open') return 'warning';
  return status === 'won' && moneyOf(payout) > moneyOf(stake) ? 'success' : 'quiet';
}
