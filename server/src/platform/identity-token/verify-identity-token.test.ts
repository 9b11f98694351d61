import { createPublicKey } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../testing/test-clock.ts';
import { ANYWHERE } from '../testing/test-reach.ts';
import { localIssuer } from './local-issuer.factory.ts';
import { firebaseIssuer, IdentityTokenError, identityTokenVerifier } from './verify-identity-token.ts';

const clock = fixedClock();
const issuer = await localIssuer();
const rsa = await issuer.addKey('rsa', 'RS256');
await issuer.addKey('ec', 'ES256');
await issuer.addKey('stranger', 'RS256', { publish: false });
const verify = identityTokenVerifier(issuer.from, { clock, reach: ANYWHERE });
afterAll(issuer.close);

const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

function claims(over: JWTPayload = {}): JWTPayload {
  return {
    iss: issuer.from.issuer,
    aud: issuer.from.audience,
    sub: 'uid-1',
    iat: nowSeconds() - 10,
    exp: nowSeconds() + 3600,
    auth_time: nowSeconds() - 10,
    phone_number: '+66812345678',
    firebase: { sign_in_provider: 'phone' },
    ...over,
  };
}

function without(name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
}

async function failureOf(verifying: Promise<unknown>): Promise<IdentityTokenError> {
  const error = await verifying.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof IdentityTokenError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

test.each(['rsa', 'ec'])(
  'a good token signed with the %s key names the person and the number',
  async (kid) => {
    expect(await verify(await issuer.sign(kid, claims()))).toEqual({
      subject: 'uid-1',
      phoneNumber: '+66812345678',
      authenticatedAt: new Date((nowSeconds() - 10) * 1000),
      fingerprint: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date((nowSeconds() + 3600) * 1000),
    });
  },
);

test('the keys are fetched once for many tokens', async () => {
  const own = identityTokenVerifier(issuer.from, { clock, reach: ANYWHERE });
  const token = await issuer.sign('ec', claims());
  const before = issuer.fetches();
  await Promise.all(Array.from({ length: 20 }, () => own(token)));
  for (let n = 0; n < 5; n++) await own(token);
  expect(issuer.fetches() - before).toBe(1);
});

test('a token spelt with the mirror image of its signature keeps its fingerprint', async () => {
  const token = await issuer.sign('ec', claims());
  const [header, payload, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const mirrored = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const twin = Buffer.concat([
    bytes.subarray(0, 32),
    Buffer.from(mirrored.toString(16).padStart(64, '0'), 'hex'),
  ]);
  const respelt = `${header}.${payload}.${twin.toString('base64url')}`;
  expect(respelt).not.toBe(token);
  expect((await verify(respelt)).fingerprint).toBe((await verify(token)).fingerprint);
});

describe('refused', () => {
  test.each<[string, JWTPayload, string, string]>([
    ['another issuer', claims({ iss: 'https://evil.example' }), 'wrong_claim', 'invalid_verification_code'],
    ['another audience', claims({ aud: 'other-project' }), 'wrong_claim', 'invalid_verification_code'],
    ['expired', claims({ exp: nowSeconds() - 60 }), 'expired', 'code_expired'],
    ['not yet valid', claims({ nbf: nowSeconds() + 600 }), 'wrong_claim', 'invalid_verification_code'],
    ['no subject', without('sub'), 'wrong_claim', 'invalid_verification_code'],
    ['an empty subject', claims({ sub: '' }), 'wrong_claim', 'invalid_verification_code'],
    ['an endless subject', claims({ sub: 'x'.repeat(129) }), 'wrong_claim', 'invalid_verification_code'],
    ['no expiry', without('exp'), 'wrong_claim', 'invalid_verification_code'],
    ['no time of proof', without('auth_time'), 'wrong_claim', 'invalid_verification_code'],
    ['a time of proof in words', claims({ auth_time: 'now' }), 'wrong_claim', 'invalid_verification_code'],
    [
      'proved in the future',
      claims({ auth_time: nowSeconds() + 60 }),
      'wrong_claim',
      'invalid_verification_code',
    ],
    ['issued in the future', claims({ iat: nowSeconds() + 60 }), 'wrong_claim', 'invalid_verification_code'],
    ['proved an hour ago', claims({ auth_time: nowSeconds() - 3600 }), 'proved_too_long_ago', 'code_expired'],
    ['no number', without('phone_number'), 'no_phone_number', 'missing_phone_number'],
    ['an empty number', claims({ phone_number: '' }), 'no_phone_number', 'missing_phone_number'],
    ['a local number', claims({ phone_number: '0812345678' }), 'bad_phone_number', 'invalid_phone_number'],
    [
      'a number of another type',
      claims({ phone_number: 66812345678 }),
      'bad_phone_number',
      'invalid_phone_number',
    ],
    [
      'signed in by password',
      claims({ firebase: { sign_in_provider: 'password' } }),
      'other_sign_in',
      'invalid_verification_code',
    ],
    ['no word on how', without('firebase'), 'other_sign_in', 'invalid_verification_code'],
  ])('%s', async (_, payload, reason, problem) => {
    expect(await failureOf(verify(await issuer.sign('ec', payload)))).toMatchObject({ reason, problem });
  });

  test("signed by a stranger under a known key's name", async () => {
    const token = await issuer.sign('stranger', claims(), 'rsa');
    expect((await failureOf(verify(token))).reason).toBe('bad_signature');
  });

  test('signed by a key the issuer has not published', async () => {
    expect((await failureOf(verify(await issuer.sign('stranger', claims())))).reason).toBe('unknown_key');
  });

  test('signed with another algorithm, though with a published key', async () => {
    await issuer.addKey('edwards', 'EdDSA');
    const fresh = identityTokenVerifier(issuer.from, { clock, reach: ANYWHERE });
    expect((await failureOf(fresh(await issuer.sign('edwards', claims())))).reason).toBe('malformed');
  });

  test('changed after signing', async () => {
    const [header, , signature] = (await issuer.sign('ec', claims())).split('.');
    const payload = Buffer.from(JSON.stringify(claims({ phone_number: '+66899999999' }))).toString(
      'base64url',
    );
    expect((await failureOf(verify(`${header}.${payload}.${signature}`))).reason).toBe('bad_signature');
  });

  test('not signed at all', async () => {
    expect((await failureOf(verify(new UnsecuredJWT(claims()).encode()))).problem).toBe(
      'invalid_verification_code',
    );
  });

  test('signed with the public key as if it were a shared secret', async () => {
    const pem = createPublicKey({ key: rsa, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
      .sign(new TextEncoder().encode(String(pem)));
    expect((await failureOf(verify(token))).problem).toBe('invalid_verification_code');
  });

  test.each(['', 'a', 'a.b.c', '..', 'e30.e30.e30', '\u0000', 'x'.repeat(1_000_000)])(
    'what is no token: %#',
    async (token) => {
      expect((await failureOf(verify(token))).problem).toBe('invalid_verification_code');
    },
  );

  test('and the error repeats neither token nor number', async () => {
    const token = await issuer.sign('ec', claims({ exp: nowSeconds() - 60 }));
    const error = await failureOf(verify(token));
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toMatch(/812345678|eyJ|uid-1/);
  });
});

describe('the keys', () => {
  test('a key published later is found', async () => {
    const eager = identityTokenVerifier(issuer.from, { clock, reach: ANYWHERE, keysCooldownMs: 0 });
    await eager(await issuer.sign('ec', claims()));
    const jwk = await issuer.addKey('next', 'ES256', { publish: false });
    const token = await issuer.sign('next', claims());
    expect((await failureOf(eager(token))).reason).toBe('unknown_key');
    issuer.publish(jwk);
    expect((await eager(token)).subject).toBe('uid-1');
  });

  test('unknown keys do not make us ask the issuer each time', async () => {
    const before = issuer.fetches();
    const token = await issuer.sign('stranger', claims());
    for (let n = 0; n < 10; n++) await failureOf(verify(token));
    expect(issuer.fetches() - before).toBeLessThanOrEqual(1);
  });

  test.each<[string, Parameters<typeof issuer.answerWith>[0]]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['answers with a page', (response) => response.writeHead(200).end('<html>')],
    ['answers with something else', (response) => response.writeHead(200).end('{"keys":7}')],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['never answers', () => {}],
  ])('while the issuer %s the problem is unknown, and it passes by itself', async (_, misbehave) => {
    const own = identityTokenVerifier(issuer.from, { clock, reach: ANYWHERE, keysTimeoutMs: 200 });
    const token = await issuer.sign('ec', claims());
    const behave = issuer.answerWith(misbehave);
    expect(await failureOf(own(token))).toMatchObject({
      reason: 'keys_unreachable',
      problem: 'unknown_error',
    });
    behave();
    expect((await own(token)).subject).toBe('uid-1');
  });
});

test('a Firebase project is its own issuer and audience', () => {
  expect(firebaseIssuer('my-project')).toMatchObject({
    issuer: 'https://securetoken.google.com/my-project',
    audience: 'my-project',
    signInProvider: 'phone',
  });
});

test('keys at an address within the private network are not fetched', async () => {
  const guarded = identityTokenVerifier(issuer.from, { clock, reach: { privateToo: false, origins: [] } });
  await expect(guarded(await issuer.sign('rsa', claims()))).rejects.toMatchObject({
    reason: 'keys_unreachable',
  });
});
