import { useSyncExternalStore } from 'react';

/** Of Chromium's browsers: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** offered: the browser lets the page ask · installed: this very window is the app, or has just become one. */
export type InstallState = 'unknown' | 'offered' | 'installed';

let prompt: InstallPrompt | undefined;
let installed = false;
const listeners = new Set<() => void>();

/** The browser offers it once, soon after the first page has loaded: kept until a visitor presses a button that installs. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else Android lays a bar of its own over the page.
    event.preventDefault();
    prompt = event as InstallPrompt;
    notify();
  });
  window.addEventListener('appinstalled', () => {
    prompt = undefined;
    installed = true;
    notify();
  });
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, stateNow, () => 'unknown');
}

/** Shows the browser's own question. It may be asked once; after a no the browser offers it again by itself, some other day. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const asked = prompt;
  if (!asked) return 'unavailable';
  prompt = undefined;
  const { outcome } = await asked.prompt();
  notify();
  return outcome;
}

function stateNow(): InstallState {
  if (installed || isApp()) return 'installed';
  return prompt ? 'offered' : 'unknown';
}

function isApp(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    // iOS before 16.4 knows only its own word.
    ('standalone' in navigator && navigator.standalone === true)
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
