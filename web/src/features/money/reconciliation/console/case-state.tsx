import type { MoneyCase } from '@lanna/contract/money/reconciliation/case-ops';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';

const TONES = {
  open: 'danger',
  proposed: 'warning',
  mended: 'success',
  decided: 'quiet',
} as const satisfies Record<MoneyCase['state'], Tone>;

/** How far a case is; of one that is decided, what was decided. */
export function CaseStateBadge({ of: { state, decision } }: { of: MoneyCase }) {
  const { t } = useTranslation('reconciliation-console');
  return (
    <StatusBadge tone={TONES[state]}>
      {decision ? t(`decision.${decision}`) : t(`caseState.${state}`)}
    </StatusBadge>
  );
}
