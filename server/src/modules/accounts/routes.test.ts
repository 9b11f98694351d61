import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { bodyEncryption } from '../../platform/body-encryption.ts';
import { buildApp } from '../../platform/http/build-app.ts';
import { mountRoutes } from '../../platform/http/mount-routes.ts';
import { openLog } from '../../platform/log.ts';
import { standingClock } from '../../platform/test-clock.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { checkSite } from '../brands/check-site.ts';
import { findBrands } from '../brands/find-brand.ts';
import { resolveSession } from './resolve-session.ts';
import { accountRoutes } from './routes.ts';
import { PASSWORD } from './way-in.factory.ts';

const { db } = await testDatabase();
const clock = standingClock();
await createBrand(db.kysely, { hosts: ['river.test'] });
await createBrand(db.kysely, { hosts: ['hill.test'] });
const lines: string[] = [];
const log = openLog('info', { write: (line: string) => void lines.push(line) });
const brands = findBrands(db.kysely, clock);
const encryption = bodyEncryption(db, clock);
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
mountRoutes(app, accountRoutes({ db, clock, log, encryption, brands, countryOf: () => 'TH' }), {
  pool: db.pool,
  encryption,
  resolveBrand: brands.findByHost,
  resolveSession: resolveSession({ db, clock, brands }),
  checkSite: checkSite({ brands, countryOf: () => 'TH' }),
});
await app.ready();
afterAll(() => app.close());

let addresses = 0;

interface Wish {
  host?: string;
  token?: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, wish: Wish = {}) {
  const response = await app.inject({
    method,
    url,
    remoteAddress: `10.3.${addresses >> 8}.${addresses++ & 255}`,
    headers: {
      host: wish.host ?? 'river.test',
      ...(wish.token ? { authorization: `Bearer ${wish.token}` } : {}),
      ...wish.headers,
    },
    ...(wish.payload === undefined ? {} : { payload: wish.payload }),
  });
  return { status: response.statusCode, ...response.json() };
}

/** A body as the browser seals it. */
async function sealed(body: object): Promise<{ value: string }> {
  const [key] = await encryption.publicKeys();
  const jwk: JWK = { ...key };
  const plain = { ...body, iat: Math.floor(clock.now().getTime() / 1000), jti: randomUUID() };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid ?? '' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return { value };
}

async function askSealed(method: 'POST' | 'PUT', url: string, body: object, wish: Wish = {}) {
  return ask(method, url, { ...wish, payload: await sealed(body), headers: { encryption: 'JWE' } });
}

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

test('somebody registers, is known, logs out, and logs in again', async () => {
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

test('a replayed log-in, one without encryption and one in clear text open nothing', async () => {
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

test('a token of one brand, a cut one and none are turned away', async () => {
  const { value } = await askSealed('PUT', '/wps/member/register', registering('brandbound'));
  for (const wish of [{ token: value.token, host: 'hill.test' }, { token: value.token.slice(1) }, {}])
    expect(await ask('GET', '/wps/member/info', wish)).toMatchObject({ status: 401, code: 'not_logged_in' });
});

test('what is asked of whoever registers stands in the settings', async () => {
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

test('a picture and a challenge are there for the asking', async () => {
  const { value } = await ask('GET', '/wps/captcha');
  expect(Buffer.from(value.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect((await ask('GET', '/wps/captcha/challenge')).value).toHaveProperty('signature');
});

test('an invitation code that is none is refused, whatever it holds', async () => {
  for (const code of ['NOBODY1', '%00', '%F0%9F%98%80', "'%20or%20''='", 'a'.repeat(40)])
    expect(await ask('GET', `/wps/agent/affiliate?code=${code}`)).toMatchObject({
      status: 400,
      code: 'invitation_code_invalid',
    });
  expect(await ask('GET', `/wps/agent/affiliate?code=${'a'.repeat(41)}`)).toMatchObject({
    code: 'invalid_input',
  });
});

test('no name, password, token or address is in the log', async () => {
  await askSealed('PUT', '/wps/member/register', registering('notlogged'));
  await askSealed('POST', '/wps/session/login', {
    type: 'username',
    username: 'notlogged',
    password: 'wrong one',
  });
  const written = lines.join('\n');
  expect(written).toContain('/wps/session/login');
  for (const secret of ['notlogged', PASSWORD, 'wrong one', '10.3.']) expect(written).not.toContain(secret);
});
