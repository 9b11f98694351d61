import { useSyncExternalStore } from 'react';

const KEY = 'chat.docked';
const listeners = new Set<() => void>();

/** Whether the member keeps the room at the side of wide screens; this browser remembers it. */
export function useDocked(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => localStorage.getItem(KEY) === '1',
    () => false,
  );
}

export function setDocked(docked: boolean): void {
  if (docked) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  for (const changed of listeners) changed();
}
