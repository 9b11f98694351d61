import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../../console/status-badge.tsx';

/** Whether bets are taken: a stop says more than a switch. */
export function PlayState({ enabled, stopped }: { enabled: boolean; stopped: boolean }) {
  const { t } = useTranslation('catalogue-console');
  if (stopped) return <StatusBadge tone="danger">{t('state.stopped')}</StatusBadge>;
  return enabled ? (
    <StatusBadge tone="success">{t('state.open')}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{t('state.closed')}</StatusBadge>
  );
}
