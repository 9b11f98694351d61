import { useSyncExternalStore } from 'react';

/** The whole document goes full screen, so that dialogs stay visible. Undefined where the device cannot. */
export function useFullScreen(): { on: boolean; toggle: () => void } | undefined {
  const on = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;
  return {
    on,
    // A refusal of the browser leaves things as they are, and the button shows it.
    toggle: () =>
      void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {}),
  };
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
