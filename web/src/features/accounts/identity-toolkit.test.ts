import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identityToolkit, problemOf } from './identity-toolkit.ts';
import { THIRD_PARTY_PROBLEMS } from './third-party-verifier.ts';

const BASE = 'https://identity.example/identitytoolkit.googleapis.com/v1';

/** An identity service that sends `123456` to one number and refuses the others. */
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const asked: Record<string, string> = JSON.parse(body);
    const refuse = (message: string) => Response.json({ error: { message } }, { status: 400 });
    if (url === `${BASE}/accounts:sendVerificationCode?key=k`)
      return asked['phoneNumber'] === '+66812345678'
        ? Response.json({ sessionInfo: 's' })
        : refuse('QUOTA_EXCEEDED : x');
    if (url !== `${BASE}/accounts:signInWithPhoneNumber?key=k`) throw new TypeError('not reached');
    const right = asked['sessionInfo'] === 's' && asked['code'] === '123456';
    return right ? Response.json({ idToken: 'proved' }) : refuse('INVALID_CODE');
  });
});
afterEach(() => vi.unstubAllGlobals());

const verifier = () =>
  identityToolkit({ issuer: 'https://identity.example/brand', audience: 'brand', apiKey: 'k' });

test('a number proved by its code comes back as an identity token', async () => {
  const sent = await verifier().send('+66812345678');
  expect(await sent.confirm('123456')).toBe('proved');
});

test('a wrong code and a refused number say which problem it is', async () => {
  const sent = await verifier().send('+66812345678');
  await expect(sent.confirm('000000')).rejects.toMatchObject({ problem: 'invalid_verification_code' });
  await expect(verifier().send('+1')).rejects.toMatchObject({ problem: 'quota_insufficient' });
});

test('a service that cannot be reached is an unknown error', async () => {
  const nowhere = identityToolkit({ issuer: 'https://nowhere.example', audience: 'x', apiKey: 'k' });
  await expect(nowhere.send('+66812345678')).rejects.toMatchObject({ problem: 'unknown_error' });
});

test('every problem the specification has words for can be told', () => {
  const told = new Set(
    [
      'INVALID_PHONE_NUMBER',
      'MISSING_PHONE_NUMBER',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'MISSING_CODE',
      'CAPTCHA_CHECK_FAILED',
      'QUOTA_EXCEEDED',
      'OPERATION_NOT_ALLOWED',
      'SESSION_EXPIRED',
      'USER_CANCELLED',
      'SOMETHING_NEW : whatever',
    ].map(problemOf),
  );
  expect([...told].sort()).toEqual([...THIRD_PARTY_PROBLEMS].sort());
});
