const WARNING_MS = 60_000;
const TICK_MS = 1000;
/** Other tabs are notified of a touch so often at the most. */
const NOTIFIED_EVERY_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export interface IdleClockOptions {
  /** Without a touch for so long the session ends. */
  idleMs: number;
  /** An operator is here who has made no call for a while: reports it to the server. */
  keepAlive: () => void;
  /** Seconds until the session ends, in its last minute; undefined once the operator has touched the page. */
  onWarning: (secondsLeft: number | undefined) => void;
  onIdle: () => void;
}

/** Measures how long no operator has touched the console, in this tab or another. */
export function idleClock({ idleMs, keepAlive, onWarning, onIdle }: IdleClockOptions): { stop: () => void } {
  const tabs = new BroadcastChannel('console.touched');
  let touchedAtMs = Date.now();
  let keptAtMs = Date.now();
  let reportedAtMs = 0;
  let isWarning = false;

  function touched() {
    touchedAtMs = Date.now();
    if (touchedAtMs - reportedAtMs > NOTIFIED_EVERY_MS) {
      reportedAtMs = touchedAtMs;
      tabs.postMessage(touchedAtMs);
    }
    // A third of the time leaves room for a call that fails once.
    if (touchedAtMs - keptAtMs > idleMs / 3) {
      keptAtMs = touchedAtMs;
      keepAlive();
    }
    if (isWarning) tick();
  }

  function tick() {
    const leftMs = touchedAtMs + idleMs - Date.now();
    if (leftMs <= 0) {
      stop();
      onIdle();
    } else if (leftMs <= WARNING_MS) {
      isWarning = true;
      onWarning(Math.ceil(leftMs / 1000));
    } else if (isWarning) {
      isWarning = false;
      onWarning(undefined);
    }
  }

  tabs.onmessage = ({ data }) => {
    touchedAtMs = Math.max(touchedAtMs, Number(data));
    tick();
  };
  for (const event of TOUCHES) addEventListener(event, touched, { capture: true, passive: true });
  const timer = setInterval(tick, TICK_MS);
  function stop() {
    clearInterval(timer);
    tabs.close();
    for (const event of TOUCHES) removeEventListener(event, touched, { capture: true });
  }
  return { stop };
}
