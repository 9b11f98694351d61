import { logOut, showMe } from '@lanna/contract/people/operators/ops';
import { useEffect, useState } from 'react';
import { opsCall } from '../../../console/calls/ops-call.ts';
import { sessionEnded } from '../../../console/calls/session-signal.ts';
import { useOperator } from '../../../console/operator.tsx';
import { lazily } from '../../../lazy-component.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { idleClock } from './idle-clock.ts';

const question = lazily(() => import('./idle-question.tsx').then((found) => found.IdleQuestion));

/**
 * Follows whether an operator is at the page, in any tab. A minute before the session would end it asks; then it ends it. One who
 * types for long without a call keeps it.
 */
export function IdleWatch() {
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

  return secondsLeft !== undefined && <LazyPart of={question} props={{ secondsLeft }} />;
}
