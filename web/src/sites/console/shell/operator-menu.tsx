import { logOut } from '@lanna/contract/people/operators/ops';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { Menu } from '../../../ui/layers/menu.tsx';
import { OperatorButton } from './operator-button.tsx';

/** What an operator does about the own account; its code comes with the first press. */
export function OperatorMenu() {
  const { t } = useTranslation('console-shell');
  // Loaded anew, so that nothing of what was shown stays behind.
  const leave = useOpsMutation(logOut, { onDone: () => location.assign('/') });
  return (
    <Menu
      openAtOnce
      trigger={<OperatorButton />}
      entries={[
        { key: 'security', label: t('operator.security'), icon: <ShieldCheck />, href: '/me/security' },
        {
          key: 'leave',
          label: t('operator.logOut'),
          icon: <LogOut />,
          onSelect: () => leave.mutate({}),
        },
      ]}
    />
  );
}
