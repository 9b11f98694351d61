import { useSyncExternalStore } from 'react';

/** Who uses this tab. Kept in session storage, so every tab has its own and closing it ends it. */
export interface Session {
  token: string;
  /** Account type of the specification (`isAgent`); 4 is a trial. Unknown until the member info is there. */
  accountType: number | undefined;
  trial: boolean;
}

const TOKEN = 'token';
const ACCOUNT_TYPE = 'isAgent';
const TRIAL_TYPE = 4;

let current = stored();
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();

export function readSession(): Session | undefined {
  return current;
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession);
}

/** After login or registration; again once the account type is known. */
export function startSession(token: string, accountType?: number): void {
  sessionStorage.setItem(TOKEN, token);
  if (accountType === undefined) sessionStorage.removeItem(ACCOUNT_TYPE);
  else sessionStorage.setItem(ACCOUNT_TYPE, String(accountType));
  changed();
}

/** After logout. */
export function endSession(): void {
  sessionStorage.removeItem(TOKEN);
  sessionStorage.removeItem(ACCOUNT_TYPE);
  changed();
}

/** The server no longer knows this token. Whoever listens (the shell) asks the player to log in again. */
export function loseSession(token: string): void {
  if (current?.token !== token) return;
  endSession();
  for (const listener of lossListeners) listener();
}

export function onSessionLoss(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed() {
  current = stored();
  for (const listener of listeners) listener();
}

function stored(): Session | undefined {
  const token = sessionStorage.getItem(TOKEN);
  if (!token) return undefined;
  const type = sessionStorage.getItem(ACCOUNT_TYPE);
  const accountType = type === null ? undefined : Number(type);
  return { token, accountType, trial: accountType === TRIAL_TYPE };
}
