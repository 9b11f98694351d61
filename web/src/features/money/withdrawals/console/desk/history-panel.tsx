import type { WithdrawalPage as Withdrawal } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { MoveHistory } from '../../../../../console/moves/move-history.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { WITHDRAWAL_TONES } from '../tones.ts';

/** Every move of it, the last one first, with who made it and what was written. */
export function HistoryPanel({ withdrawal: { history, row } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals-console');
  return (
    <Panel title={t('history.title')}>
      <MoveHistory history={history.toReversed()} brand={row.brand} byItself={t('history.byItself')}>
        {({ to }) => <StatusBadge tone={WITHDRAWAL_TONES[to]}>{t(`state.${to}`)}</StatusBadge>}
      </MoveHistory>
    </Panel>
  );
}
