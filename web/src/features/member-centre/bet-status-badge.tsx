import type { BetStatus } from '@lanna/contract/bets';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

const TONES = { open: 'warning', won: 'success', lost: 'quiet', refunded: 'quiet' } as const satisfies Record<
  BetStatus,
  string
>;

export function BetStatusBadge({ status }: { status: BetStatus }) {
  const { t } = useTranslation('member');
  return <Badge tone={TONES[status]}>{t(`bets.statuses.${status}`)}</Badge>;
}
