import { randomUUID } from 'node:crypto';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { localIssuer } from '../../../../platform/identity-token/local-issuer.factory.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture } from '../identity.factory.ts';

const { db } = await testDatabase();
const issuer = await localIssuer();
afterAll(() => issuer.close());
await issuer.addKey('k1', 'RS256');
const { signInProvider: _, ...service } = issuer.from;
const thirdParty = { ...service, apiKey: 'public-key' };
const brand = await createBrand(db.kysely, {
  settings: {
    registration: { mobile: true, mobileWithPassword: false, smsVerification: 'third-party' },
    login: { thirdParty, sms: true },
  },
});
const { clock, register, send, logInWith } = identityFixture(db, brand);

function idToken(phone: string | undefined, more: object = {}) {
  const nowSeconds = Math.floor(clock.now().getTime() / 1000);
  return issuer.sign('k1', {
    iss: issuer.from.issuer,
    aud: issuer.from.audience,
    sub: `person ${phone}`,
    iat: nowSeconds,
    auth_time: nowSeconds,
    exp: nowSeconds + 3600,
    jti: randomUUID(),
    firebase: { sign_in_provider: 'phone' },
    ...(phone === undefined ? {} : { phone_number: phone }),
    ...more,
  });
}
const enter = (firebaseIdToken: string, at = {}) => logInWith({ type: 'firebase', firebaseIdToken }, at);

test('a number verified by the identity service registers, and logs its member in from then on', async () => {
  const body = { mobileNum: '0871000001', firebaseChannel: 'sms' } as const;
  await register({ ...body, firebaseIdToken: await idToken('+66871000001') }, {}, 'registerMobile');
  await expect(enter(await idToken('+66871000001'))).resolves.toMatchObject({
    firstTimeLogin: false,
    mustChangePassword: false,
  });
});

test('a number other than the verified one is refused', async () => {
  const body = { mobileNum: '0871000002', firebaseIdToken: await idToken('+66871000003') };
  await expect(register(body, {}, 'registerMobile')).rejects.toMatchObject({
    code: 'identity_token_invalid',
    facts: { problem: 'invalid_phone_number' },
  });
});

test('a verified number without an account is refused as not a member', async () => {
  await expect(enter(await idToken('+66871000004'))).rejects.toMatchObject({ code: 'not_a_member' });
});

test('an unverified number of an account is not linked to the visitor who verifies it at the identity service', async () => {
  const member = await createMember(db, brand);
  await db.kysely
    .updateTable('members.member')
    .set({ mobile: '+66871000005' })
    .where('id', '=', member.memberId)
    .execute();
  await expect(enter(await idToken('+66871000005'))).rejects.toMatchObject({ code: 'not_a_member' });
});

test('a token logs in once', async () => {
  const token = await idToken('+66871000001');
  await enter(token);
  await expect(enter(token)).rejects.toMatchObject({ code: 'identity_token_invalid' });
});

test('a token logs in once, even where two brands share the identity service', async () => {
  const twin = await createBrand(db.kysely, { settings: { login: { thirdParty, sms: true } } });
  const member = await createMember(db, twin);
  await db.kysely
    .updateTable('members.member')
    .set({ mobile: '+66871000001', mobile_verified_at: clock.now() })
    .where('id', '=', member.memberId)
    .execute();
  const token = await idToken('+66871000001');
  await enter(token);
  await expect(enter(token, { brand: twin })).rejects.toMatchObject({ code: 'identity_token_invalid' });
  await expect(enter(await idToken('+66871000001'), { brand: twin })).resolves.toMatchObject({
    firstTimeLogin: expect.any(Boolean),
  });
});

test('a token issued for another brand’s project is refused', async () => {
  const other = await createBrand(db.kysely, {
    settings: { login: { thirdParty: { ...thirdParty, audience: 'other-brand' }, sms: true } },
  });
  await expect(enter(await idToken('+66871000001'), { brand: other })).rejects.toMatchObject({
    code: 'identity_token_invalid',
  });
});

test.each([
  ['cut', 'invalid_verification_code', async () => (await idToken('+66871000001')).slice(0, -5)],
  ['nonsense', 'invalid_verification_code', async () => 'x.y.z'],
  ['without a number', 'missing_phone_number', () => idToken(undefined)],
  [
    'by e-mail',
    'invalid_verification_code',
    () => idToken('+66871000001', { firebase: { sign_in_provider: 'password' } }),
  ],
  ['for another project', 'invalid_verification_code', () => idToken('+66871000001', { aud: 'other' })],
  [
    'of another issuer',
    'invalid_verification_code',
    () => idToken('+66871000001', { iss: 'https://securetoken.google.com/lanna-demo' }),
  ],
  ['of tomorrow', 'invalid_verification_code', () => idToken('+66871000001', { iat: 4_000_000_000 })],
  [
    'not signed',
    'invalid_verification_code',
    async () => {
      const [, payload = ''] = (await idToken('+66871000001')).split('.');
      return new UnsecuredJWT(decodeJwt(`e30.${payload}.`)).encode();
    },
  ],
  ['expired', 'code_expired', () => idToken('+66871000001', { exp: 1 })],
  [
    'an hour old',
    'code_expired',
    () => idToken('+66871000001', { auth_time: Math.floor(clock.now().getTime() / 1000) - 3000 }),
  ],
])('a token that is %s is refused as %s', async (_, problem, token) => {
  await expect(enter(await token())).rejects.toMatchObject({
    code: 'identity_token_invalid',
    facts: { problem },
  });
});

test('a verified number does not log in where the brand has switched off log-in by number', async () => {
  const closed = await createBrand(db.kysely, { settings: { login: { thirdParty } } });
  await expect(enter(await idToken('+66871000001'), { brand: closed })).rejects.toMatchObject({
    code: 'login_method_closed',
  });
});

test('a brand without an identity service refuses its tokens, and a brand with one sends no codes of its own', async () => {
  const plain = await createBrand(db.kysely);
  await expect(enter(await idToken('+66871000001'), { brand: plain })).rejects.toMatchObject({
    code: 'login_method_closed',
  });
  await expect(send('register', '0871000009')).rejects.toMatchObject({ code: 'sms_not_enabled' });
});
