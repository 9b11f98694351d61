import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetRememberedLogin,
  forgetRememberToken,
  readRememberedLogin,
  rememberLogin,
} from './remembered-login.ts';

const HOUR_MS = 3_600_000;
// The runtime of the tests has a storage of this kind, under the other name.
beforeAll(() => void vi.stubGlobal('localStorage', sessionStorage));
beforeEach(forgetRememberedLogin);

test('a login is remembered for a day and not a moment longer', () => {
  rememberLogin({ username: 'somchai', token: 'a' }, 0);
  expect(readRememberedLogin(24 * HOUR_MS - 1)).toEqual({ username: 'somchai', token: 'a' });
  expect(readRememberedLogin(24 * HOUR_MS)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('the next token of a remembered login does not prolong the day', () => {
  rememberLogin({ username: 'somchai', token: 'a' }, 0);
  rememberLogin({ username: 'somchai', token: 'b' }, 20 * HOUR_MS);
  expect(readRememberedLogin(23 * HOUR_MS)?.token).toBe('b');
  expect(readRememberedLogin(24 * HOUR_MS)).toBeUndefined();
});

test('after logging out the name is left and the token is gone', () => {
  rememberLogin({ username: 'somchai', token: 'a' }, 0);
  forgetRememberToken();
  expect(readRememberedLogin(1)).toEqual({ username: 'somchai', token: undefined });
});

test('a malformed stored record is no remembered login', () => {
  for (const text of ['', 'x', '[]', 'null', '{"username":1}', '{"username":"a","untilMs":"9"}']) {
    localStorage.setItem('remembered-login', text);
    expect(readRememberedLogin()).toBeUndefined();
  }
});
