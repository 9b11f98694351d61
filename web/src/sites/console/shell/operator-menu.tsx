import { logOut } from '@lanna/contract/people/operators/ops';
import { LogOut, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { isSoundOn, playSound, setSound } from '../../../console/work/work-sound.ts';
import { Menu } from '../../../ui/layers/menu.tsx';
import { OperatorButton } from './operator-button.tsx';

/** What an operator does about the own account; its code comes with the first press. */
export function OperatorMenu() {
  const { t } = useTranslation('console-shell');
  const [sounds, setSounds] = useState(isSoundOn);
  // Off until it is asked for, and this browser's alone.
  function turnSound() {
    setSound(!sounds);
    setSounds(!sounds);
    if (!sounds) void playSound();
  }
  // Loaded anew, so that nothing of what was shown stays behind.
  const leave = useOpsMutation(logOut, { onDone: () => location.assign('/') });
  return (
    <Menu
      openAtOnce
      trigger={<OperatorButton />}
      entries={[
        { key: 'security', label: t('operator.security'), icon: <ShieldCheck />, href: '/me/security' },
        {
          key: 'sound',
          label: t(sounds ? 'operator.silence' : 'operator.sound'),
          icon: sounds ? <VolumeX /> : <Volume2 />,
          onSelect: turnSound,
        },
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
