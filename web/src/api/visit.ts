import { useSyncExternalStore } from 'react';

/**
 * The token of a visitor's conversation with customer service. It stays in this browser, also when it is closed: an answer may
 * come a day later. It opens this one conversation and nothing of an account.
 */
const KEY = 'service.visit';
const listeners = new Set<() => void>();

export function readVisit(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function keepVisit(token: string): void {
  localStorage.setItem(KEY, token);
  for (const listener of listeners) listener();
}

/** The server no longer knows it. Another one that has been kept meanwhile stays. */
export function forgetVisit(token: string): void {
  if (readVisit() !== token) return;
  localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Also when another window of this browser has begun a conversation. */
export function onVisitChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === KEY && listener();
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

export function useVisit(): string | undefined {
  return useSyncExternalStore(onVisitChange, readVisit, () => undefined);
}
