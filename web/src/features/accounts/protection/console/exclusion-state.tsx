import type { ExclusionRow } from '@lanna/contract/accounts/protection/ops-exclusion';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';

const TONES: Record<ExclusionRow['state'], Tone> = {
  running: 'accent',
  overdue: 'warning',
  ending: 'warning',
  ended: 'quiet',
};

export function ExclusionState({ state }: Pick<ExclusionRow, 'state'>) {
  const { t } = useTranslation('protection-console');
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
