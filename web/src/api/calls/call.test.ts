import { forgotByEmail } from '@lanna/contract/accounts/security/security';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { login, logout } from '@lanna/contract/people/authentication/authentication';
import { memberInfo } from '@lanna/contract/people/members/members';
import { betReceipt, listBets } from '@lanna/contract/play/bets/bets';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, onSessionLoss, readSession, startSession } from '../session.ts';
import { call } from './call.ts';
import { Refusal } from './refusal.ts';

type Asked = { url: string; method: string; headers: Headers; body: string };
let asked: Asked[] = [];
let answers: ((request: Asked) => Response | Promise<Response>)[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  endSession();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
    };
    asked.push(request);
    init.signal?.throwIfAborted();
    const answer = answers.shift();
    if (!answer) throw new TypeError('connection refused');
    return answer(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const value = (of: unknown) => () => Response.json({ success: true, value: of });
const refusal =
  (code: string, status: number, facts = {}) =>
  () =>
    Response.json({ success: false, code, message: 'words', value: facts }, { status });

test('a call sends the headers of the wire and returns the value', async () => {
  startSession('secret');
  answers = [value({ account: 'somchai' })];
  expect(await call(memberInfo)).toEqual({ account: 'somchai' });
  const [request] = asked;
  expect(request?.url).toBe('/wps/member/info');
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
  expect(request?.headers.get('moduleid')).toBe('COMM3');
  expect(request?.headers.get('device')).toBe('WEB');
  expect(request?.headers.get('language')).toBe('TH');
});

test('a call that needs a session is not sent without one', async () => {
  await expect(call(memberInfo)).rejects.toMatchObject({ code: 'not_logged_in' });
  expect(asked).toEqual([]);
});

test('an unset field is left out of the query, and params are escaped', async () => {
  startSession('secret');
  answers = [value({}), value({})];
  await call(listBets, { query: { pageNo: 2, vendor: undefined, status: 'open' } });
  await call(betReceipt, { params: { id: 'a/b' } });
  expect(asked.map(({ url }) => url)).toEqual(['/wps/bets?pageNo=2&status=open', '/wps/bets/a%2Fb/receipt']);
});

test('a form-encoded endpoint is sent as a form', async () => {
  answers = [value({})];
  await call(forgotByEmail, { body: { username: 'somchai', email: 'a+b@example.com' } });
  expect(asked[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(asked[0]?.body).toBe('username=somchai&email=a%2Bb%40example.com');
});

test('a refusal is thrown with its code and its facts', async () => {
  startSession('secret');
  answers = [refusal('too_many_requests', 429, { retryAfterSeconds: 7 })];
  const thrown = await call(memberInfo).catch((failure: unknown) => failure);
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ code: 'too_many_requests', facts: { retryAfterSeconds: 7 } });
});

test('no answer, or an answer that is no envelope, is a network failure', async () => {
  startSession('secret');
  answers = [() => Promise.reject(new TypeError('cut')), () => new Response('<html>', { status: 502 })];
  await expect(call(memberInfo)).rejects.toMatchObject({ code: 'network' });
  await expect(call(memberInfo)).rejects.toMatchObject({ code: 'network' });
});

test('an abort by the caller is no refusal', async () => {
  startSession('secret');
  const thrown = await call(memberInfo, { signal: AbortSignal.abort() }).catch((failure: unknown) => failure);
  expect(thrown).toMatchObject({ name: 'AbortError' });
});

test('a token the server no longer accepts ends the session once', async () => {
  startSession('old');
  const lost = vi.fn();
  const stop = onSessionLoss(lost);
  answers = [refusal('session_expired', 401), refusal('session_expired', 401)];
  await Promise.allSettled([call(memberInfo), call(logout)]);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(readSession()).toBeUndefined();
  stop();
});

test('a late answer to an old token leaves the new session alone', async () => {
  startSession('old');
  answers = [
    () => {
      startSession('new');
      return refusal('session_expired', 401)();
    },
  ];
  await call(memberInfo).catch(() => {});
  expect(readSession()?.token).toBe('new');
});

test('an idempotent call always has a key, and keeps the one it is given', async () => {
  startSession('secret');
  const body = { methodCode: 'SANDBOX', amount: '100.00' };
  answers = [value({}), value({})];
  await call(deposit, { body, idempotencyKey: 'same' });
  await call(deposit, { body });
  expect(asked[0]?.headers.get('idempotency-key')).toBe('same');
  expect(asked[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an encrypted body opens with the server key and is encrypted again when the keys have rotated', async () => {
  const old = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const fresh = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwks = async (kid: string, pair: typeof old) =>
    Response.json(
      { success: true, value: { keys: [{ ...(await exportJWK(pair.publicKey)), kid }] } },
      { headers: { date: new Date(Date.now() + 3_600_000).toUTCString() } },
    );
  answers = [
    () => jwks('old', old),
    refusal('encryption_invalid', 400),
    () => jwks('fresh', fresh),
    value({ token: 't' }),
  ];
  await call(login, { body: { type: 'username', username: 'somchai', password: 'ไม่มีใครรู้' } });

  const sent: { value: string } = JSON.parse(asked[3]?.body ?? '{}');
  const { plaintext, protectedHeader } = await compactDecrypt(sent.value, fresh.privateKey);
  expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'fresh' });
  const opened = JSON.parse(new TextDecoder().decode(plaintext));
  expect(opened).toMatchObject({ username: 'somchai', password: 'ไม่มีใครรู้' });
  expect(opened.jti).toMatch(/^[0-9a-f-]{36}$/);
  // The server's clock is an hour ahead of ours: `iat` follows the server's.
  expect(Math.abs(opened.iat - (Date.now() / 1000 + 3600))).toBeLessThan(5);
  expect(asked[3]?.headers.get('encryption')).toBe('JWE');
});
