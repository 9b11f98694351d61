import { useSyncExternalStore } from 'react';
import { serverClockOffsetMs } from '../../api/server-clock.ts';

/**
 * The server's clock, updated as each of its seconds begins: one timer for the whole page, and none while it is unused. Undefined in the first
 * render, which knows no clock.
 */
export function useServerNow(): number | undefined {
  return useSyncExternalStore(
    listen,
    () => nowMs,
    () => undefined,
  );
}

/** At this moment, for what is decided between two seconds. */
export function serverNowMs(): number {
  return Date.now() + (serverClockOffsetMs() ?? 0);
}

const SECOND_MS = 1000;
/** Past the turn of the second, whatever a timer rounds. */
const AFTER_TURN_MS = 15;

let nowMs = serverNowMs();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick() {
  clearTimeout(timer);
  if (document.hidden) return;
  nowMs = serverNowMs();
  timer = setTimeout(tick, SECOND_MS - (nowMs % SECOND_MS) + AFTER_TURN_MS);
  for (const listener of listeners) listener();
}
