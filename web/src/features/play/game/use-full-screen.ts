import { useEffect, useSyncExternalStore } from 'react';

/** What style sheets go by where the device knows no full screen. */
const IMMERSED = 'immersed';
const listeners = new Set<() => void>();

/**
 * The game without the header, on the whole screen where the device can: the whole document goes there, so that dialogs stay visible.
 * iPhones know no full screen of pages: there the header goes all the same.
 */
export function useFullScreen(): { on: boolean; toggle: () => void } {
  const on = useSyncExternalStore(watch, isOn);
  // Other pages have their header.
  useEffect(() => () => immerse(false), []);
  return { on, toggle: () => (on ? leaveFullScreen() : enterFullScreen()) };
}

export function leaveFullScreen(): void {
  immerse(false);
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
}

function enterFullScreen(): void {
  if (!document.fullscreenEnabled) immerse(true);
  // When the browser refuses, nothing changes, and the button still shows the state.
  else void document.documentElement.requestFullscreen().catch(() => {});
}

function isOn(): boolean {
  return document.fullscreenElement !== null || IMMERSED in document.documentElement.dataset;
}

function immerse(on: boolean): void {
  if (on) document.documentElement.dataset[IMMERSED] = '';
  else delete document.documentElement.dataset[IMMERSED];
  for (const changed of listeners) changed();
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  document.addEventListener('fullscreenchange', changed);
  return () => {
    listeners.delete(changed);
    document.removeEventListener('fullscreenchange', changed);
  };
}
