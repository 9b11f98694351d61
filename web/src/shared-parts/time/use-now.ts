import { useSyncExternalStore } from 'react';

/**
 * The clock of this device, updated every second: one timer for the whole page, and none while it is unused. Undefined in the first
 * render, which knows no clock.
 */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    listen,
    () => nowMs,
    () => undefined,
  );
}

let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    tick();
    timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick() {
  if (document.hidden) return;
  nowMs = Date.now();
  for (const listener of listeners) listener();
}
