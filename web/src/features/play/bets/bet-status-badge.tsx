import { type Bet, type BetStatus, isDrawn } from '@lanna/contract/play/bets/bets';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

export function BetStatusBadge({
  bet: { status, checking, category },
}: {
  bet: Pick<Bet, 'status' | 'checking' | 'category'>;
}) {
  const { t } = useTranslation('bets');
  if (checking !== undefined) return <Badge tone="warning">{t('checking.badge')}</Badge>;
  const waits = status === 'open' && isDrawn(category);
  return <Badge tone={TONES[status]}>{waits ? t('draws.badge') : t(`statuses.${status}`)}</Badge>;
}

const TONES = {
  open: 'warning',
  won: 'success',
  even: 'quiet',
  lost: 'quiet',
  returned: 'quiet',
  refunded: 'quiet',
} as const satisfies Record<BetStatus, string>;
