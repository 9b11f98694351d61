import type { Money } from '@lanna/rules/money';
import { useEffect, useSyncExternalStore } from 'react';

/*
 * A round is settled the moment it is pressed and shown afterwards: while a game is open, the balance of the site is the one the
 * game shows, or the header would give a result away before the reels stand.
 */

interface Held {
  /** Undefined as long as the game has none. */
  balance: Money | undefined;
}

let held: Held | undefined;
const listeners = new Set<() => void>();

/** For the page of an open game: what it shows as the balance. The site's own comes back when the page is left. */
export function useHoldBalance(balance: Money | undefined): void {
  useEffect(() => set({ balance }), [balance]);
  useEffect(() => () => set(undefined), []);
}

/** The balance an open game shows; undefined where none is open. */
export function useHeldBalance(): Held | undefined {
  return useSyncExternalStore(
    watch,
    () => held,
    () => undefined,
  );
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function set(next: Held | undefined): void {
  held = next;
  for (const changed of listeners) changed();
}
