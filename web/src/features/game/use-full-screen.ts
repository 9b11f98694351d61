import { useSyncExternalStore } from 'react';

/** The whole document goes full screen, so that dialogs stay visible. Undefined where the device cannot. */
export function useFullScreen(): { on: boolean; toggle: () => void } | undefined {
  const on = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;
  return {
    on,
    // When the browser refuses, nothing changes, and the button still shows the state.
    toggle: () =>
      void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {}),
  };
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
