/** Calls of more callers than this at once: those whose window began first are forgotten. */
const CALLERS_MAX = 50_000;

interface Window {
  endsMs: number;
  calls: number;
}

/** Counts a call of `caller`; beyond `max` in a window of its own it answers in how many seconds the next begins. */
export type CallLimit = (caller: string, max: number) => number | undefined;

/** A limit of calls in one process: without a promise, for it is asked before everything else and by every call. */
export function callLimit(windowMs: number, nowMs: () => number = () => performance.now()): CallLimit {
  /** In the order in which their windows began. */
  const windows = new Map<string, Window>();

  function begin(caller: string, now: number): Window {
    windows.delete(caller);
    if (windows.size >= CALLERS_MAX) windows.delete(windows.keys().next().value ?? '');
    const begun = { endsMs: now + windowMs, calls: 0 };
    windows.set(caller, begun);
    return begun;
  }

  return (caller, max) => {
    const now = nowMs();
    const known = windows.get(caller);
    const window = known && known.endsMs > now ? known : begin(caller, now);
    window.calls += 1;
    return window.calls > max ? Math.max(1, Math.ceil((window.endsMs - now) / 1000)) : undefined;
  };
}
