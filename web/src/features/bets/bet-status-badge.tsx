import type { Bet, BetStatus } from '@lanna/contract/bets';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

export function BetStatusBadge({ bet: { status, checking } }: { bet: Pick<Bet, 'status' | 'checking'> }) {
  const { t } = useTranslation('bets');
  if (checking !== undefined) return <Badge tone="warning">{t('checking.badge')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

const TONES = {
  open: 'warning',
  won: 'success',
  even: 'quiet',
  lost: 'quiet',
  returned: 'quiet',
  refunded: 'quiet',
} as const satisfies Record<BetStatus, string>;
