import { logOut, showMe } from '@lanna/contract/operators/ops';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../console/operator.tsx';
import { opsCall } from '../../../console/ops-call.ts';
import { sessionEnded } from '../../../console/session-signal.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { idleClock } from './idle-clock.ts';

/**
 * Follows whether somebody is at the page, in any tab. A minute before the session would end it asks; then it ends it. Somebody who
 * types for long without a call keeps it.
 */
export function IdleWatch() {
  const { t } = useTranslation('console-shell');
  const { idleSeconds } = useOperator();
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    const clock = idleClock({
      idleMs: idleSeconds * 1000,
      keepAlive: () => void opsCall(showMe).catch(() => undefined),
      onWarning: setSecondsLeft,
      onIdle: () => {
        setSecondsLeft(undefined);
        void opsCall(logOut)
          .catch(() => undefined)
          .finally(sessionEnded);
      },
    });
    return clock.stop;
  }, [idleSeconds]);

  return (
    <Dialog
      open={secondsLeft !== undefined}
      onOpenChange={() => undefined}
      title={t('idle.title')}
      insistent
      footer={<Button>{t('idle.stay')}</Button>}
    >
      <p role="timer">{t('idle.text', { count: secondsLeft ?? 0 })}</p>
    </Dialog>
  );
}
