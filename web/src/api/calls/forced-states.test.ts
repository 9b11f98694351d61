import { deposit, depositMethods } from '@lanna/contract/money/cashier/cashier';
import { memberInfo } from '@lanna/contract/people/members/members';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { termsQuestion } from '../content/terms.ts';
import {
  endSession,
  isRestricted,
  leaveSession,
  loseSession,
  onPasswordDue,
  onSessionLoss,
  readSession,
  replaceSession,
  startSession,
} from '../session.ts';
import { call } from './call.ts';

interface Asked {
  url: string;
  token: string | null;
  key: string | null;
}
let asked: Asked[] = [];
let answers: Response[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  endSession();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    asked.push({ url, token: headers.get('authorization'), key: headers.get('idempotency-key') });
    const answer = answers.shift();
    if (!answer) throw new TypeError('connection refused');
    return answer;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  termsQuestion.answer(false);
  vi.unstubAllGlobals();
});

const value = (of: unknown) => Response.json({ success: true, value: of });
const refusal = (code: string, facts = {}) =>
  Response.json({ success: false, code, message: 'words', value: facts }, { status: 403 });
const paying = (idempotencyKey = 'one-intention') =>
  call(deposit, { body: { methodCode: 'SANDBOX', amount: '100.00' }, idempotencyKey });

function whenTermsAreAsked(): string[] {
  const versions: string[] = [];
  stops.push(
    termsQuestion.onChange(() => {
      const version = termsQuestion.version();
      if (version !== undefined) versions.push(version);
    }),
  );
  return versions;
}

test('a deposit refused for new terms waits for acceptance, and is then sent once more with the same idempotency key', async () => {
  const versions = whenTermsAreAsked();
  startSession('secret', 0);
  answers = [refusal('terms_due', { version: '2' }), value({ id: 'd1' })];
  const paid = paying();
  await vi.waitFor(() => expect(versions).toEqual(['2']));
  expect(asked).toHaveLength(1);
  termsQuestion.answer(true);
  expect(await paid).toEqual({ id: 'd1' });
  expect(asked.map(({ key }) => key)).toEqual(['one-intention', 'one-intention']);
});

test('when the player declines the terms, the deposit keeps its refusal and nothing is sent again', async () => {
  startSession('secret', 0);
  const versions = whenTermsAreAsked();
  answers = [refusal('terms_due', { version: '2' })];
  const paid = paying().catch((failure: unknown) => failure);
  await vi.waitFor(() => expect(versions).toHaveLength(1));
  termsQuestion.answer(false);
  expect(await paid).toMatchObject({ code: 'terms_due', facts: { version: '2' } });
  expect(asked).toHaveLength(1);
});

test('two calls refused for new terms show one terms question', async () => {
  startSession('secret', 0);
  const versions = whenTermsAreAsked();
  answers = [refusal('terms_due', { version: '2' }), refusal('terms_due', { version: '2' })];
  const paid = [paying('first'), paying('second')];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answers = [value({ id: 'd1' }), value({ id: 'd2' })];
  await new Promise((later) => setTimeout(later));
  expect(versions).toEqual(['2']);
  termsQuestion.answer(true);
  expect(await Promise.all(paid)).toHaveLength(2);
});

test('where no component shows the terms question, the call is refused at once', async () => {
  startSession('secret', 0);
  answers = [refusal('terms_due', { version: '2' })];
  await expect(paying()).rejects.toMatchObject({ code: 'terms_due' });
});

test('a session whose password is due becomes restricted at once, and the player is asked to change it once', async () => {
  const due = vi.fn();
  stops.push(onPasswordDue(due));
  startSession('secret', 0);
  answers = [refusal('password_change_due'), refusal('password_change_due')];
  await Promise.allSettled([call(depositMethods), call(depositMethods)]);
  expect(due).toHaveBeenCalledTimes(1);
  expect(isRestricted()).toBe(true);
  // The token is what the change itself is called with, and what is left of it when the page is loaded anew.
  expect(readSession()?.token).toBe('secret');
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('restrictedToken')).toBe('secret');
  answers = [value({ account: 'somchai' })];
  await call(memberInfo);
  expect(asked.at(-1)?.token).toBe('Bearer secret');
  startSession('renewed', 0);
  expect(isRestricted()).toBe(false);
  expect(sessionStorage.getItem('restrictedToken')).toBeNull();
});

test('the end of a session that is being replaced is not reported as a loss', async () => {
  const lost = vi.fn();
  stops.push(onSessionLoss(lost));
  startSession('before', 0);
  await replaceSession(async () => {
    loseSession('before');
    return 'after';
  });
  expect(readSession()?.token).toBe('after');
  loseSession('before');
  expect(lost).not.toHaveBeenCalled();
});

test('a failed replacement is a loss when the old session has ended, and none when it has not', async () => {
  const lost = vi.fn();
  stops.push(onSessionLoss(lost));
  startSession('before', 0);
  const wrong = () => Promise.reject(new Error('password_wrong'));
  await expect(replaceSession(wrong)).rejects.toThrow('password_wrong');
  expect(readSession()?.token).toBe('before');
  const cut = async () => {
    loseSession('before');
    throw new Error('network');
  };
  await expect(replaceSession(cut)).rejects.toThrow('network');
  expect(lost).toHaveBeenCalledTimes(1);
  expect(readSession()).toBeUndefined();
});

test('logging out is not reported as a session loss, and removes the session even when the server is unreachable', async () => {
  const lost = vi.fn();
  stops.push(onSessionLoss(lost));
  startSession('mine', 0);
  await leaveSession(async () => loseSession('mine'));
  expect(readSession()).toBeUndefined();
  startSession('mine', 0);
  await expect(leaveSession(() => Promise.reject(new Error('network')))).rejects.toThrow('network');
  expect(readSession()).toBeUndefined();
  expect(lost).not.toHaveBeenCalled();
});
