/** The longest any process may go on answering from settings it has read before. */
export const SETTINGS_KEPT_MS = 2000;
const MARGIN_MS = 100;

/**
 * Holds a notice back until no process can answer with the old settings: a page that refetched sooner could get them and
 * would not ask again. Notices of one key that are made meanwhile become one more, never a queue.
 */
export function delayedNotify(notify: (key: string) => void) {
  const waiting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  function hold(key: string) {
    const timer = setTimeout(() => {
      const again = waiting.get(key)?.again;
      waiting.delete(key);
      notify(key);
      if (again) hold(key);
    }, SETTINGS_KEPT_MS + MARGIN_MS);
    timer.unref();
    waiting.set(key, { again: false, timer });
  }

  return {
    changed(key: string) {
      const held = waiting.get(key);
      if (held) held.again = true;
      else hold(key);
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
