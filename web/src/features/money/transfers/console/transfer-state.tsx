import type { TransferRow } from '@lanna/contract/money/transfers/ops';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../console/status-badge.tsx';

const TONES = { asked: 'quiet', sending: 'warning', done: 'success', refused: 'quiet' } as const;

/** How far a transfer has come; what a person has to look at stands out. */
export function TransferStateBadge({ transfer: { state, attention } }: { transfer: TransferRow }) {
  const { t } = useTranslation('transfers-console');
  if (attention) return <StatusBadge tone="danger">{t(`attention.${attention}`)}</StatusBadge>;
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
