import { useSyncExternalStore } from 'react';
import { knownMerchant } from './content/brand.ts';

/** The session of this tab. Kept in session storage, so every tab has its own and closing the tab ends it. */
export interface Session {
  token: string;
  /** Account type of the specification (`isAgent`); 4 is a trial. Unknown until the member info has been fetched. */
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
 * A session whose member must choose a new password first: calls carry its token, while the pages show a visitor. The
 * server accepts the token for few calls besides the change.
 */
let restricted = storedRestricted();
/** The session that is being replaced by a renewed one: its end is not reported as a loss. */
let replacing: { token: string; ended: boolean } | undefined;
/** The token of the session that its member is ending. */
let leaving: string | undefined;
/** A log-in that this browser remembers is on its way. */
let resuming = false;
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
const passwordDueListeners = new Set<() => void>();

/** The session calls are made with, a restricted one included. */
export function readSession(): Session | undefined {
  return current ?? restricted;
}

/** The session of the logged-in member; undefined for a restricted one. */
export function useSession(): Session | undefined {
  // The server writes the page as a visitor sees it; who is logged in is filled in after.
  return useSyncExternalStore(
    onSessionChange,
    () => current,
    () => undefined,
  );
}

/** Whether the session is restricted until its member chooses a new password. */
export function useIsRestricted(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => restricted !== undefined,
    () => false,
  );
}

export function isRestricted(): boolean {
  return restricted !== undefined;
}

/** Whether this tab is being logged in by what its browser remembers: what asks to log in can wait for that. */
export function useIsResuming(): boolean {
  return useSyncExternalStore(onSessionChange, isResuming, () => false);
}

export function isResuming(): boolean {
  return resuming;
}

const RESUMING_MAX_MS = 5000;

/** Runs a log-in by what this browser remembers. On a slow line the page stops waiting for it before it is answered. */
export async function whileResuming(resume: () => Promise<void>): Promise<void> {
  const timer = setTimeout(setResuming, RESUMING_MAX_MS, false);
  setResuming(true);
  try {
    await resume();
  } finally {
    clearTimeout(timer);
    setResuming(false);
  }
}

function setResuming(now: boolean) {
  if (resuming === now) return;
  resuming = now;
  notifyListeners();
}

/** Called after login or registration; again once the account type is known. */
export function startSession(token: string, accountType?: number): void {
  sessionStorage.removeItem(RESTRICTED_TOKEN);
  sessionStorage.setItem(TOKEN, token);
  if (accountType === undefined) sessionStorage.removeItem(ACCOUNT_TYPE);
  else sessionStorage.setItem(ACCOUNT_TYPE, String(accountType));
  changed();
}

/** Called after a login whose password must be changed first; `startSession` follows the change. */
export function restrictSession(token: string): void {
  sessionStorage.removeItem(TOKEN);
  sessionStorage.removeItem(ACCOUNT_TYPE);
  sessionStorage.setItem(RESTRICTED_TOKEN, token);
  changed();
}

/** The server refuses every call of this token until the password is changed. The listener (the shell) asks the member to. */
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
 * Replaces the session by the one whose token `renew` answers. Another call may report the end of the old session before
 * that answer arrives: it is a loss only when `renew` fails.
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
 * Logs out: `tell` ends the session on the server; whatever the server answers, this tab removes the session. Another call
 * may report its end before `tell` is answered, which is not a loss then.
 */
export async function leaveSession(notify: () => Promise<unknown>): Promise<void> {
  leaving = readSession()?.token;
  try {
    await notify();
  } finally {
    leaving = undefined;
    endSession();
  }
}

/** Ends the session by a call that ends it everywhere, if it is not refused. Its end may be reported before it is answered. */
export async function endSessionBy(notify: () => Promise<unknown>): Promise<void> {
  leaving = readSession()?.token;
  try {
    await notify();
    endSession();
  } finally {
    leaving = undefined;
  }
}

/** Removes all of the player's data from this tab; only the merchant code stays. */
export function endSession(): void {
  sessionStorage.clear();
  const merchant = knownMerchant();
  if (merchant) sessionStorage.setItem(MERCHANT, merchant);
  changed();
}

/** The server no longer accepts this token. The listener (the shell) asks the player to log in again. */
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
  notifyListeners();
}

function notifyListeners() {
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
