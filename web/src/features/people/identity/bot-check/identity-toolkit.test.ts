import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HumanCheck, identityToolkit, problemOf } from './identity-toolkit.ts';
import { THIRD_PARTY_CODES } from './third-party-verifier.ts';

const API = 'https://identity.example/toolkit';
const scriptUrl = 'https://check.example/api.js';

/** An identity service that sends `123456` to one number and refuses the others. */
let siteKeysAsked = 0;
beforeEach(() => {
  siteKeysAsked = 0;
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string }) => {
    const asked: Record<string, string> = JSON.parse(body);
    const refuse = (message: string) => Response.json({ error: { message } }, { status: 400 });
    if (url === `${API}/v1/recaptchaParams?key=k`) {
      siteKeysAsked += 1;
      return Response.json({ recaptchaSiteKey: 'of-the-service' });
    }
    if (url === `${API}/v1/accounts:sendVerificationCode?key=k`) {
      if (!asked['recaptchaToken']) return refuse('MISSING_RECAPTCHA_TOKEN');
      return asked['phoneNumber'] === '+66812345678'
        ? Response.json({ sessionInfo: asked['recaptchaToken'] })
        : refuse('QUOTA_EXCEEDED : x');
    }
    if (url !== `${API}/v1/accounts:signInWithPhoneNumber?key=k`) throw new TypeError('not reached');
    return asked['code'] === '123456'
      ? Response.json({ idToken: `proved by ${asked['sessionInfo']}` })
      : refuse('INVALID_CODE');
  });
});
afterEach(() => vi.unstubAllGlobals());

const prove = async ({ siteKey, language }: HumanCheck) => `${siteKey} in ${language}`;
const service = (siteKey: string | null, apiUrl = API) =>
  identityToolkit({ apiUrl, apiKey: 'k', humanCheck: { scriptUrl, siteKey } }, 'th', prove);

test('a number confirmed by its code is answered with an identity token', async () => {
  const sent = await service('k').send('+66812345678');
  expect(await sent.confirm('123456')).toBe('proved by k in th');
});

test('the key of the human check is taken from the setting, else from the service', async () => {
  await service('ours').send('+66812345678');
  expect(siteKeysAsked).toBe(0);
  const sent = await service(null).send('+66812345678');
  expect(await sent.confirm('123456')).toBe('proved by of-the-service in th');
});

test('a wrong code and a refused number say which problem it is', async () => {
  const sent = await service('k').send('+66812345678');
  await expect(sent.confirm('000000')).rejects.toMatchObject({ problem: 'invalid_verification_code' });
  await expect(service('k').send('+1')).rejects.toMatchObject({ problem: 'quota_insufficient' });
});

test('a service that cannot be reached is a network failure', async () => {
  await expect(service('k', 'https://nowhere.example').send('+66812345678')).rejects.toMatchObject({
    code: 'network',
  });
});

test('every problem the specification has words for can be shown', () => {
  const notified = new Set(
    [
      'INVALID_PHONE_NUMBER',
      'MISSING_PHONE_NUMBER',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'MISSING_CODE',
      'CAPTCHA_CHECK_FAILED : Hostname match not found',
      'QUOTA_EXCEEDED : Exceeded quota',
      'OPERATION_NOT_ALLOWED : region off',
      'SESSION_EXPIRED',
      'USER_CANCELLED',
      'SOMETHING_NEW : whatever',
    ].map(problemOf),
  );
  expect([...notified].sort()).toEqual([...THIRD_PARTY_CODES].sort());
});

test.each(['', ' : ', '__proto__', 'constructor', 'undefined', 'x'.repeat(1_000_000)])(
  'an error message not in the list is an unknown error: %#',
  (message) => {
    expect(problemOf(message)).toBe('unknown_error');
  },
);
