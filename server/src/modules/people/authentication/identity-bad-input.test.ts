import * as registration from '@lanna/contract/accounts/registration/registration';
import * as password from '@lanna/contract/accounts/security/security';
import * as security from '@lanna/contract/accounts/security/security';
import type { Endpoint } from '@lanna/contract/endpoint';
import { REGISTRATION_FIELDS } from '@lanna/contract/house/brands/registration-field';
import * as login from '@lanna/contract/people/authentication/authentication';
import * as verification from '@lanna/contract/people/authentication/authentication';
import { refusalsOf } from '@lanna/contract/refusals';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../members/member.factory.ts';
import { identityServer } from './identity-server.factory.ts';
import { sessionFor } from './session.factory.ts';

const { db } = await testDatabase();
const everyField = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [
    field,
    { enabled: true, required: false, acceptedPattern: '*', patternId: 0, minLength: 0, maxLength: 500 },
  ]),
);
const brand = await createBrand(db.kysely, {
  hosts: ['river.test'],
  settings: {
    flags: { freePlay: true },
    registration: {
      mobile: true,
      smsVerification: 'none',
      fields: {
        ...everyField,
        password: {
          enabled: true,
          required: true,
          acceptedPattern: '*',
          patternId: 0,
          minLength: 8,
          maxLength: 64,
        },
      },
    },
    login: { sms: true, resetByPhone: true, resetByEmail: true },
  },
});
const { clock, ask, sealed } = await identityServer(db);
const token = await sessionFor(db, await createMember(db, brand), clock.now());

const NASTY: [string, unknown][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['a NUL', 'abc\u0000def'],
  ['a lone surrogate', 'abc\ud800def'],
  ['right to left', '\u202eabcdef'],
  ['zero width', 'abc\u200b\u200ddef'],
  ['emoji', '👩‍👩‍👧😀🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Thai signs on nothing', '\u0e31\u0e34\u0e49\u0e49\u0e49'],
  ['SQL', "'; drop table members.member; --"],
  ['HTML', '<script>alert(1)</script>'],
  ['a template', '{{7*7}}%s%n'],
  ['a path', '../../etc/passwd'],
  ['a line break', 'a@b.test\r\nbcc: c@d.test'],
  ['a long text', 'x'.repeat(2000)],
  ['a number', 12345],
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['null', null],
  ['true', true],
];

/** A valid body. */
const CALLS: [Endpoint, Record<string, unknown>][] = [
  [
    registration.register,
    { username: 'somchai', password: 'correct horse', confirmPassword: 'correct horse', termsAccepted: true },
  ],
  [
    registration.registerMobile,
    {
      mobileNum: '0812345678',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      termsAccepted: true,
    },
  ],
  [login.login, { type: 'username', username: 'somchai', password: 'correct horse' }],
  [
    login.login,
    { type: 'sms', mobileNum: '0812345678', countryDialingCode: '66', verificationCode: '123456' },
  ],
  [login.login, { type: 'firebase', firebaseIdToken: 'x.y.z' }],
  [login.login, { type: 'remember', rememberToken: 'x.y' }],
  [login.freePlay, { os: 'Android', platform: 'W' }],
  [verification.sendLoginCode, { mobileNum: '0812345678', countryDialingCode: '66', purpose: 'login' }],
  [verification.sendRegisterCode, { mobileNo: '0812345678', countryDialingCode: '66' }],
  [
    password.changePassword,
    { oldPassword: 'a', newPassword: 'correct horse', confirmNewPassword: 'correct horse' },
  ],
  [password.resetByLink, { linkToken: 'x', newPassword: 'correct horse' }],
  [
    password.resetByPhone,
    {
      newPassword: 'correct horse',
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '1',
    },
  ],
  [
    password.setPaymentPassword,
    { password: 'a', newPaymentPassword: '482913', confirmPaymentPassword: '482913' },
  ],
  [security.sendContactCode, { kind: 'email', email: 'unknown@example.com', password: 'a' }],
  [
    security.sendContactCode,
    { kind: 'mobile', mobileNum: '0812345678', countryDialingCode: '66', password: 'a' },
  ],
  [security.confirmContact, { kind: 'email', email: 'unknown@example.com', verificationCode: '1' }],
  [
    security.confirmContact,
    { kind: 'mobile', mobileNum: '0812345678', countryDialingCode: '66', verificationCode: '1' },
  ],
  [security.beginTotp, { password: 'a' }],
  [security.confirmTotp, { code: '123456' }],
  [security.beginPasskey, { password: 'a' }],
  [security.confirmPasskey, { name: 'phone', response: {} }],
  [security.removeSecondFactor, { what: 'totp', password: 'a', secondFactor: '123456' }],
  [security.passkeyChallenge, { username: 'somchai' }],
];

const ONLY_TRAVEL = [
  'captchaId',
  'registerUrl',
  'domain',
  'botCheck',
  'secondFactor',
  'firebaseIdToken',
  'language',
];

async function send(endpoint: Endpoint, body: object) {
  const signed = endpoint.access === 'anyone' ? {} : { token };
  const payload = endpoint.encrypted ? await sealed(body) : body;
  const headers: Record<string, string> = endpoint.encrypted ? { encryption: 'JWE' } : {};
  const method = endpoint.method === 'PUT' ? 'PUT' : 'POST';
  return ask(method, endpoint.path, { ...signed, payload, headers });
}

test.each(
  CALLS.map(([endpoint, body]) => [`${endpoint.path} ${body['type'] ?? ''}`, endpoint, body] as const),
)(
  '%s gives a declared answer to any value of a field',
  async (_, endpoint, body) => {
    const declared = [...refusalsOf(endpoint)].filter(
      (code) => code !== 'unknown_error' && code !== 'service_unavailable',
    );
    const fields = new Set([...Object.keys(body), ...ONLY_TRAVEL]);
    if (endpoint.path.includes('register')) for (const field of REGISTRATION_FIELDS) fields.add(field);
    for (const field of fields)
      for (const [kind, value] of NASTY) {
        const answer = await send(endpoint, { ...body, [field]: value });
        if (!answer.success) expect(declared, `${field} holding ${kind}`).toContain(answer.code);
      }
  },
  120_000,
);

test('a body of a million characters is refused before it is parsed', async () => {
  for (const [endpoint, body] of CALLS) {
    const field = Object.keys(body).at(-1) ?? '';
    const answer = await send(endpoint, { ...body, [field]: 'x'.repeat(1_000_000) });
    expect(answer).toMatchObject({ status: 413, code: 'body_too_large' });
  }
});

test('a form gets a declared answer whatever its fields hold', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [, value] of NASTY) {
    const payload = new URLSearchParams({ username: String(value), email: String(value) }).toString();
    const answer = await ask('POST', '/wps/member/password/email', { payload, headers });
    expect([200, 400]).toContain(answer.status);
  }
});
