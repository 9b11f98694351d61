import type { MemberRow, MemberStatus } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';

const TONES: Record<MemberStatus, Tone> = {
  active: 'success',
  self_excluded: 'warning',
  disabled: 'danger',
  closed: 'quiet',
};

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('members-console');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** What kind of account it is: a player, an agent, a trial; and whether only the demo plays with it. */
export function MemberType({ type, demoPlayer }: Pick<MemberRow, 'type' | 'demoPlayer'>) {
  const { t } = useTranslation('members-console');
  return demoPlayer ? (
    <StatusBadge tone="warning">{t('demoPlayer')}</StatusBadge>
  ) : (
    <span>{t(`type.${type}`)}</span>
  );
}
