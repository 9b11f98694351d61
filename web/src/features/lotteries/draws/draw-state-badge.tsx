import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = {
  open: 'success',
  closed: 'warning',
  drawn: 'warning',
  settled: 'quiet',
  cancelled: 'danger',
} as const satisfies Record<Draw['state'], string>;

export function DrawStateBadge({ state }: Pick<Draw, 'state'>) {
  const { t } = useTranslation('draws');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
