import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = {
  open: 'warning',
  won: 'success',
  lost: 'quiet',
  returned: 'quiet',
  refunded: 'quiet',
} as const;

/** Of a slip, a draw of it, or a line. */
export function SlipStateBadge({ state }: Pick<BoughtLine, 'state'>) {
  const { t } = useTranslation('slips');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
