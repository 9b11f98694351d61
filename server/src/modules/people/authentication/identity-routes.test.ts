import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { PASSWORD } from './identity.factory.ts';
import { identityServer } from './identity-server.factory.ts';

const { db } = await testDatabase();
await createBrand(db.kysely, { hosts: ['river.test'], settings: { login: { resetByEmail: true } } });
await createBrand(db.kysely, { hosts: ['hill.test'] });
await createBrand(db.kysely, {
  hosts: ['texts.test'],
  settings: { registration: { mobile: true }, login: { sms: true } },
});
const { clock, ask, sealed, askSealed, logged } = await identityServer(db);

const registering = (username: string) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsAccepted: true,
  language: 'TH',
  login: true,
  registerMethod: 'WEB',
  registerUrl: 'http://river.test/register',
});

test('a visitor registers, has a session, logs out, and logs in again', async () => {
  const registered = await askSealed('PUT', '/wps/member/register', registering('somchai'));
  expect(registered).toMatchObject({ status: 200, success: true, value: { firstTimeLogin: true } });
  const { token } = registered.value;
  expect(await ask('GET', '/wps/member/info', { token })).toMatchObject({
    value: { account: 'somchai', type: 0 },
  });
  expect(await ask('GET', '/wps/v2/wallets/balance', { token })).toMatchObject({
    value: { sumBalance: '0.00' },
  });
  expect(await ask('DELETE', '/wps/session/logout', { token })).toMatchObject({ status: 200 });
  expect(await ask('GET', '/wps/member/info', { token })).toMatchObject({
    status: 401,
    code: 'session_expired',
  });
  const back = await askSealed('POST', '/wps/session/login', {
    type: 'username',
    username: 'somchai',
    password: PASSWORD,
  });
  expect(back).toMatchObject({ status: 200, value: { firstTimeLogin: false, rememberToken: null } });
});

test('a replayed log-in, one without encryption and one in clear text open no session', async () => {
  await askSealed('PUT', '/wps/member/register', registering('replayed'));
  const payload = await sealed({ type: 'username', username: 'replayed', password: PASSWORD });
  const headers = { encryption: 'JWE' };
  expect(await ask('POST', '/wps/session/login', { payload, headers })).toMatchObject({ status: 200 });
  expect(await ask('POST', '/wps/session/login', { payload, headers })).toMatchObject({ code: 'replayed' });
  const plain = { type: 'username', username: 'replayed', password: PASSWORD };
  expect(await ask('POST', '/wps/session/login', { payload: plain })).toMatchObject({
    code: 'encryption_invalid',
  });
});

test('a token of another brand, a cut one and a missing one are refused', async () => {
  const { value } = await askSealed('PUT', '/wps/member/register', registering('brandbound'));
  for (const request of [{ token: value.token, host: 'hill.test' }, { token: value.token.slice(1) }, {}])
    expect(await ask('GET', '/wps/member/info', request)).toMatchObject({
      status: 401,
      code: 'not_logged_in',
    });
});

test('the settings name the fields that registration requires', async () => {
  const { value } = await ask('GET', '/wps/system/setting/register');
  expect(value).toMatchObject({
    register: true,
    registerMobile: false,
    smsVerification: 'own',
    minimumAge: 18,
  });
  expect(value.fields.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: 'pattern',
    patternId: 2,
    minLength: 4,
    maxLength: 20,
  });
});

test('the security centre’s state, changes and log-outs work over HTTP', async () => {
  const { token } = (await askSealed('PUT', '/wps/member/register', registering('centred'))).value;
  const overview = await ask('GET', '/wps/member/security', { token });
  expect(overview.value).toMatchObject({
    hasPassword: true,
    totp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  const setup = await askSealed('POST', '/wps/member/second-factor/totp', { password: PASSWORD }, { token });
  expect(setup.value.otpauthUrl).toMatch(/^otpauth:\/\/totp\//);
  const code = new TOTP({ secret: setup.value.secret }).generate({ timestamp: clock.now().getTime() });
  const confirmed = await askSealed('POST', '/wps/member/second-factor/totp/confirm', { code }, { token });
  expect(confirmed.value.recoveryCodes).toHaveLength(10);
  const entering = { type: 'username', username: 'centred', password: PASSWORD };
  expect(await askSealed('POST', '/wps/session/login', entering)).toMatchObject({
    status: 401,
    code: 'second_factor_needed',
    value: { totp: true, passkey: null },
  });
  const [secondFactor] = confirmed.value.recoveryCodes;
  const other = await askSealed('POST', '/wps/session/login', { ...entering, secondFactor });
  const devices = await ask('GET', '/wps/member/devices', { token });
  expect(devices.value).toMatchObject([{ current: true, country: 'TH' }, { current: false }]);
  expect(await ask('DELETE', '/wps/member/devices/others', { token })).toMatchObject({ value: { ended: 1 } });
  expect(await ask('GET', '/wps/member/info', { token: other.value.token })).toMatchObject({
    code: 'session_expired',
  });
});

test('the reset of a forgotten password is requested by form, and by no other body', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'username=unknown&email=unknown%40example.test';
  expect(await ask('POST', '/wps/member/password/email', { payload, headers: form })).toMatchObject({
    status: 200,
    value: { expiredMinutes: 10 },
  });
  expect(
    await ask('POST', '/wps/member/password/email', { payload: { username: 'a', email: 'b' } }),
  ).toMatchObject({
    status: 415,
  });
});

test('a visitor gets a picture and a challenge without a token', async () => {
  const { value } = await ask('GET', '/wps/captcha');
  expect(Buffer.from(value.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect((await ask('GET', '/wps/captcha/challenge')).value).toHaveProperty('signature');
});

test('a page gets one picture a second; other pages behind its address are counted by themselves', async () => {
  clock.advance(2000);
  const picture = async (page?: string, address = '192.0.2.7') => {
    const { status, code, value } = await ask('GET', `/wps/captcha${page ? `?page=${page}` : ''}`, {
      address,
    });
    return { status, code, wait: value.retryAfterSeconds };
  };
  for (const page of ['one', 'two', undefined]) expect(await picture(page)).toMatchObject({ status: 200 });
  for (const page of ['one', undefined])
    expect(await picture(page)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      wait: 1,
    });
  expect(await picture('one', '192.0.2.8')).toMatchObject({ status: 200 });
  clock.advance(999);
  expect(await picture('one')).toMatchObject({ status: 429 });
  clock.advance(1);
  for (const page of ['one', undefined]) expect(await picture(page)).toMatchObject({ status: 200 });
});

test('the answer to a sent code says so beside its value, the same for every number, in the language of the request', async () => {
  const send = (path: string, payload: object, language: string) =>
    ask('POST', path, { host: 'texts.test', payload, headers: { language } });
  const numbered = (mobileNum: string) => ({ mobileNum, countryDialingCode: '66' });
  const sent = await send('/wps/verification/sms/noLogin', numbered('0865550001'), 'EN');
  expect(sent).toMatchObject({
    status: 200,
    success: true,
    message:
      'If this number belongs to an account here, a code is on its way by text message. It is valid for 1 min.',
    value: { expiredMinutes: 1 },
  });
  clock.advance(2000);
  const registering = { mobileNo: '0865550002', countryDialingCode: '66' };
  expect((await send('/wps/verification/sms/register', registering, 'TH')).message).toBe(
    'ส่งรหัสทาง SMS ไปที่เบอร์นี้แล้ว รหัสใช้ได้ 1 นาที',
  );
});

test('a malformed invitation code is refused', async () => {
  for (const code of ['NOBODY1', '%F0%9F%98%80', "'%20or%20''='", 'a'.repeat(40)])
    expect(await ask('GET', `/wps/agent/affiliate?code=${code}`)).toMatchObject({
      status: 400,
      code: 'invitation_code_invalid',
    });
  for (const code of ['%00', 'a'.repeat(41)])
    expect(await ask('GET', `/wps/agent/affiliate?code=${code}`)).toMatchObject({ code: 'invalid_input' });
});

test('no name, password, token or address is in the log', async () => {
  await askSealed('PUT', '/wps/member/register', registering('notlogged'));
  await askSealed('POST', '/wps/session/login', {
    type: 'username',
    username: 'notlogged',
    password: 'wrong one',
  });
  const written = logged();
  expect(written).toContain('/wps/session/login');
  for (const secret of ['notlogged', PASSWORD, 'wrong one', '"10.']) expect(written).not.toContain(secret);
});
