import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import { BadgeCheck, SearchCheck, Send, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StageLine } from '../../../ui/stage-line.tsx';

/** Sent, looked at, confirmed: where on this way the check stands. */
export function Steps({ state }: { state: IdentityState }) {
  const { t } = useTranslation('kyc');
  const isBack = state === 'rejected' || state === 'expired';
  const isOpen = state === 'submitted' || state === 'reviewing';
  return (
    <StageLine
      label={t('way.label')}
      stages={[
        { name: t('way.sent'), Icon: <Send />, state: 'past' },
        { name: t('way.looked'), Icon: <SearchCheck />, state: isOpen ? 'here' : 'past' },
        isBack
          ? { name: t('way.back'), Icon: <X />, state: 'failed' }
          : { name: t('way.confirmed'), Icon: <BadgeCheck />, state: isOpen ? 'ahead' : 'here' },
      ]}
    />
  );
}
