import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';

export function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'team_branch_unknown';
}

/** The account was not in the agent's line on these days. */
export function GoneBranch({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('teams');
  return (
    <EmptyState
      icon={<UserX />}
      title={t('gone')}
      text={t('goneText')}
      action={<Button onClick={onBack}>{t('toMyTeam')}</Button>}
    />
  );
}
