import { useSyncExternalStore } from 'react';

const KEY = 'search.slashOff';
const listeners = new Set<() => void>();

/** Whether `/` alone opens the search. Who dictates, or whose fingers stray, switches it off; this browser remembers it. */
export function usesSlashKey(): boolean {
  return localStorage.getItem(KEY) !== '1';
}

export function useSlashKey(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    usesSlashKey,
    () => true,
  );
}

export function setSlashKey(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, '1');
  for (const changed of listeners) changed();
}
