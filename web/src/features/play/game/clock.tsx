import { useEffect, useState } from 'react';
import { displaySpan } from './play-session.ts';

/** Time since the play session began, in its own component so that a second passing draws nothing else. */
export function Clock({ startedAtMs, label }: { startedAtMs: number; label: string }) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={label} className="figures">
      {displaySpan(nowMs - startedAtMs)}
    </span>
  );
}
