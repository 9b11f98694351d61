import { useSyncExternalStore } from 'react';
import { knownMerchant } from './brand.ts';

/** Who uses this tab. Kept in session storage, so every tab has its own and closing it ends it. */
export interface Session {
  token: string;
  /** Account type of the specification (`isAgent`); 4 is a trial. Unknown until the member info is there. */
  accountType: number | undefined;
  trial: boolean;
}

const TOKEN = 'token';
const ACCOUNT_TYPE = 'isAgent';
const MERCHANT = 'merchant';
const TRIAL_TYPE = 4;

let current = stored();
/**
 * Of somebody who must choose a new password before coming in: calls carry it, the site knows nobody yet. In memory
 * alone, so that loading the page anew is no way round the new password.
 */
let held: Session | undefined;
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();

/** As whom calls are made. */
export function readSession(): Session | undefined {
  return current ?? held;
}

/** Who is in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, () => current);
}

/** After login or registration; again once the account type is known. */
export function startSession(token: string, accountType?: number): void {
  held = undefined;
  sessionStorage.setItem(TOKEN, token);
  if (accountType === undefined) sessionStorage.removeItem(ACCOUNT_TYPE);
  else sessionStorage.setItem(ACCOUNT_TYPE, String(accountType));
  changed();
}

/** After a login whose password must be changed first: by that call, then `startSession`. */
export function holdSession(token: string): void {
  held = { token, accountType: undefined, trial: false };
}

/** Nobody is let in after all. Answers whose token that was. */
export function dropHeldSession(): string | undefined {
  const token = held?.token;
  held = undefined;
  return token;
}

/** After logout: nothing of the player stays in this tab, only which brand's site it is. */
export function endSession(): void {
  held = undefined;
  sessionStorage.clear();
  const merchant = knownMerchant();
  if (merchant) sessionStorage.setItem(MERCHANT, merchant);
  changed();
}

/** The server no longer knows this token. Whoever listens (the shell) asks the player to log in again. */
export function loseSession(token: string): void {
  if (held?.token === token) held = undefined;
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
