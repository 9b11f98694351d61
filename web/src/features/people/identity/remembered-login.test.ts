import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../api/session.ts';
import {
  forgetRefusedToken,
  forgetRememberedLogin,
  forgetRememberToken,
  isEndedElsewhere,
  keepNextToken,
  readRememberedLogin,
  rememberedSeries,
  rememberLogin,
} from './remembered-login.ts';

const HOUR_MS = 3_600_000;
let nowMs = 0;
const jar = new Map<string, { value: string; untilMs: number; attributes: string }>();

beforeAll(() => {
  // The runtime of the tests has a storage of this kind, under the other name.
  vi.stubGlobal('localStorage', sessionStorage);
  vi.stubGlobal('location', new URL('https://lanna.test/'));
  // And no cookies: what a browser does with one that is set, and when it drops it.
  vi.stubGlobal('document', {
    get cookie() {
      const live = [...jar].filter(([, { untilMs }]) => untilMs > nowMs);
      return live.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((one) => one.startsWith('expires='))?.slice(8) ?? '';
      jar.set(name, { value, untilMs: Date.parse(expires), attributes: attributes.join('; ') });
    },
  });
});
beforeEach(() => {
  nowMs = 0;
  endSession();
  forgetRememberedLogin();
});

function at(hours: number) {
  nowMs = hours * HOUR_MS;
  return readRememberedLogin(nowMs);
}

test('a login is remembered for a day and not a moment longer', () => {
  rememberLogin({ username: 'somchai', token: 'a.1' }, 0);
  nowMs = 24 * HOUR_MS - 1;
  expect(readRememberedLogin(nowMs)).toEqual({ username: 'somchai', token: 'a.1' });
  expect(at(24)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('the cookie holds the name for one day, and no token', () => {
  rememberLogin({ username: 'สมชาย; 1', token: 'a.1' }, 0);
  const cookie = jar.get('remember');
  expect(cookie).toMatchObject({ value: encodeURIComponent('สมชาย; 1'), untilMs: 24 * HOUR_MS });
  expect(cookie?.attributes).toMatch(/path=\/; .*samesite=strict; secure$/);
  expect(document.cookie).not.toContain('a.1');
  expect(at(1)?.username).toBe('สมชาย; 1');
});

test('without its cookie a login is not remembered', () => {
  rememberLogin({ username: 'somchai', token: 'a.1' }, 0);
  jar.clear();
  expect(at(1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('another tab that is shown the storage before the cookie takes the login as remembered, and leaves it so', () => {
  rememberLogin({ username: 'malee', token: 'a.1' }, 0);
  const before = new Map(jar);
  rememberLogin({ username: 'somchai', token: 'b.1' }, HOUR_MS);
  for (const cookies of [before, new Map()]) {
    jar.clear();
    for (const [name, cookie] of cookies) jar.set(name, cookie);
    expect(readRememberedLogin(HOUR_MS + 9_999)).toEqual({ username: 'somchai', token: 'b.1' });
  }
  expect(readRememberedLogin(HOUR_MS + 10_000)).toBeUndefined();
});

test('the next token of a remembered login does not prolong the day, a login of its own begins another', () => {
  rememberLogin({ username: 'somchai', token: 'a.1' }, 0);
  rememberLogin({ username: 'somchai', token: 'a.2' }, 20 * HOUR_MS);
  expect(at(23)?.token).toBe('a.2');
  rememberLogin({ username: 'somchai', token: 'b.1' }, 23 * HOUR_MS);
  expect(at(46)?.token).toBe('b.1');
});

test('after logging out the name is left and the token is gone', () => {
  rememberLogin({ username: 'somchai', token: 'a.1' }, 0);
  forgetRememberToken();
  expect(readRememberedLogin(1)).toEqual({ username: 'somchai', token: undefined });
});

test('logging out ends the tabs that this login has opened, and no tab with a session of another', () => {
  const now = Date.now();
  startSession('of-this-tab');
  rememberLogin({ username: 'somchai', token: 'a.1', session: 'of-this-tab' }, now);
  expect(isEndedElsewhere()).toBe(false);
  forgetRememberToken();
  expect(isEndedElsewhere()).toBe(true);
  // Its session is another one meanwhile: a trial, or a login without the box.
  startSession('trial', 4);
  expect(isEndedElsewhere()).toBe(false);
});

test('a tab without the box takes the token from the browser when it logs out, and ends no other tab', () => {
  rememberLogin({ username: 'somchai', token: 'a.1', session: 'of-another-tab' }, Date.now());
  startSession('of-this-tab');
  forgetRememberToken();
  expect(rememberedSeries()).toBeUndefined();
  startSession('of-another-tab');
  expect(isEndedElsewhere()).toBe(false);
});

test('the answer to a used token is kept, unless the browser was logged out or remembers another login meanwhile', () => {
  const now = Date.now();
  const next = { token: 'a.2', session: 's' };
  rememberLogin({ username: 'somchai', token: 'a.1' }, now);
  expect(keepNextToken('a.1', next)).toBe(true);
  expect(readRememberedLogin()?.token).toBe('a.2');
  rememberLogin({ username: 'malee', token: 'b.1' }, now);
  expect(keepNextToken('a.2', { token: 'a.3', session: 's' })).toBe(false);
  expect(readRememberedLogin()).toEqual({ username: 'malee', token: 'b.1' });
  forgetRememberToken();
  expect(keepNextToken('b.1', { token: 'b.2', session: 's' })).toBe(false);
  expect(rememberedSeries()).toBeUndefined();
});

test('a refused token is forgotten, and not what has taken its place', () => {
  rememberLogin({ username: 'somchai', token: 'b.1' }, Date.now());
  forgetRefusedToken('a.1');
  expect(readRememberedLogin()?.token).toBe('b.1');
  forgetRefusedToken('b.1');
  expect(readRememberedLogin()).toBeUndefined();
});

test('a malformed stored record is no remembered login', () => {
  rememberLogin({ username: 'somchai', token: 'a.1' }, 0);
  for (const text of ['', 'x', '[]', 'null', '{"untilMs":"9"}']) {
    localStorage.setItem('remembered-login', text);
    expect(readRememberedLogin(1)).toBeUndefined();
  }
});
