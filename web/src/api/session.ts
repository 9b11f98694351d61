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
const RESTRICTED_TOKEN = 'restrictedToken';
const TRIAL_TYPE = 4;

let current = stored();
/**
 * Of somebody who must choose a new password before coming in: calls carry it, the site knows nobody yet. The server takes
 * it for little else.
 */
let restricted = storedRestricted();
/** Whose session is being put in the place of another: its end is no loss. */
let replacing: { token: string; ended: boolean } | undefined;
/** Whose session is being ended by its owner. */
let leaving: string | undefined;
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
const passwordDueListeners = new Set<() => void>();

/** As whom calls are made. */
export function readSession(): Session | undefined {
  return current ?? restricted;
}

/** Who is in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, () => current);
}

/** Whether somebody is there who must choose a new password first. */
export function useIsRestricted(): boolean {
  return useSyncExternalStore(onSessionChange, () => restricted !== undefined);
}

export function isRestricted(): boolean {
  return restricted !== undefined;
}

/** After login or registration; again once the account type is known. */
export function startSession(token: string, accountType?: number): void {
  sessionStorage.removeItem(RESTRICTED_TOKEN);
  sessionStorage.setItem(TOKEN, token);
  if (accountType === undefined) sessionStorage.removeItem(ACCOUNT_TYPE);
  else sessionStorage.setItem(ACCOUNT_TYPE, String(accountType));
  changed();
}

/** After a login whose password must be changed first: by that call, then `startSession`. */
export function restrictSession(token: string): void {
  sessionStorage.removeItem(TOKEN);
  sessionStorage.removeItem(ACCOUNT_TYPE);
  sessionStorage.setItem(RESTRICTED_TOKEN, token);
  changed();
}

/** The server refuses everything until the password of this token is another one. Whoever listens (the shell) asks for it. */
export function demandPassword(token: string): void {
  if (current?.token !== token) return;
  restrictSession(token);
  for (const listener of passwordDueListeners) listener();
}

export function onPasswordDue(listener: () => void): () => void {
  passwordDueListeners.add(listener);
  return () => passwordDueListeners.delete(listener);
}

/**
 * Goes on in the session whose token `renew` brings. That the one before has ended may be heard before the answer is there:
 * it is a loss only when there is no answer.
 */
export async function replaceSession(renew: () => Promise<string>): Promise<void> {
  const before = readSession()?.token;
  replacing = before === undefined ? undefined : { token: before, ended: false };
  try {
    const token = await renew();
    replacing = undefined;
    startSession(token);
  } catch (error) {
    const ended = replacing?.ended;
    replacing = undefined;
    if (before !== undefined && ended) loseSession(before);
    throw error;
  }
}

/**
 * Logs out: `tell` tells the server, and whatever it says, this tab forgets the player. That the session has ended may be
 * heard from another call before `tell` is answered, and is no loss then.
 */
export async function leaveSession(tell: () => Promise<unknown>): Promise<void> {
  leaving = readSession()?.token;
  try {
    await tell();
  } finally {
    leaving = undefined;
    endSession();
  }
}

/** Nothing of the player stays in this tab, only which brand's site it is. */
export function endSession(): void {
  sessionStorage.clear();
  const merchant = knownMerchant();
  if (merchant) sessionStorage.setItem(MERCHANT, merchant);
  changed();
}

/** The server no longer knows this token. Whoever listens (the shell) asks the player to log in again. */
export function loseSession(token: string): void {
  if (leaving === token) return;
  if (replacing?.token === token) {
    replacing.ended = true;
    return;
  }
  if (readSession()?.token !== token) return;
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
  restricted = storedRestricted();
  for (const listener of listeners) listener();
}

function storedRestricted(): Session | undefined {
  const token = sessionStorage.getItem(RESTRICTED_TOKEN);
  return token ? { token, accountType: undefined, trial: false } : undefined;
}

function stored(): Session | undefined {
  const token = sessionStorage.getItem(TOKEN);
  if (!token) return undefined;
  const type = sessionStorage.getItem(ACCOUNT_TYPE);
  const accountType = type === null ? undefined : Number(type);
  return { token, accountType, trial: accountType === TRIAL_TYPE };
}
