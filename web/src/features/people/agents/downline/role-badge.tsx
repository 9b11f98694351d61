import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';

export function RoleBadge({ agent }: { agent: boolean }) {
  const { t } = useTranslation('agents');
  return <Badge tone={agent ? 'warning' : 'quiet'}>{agent ? t('role.agent') : t('role.member')}</Badge>;
}
