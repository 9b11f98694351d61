import { login } from '@lanna/contract/people/authentication/authentication';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, loseSession, readSession, startSession } from '../../../api/session.ts';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import {
  forgetRememberedLogin,
  forgetRememberToken,
  readRememberedLogin,
  rememberLogin,
} from '../identity/remembered-login.ts';
import { watchRememberedLogin } from './watch-remembered-login.ts';

const onResumed = vi.fn();
const onEnded = vi.fn();
let portal: StandInPortal;
let stops: (() => void)[] = [];
/** Another document of this origin: what it writes reaches this one by the browser's own event. */
let otherTab: HTMLIFrameElement;

beforeEach(async () => {
  portal = await standInPortal();
  forgetRememberedLogin();
  endSession();
  onResumed.mockReset();
  onEnded.mockReset();
  otherTab = document.createElement('iframe');
  document.body.append(otherTab);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  otherTab.remove();
  vi.restoreAllMocks();
  forgetRememberedLogin();
  endSession();
});

test('a tab that opens where a login is remembered is logged in by it, once, and keeps the next token', async () => {
  remember('a.1');
  letIn('session-1', 'a.2');
  open();
  await until(() => expect(readSession()?.token).toBe('session-1'));
  expect(portal.sent(login)).toMatchObject([{ type: 'remember', rememberToken: 'a.1' }]);
  expect(readRememberedLogin()?.token).toBe('a.2');
  await until(() => expect(onResumed).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pause();
  expect(portal.sent(login)).toHaveLength(1);
});

test('a tab without a session follows the log-in of another tab; one with a session of its own does not', async () => {
  open();
  await pause();
  expect(portal.sent(login)).toEqual([]);
  letIn('session-1', 'a.2');
  elsewhere(() => remember('a.1'));
  await until(() => expect(readSession()?.token).toBe('session-1'));
  elsewhere(() => remember('b.1'));
  await pause();
  expect(readSession()?.token).toBe('session-1');
  expect(portal.sent(login)).toHaveLength(1);
});

test('a tab that is not in sight is logged in when it is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  remember('a.1');
  letIn('session-1', 'a.2');
  open();
  await pause();
  expect(portal.sent(login)).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(readSession()?.token).toBe('session-1'));
});

test('logging out in another tab ends the session that the remembered login has opened, and no other', async () => {
  remember('a.1');
  letIn('session-1', 'a.2');
  open();
  await until(() => expect(readSession()?.token).toBe('session-1'));
  elsewhere(() => forgetRememberToken());
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(readSession()).toBeUndefined();
  startSession('of-its-own');
  elsewhere(() => remember('b.1'));
  elsewhere(() => localStorage.setItem('remembered-login', JSON.stringify({ untilMs: 9e15, ended: 'b' })));
  await pause();
  expect(readSession()?.token).toBe('of-its-own');
});

test('a session that has ended by itself is not opened anew without being asked for', async () => {
  remember('a.1');
  letIn('session-1', 'a.2');
  open();
  await until(() => expect(readSession()?.token).toBe('session-1'));
  loseSession('session-1');
  elsewhere(() => remember('a.3'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pause();
  expect(readSession()).toBeUndefined();
  expect(portal.sent(login)).toHaveLength(1);
});

test('a token that is refused is forgotten and asked with once; without a line it is kept for later', async () => {
  remember('a.1');
  portal.lose(login);
  open();
  await until(() => expect(portal.sent(login)).toHaveLength(1));
  await pause();
  expect(readRememberedLogin()?.token).toBe('a.1');
  portal.refuse(login, 'bad_credentials');
  window.dispatchEvent(new Event('online'));
  await until(() => expect(portal.sent(login)).toHaveLength(2));
  await until(() => expect(readRememberedLogin()).toBeUndefined());
  window.dispatchEvent(new Event('online'));
  await pause();
  expect(portal.sent(login)).toHaveLength(2);
  expect(onResumed).not.toHaveBeenCalled();
});

test('an answer that another tab’s logging out has overtaken opens no session', async () => {
  remember('a.1');
  letIn('session-1', 'a.2');
  const release = portal.holdBack(login);
  open();
  await until(() => expect(portal.sent(login)).toHaveLength(1));
  elsewhere(() => forgetRememberToken());
  release();
  await pause();
  expect(readSession()).toBeUndefined();
  expect(readRememberedLogin()).toEqual({ username: 'somchai', token: undefined });
});

function open() {
  stops.push(watchRememberedLogin(new QueryClient(), { onResumed, onEnded }));
}

function remember(token: string) {
  rememberLogin({ username: 'somchai', token });
}

function letIn(token: string, rememberToken: string) {
  portal.answer(login, {
    token,
    rememberToken,
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    exclusion: null,
  });
}

/** What is done to the storage comes as from another tab: first taken back here, then written there. */
function elsewhere(act: () => void) {
  const key = 'remembered-login';
  const before = localStorage.getItem(key);
  act();
  const after = localStorage.getItem(key) ?? '';
  if (before === null) localStorage.removeItem(key);
  else localStorage.setItem(key, before);
  otherTab.contentWindow?.localStorage.setItem(key, after);
}

/** Long enough for what must not happen to happen. */
function pause() {
  return new Promise((done) => setTimeout(done, 150));
}

/** On a busy machine the code of the log-in is some seconds on its way. */
function until(check: () => void) {
  return vi.waitFor(check, 10_000);
}
