import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { notifyDevices } from '../notify-devices.ts';
import { pushBrowser, pushService } from '../push-endpoint.factory.ts';
import { deliverDue, forgetStale } from '../sending/deliver-due.ts';
import { vapidKeys } from '../sending/vapid-keys.ts';
import { DEVICES_MAX } from './add-device.ts';
import { webPushRoutes } from './routes.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date().toISOString());
const secrets = testSecrets();
const service = await pushService();
afterAll(() => service.stop());
const deps = {
  db,
  clock,
  log: openLog('silent'),
  vapid: vapidKeys({ db, clock, secrets }),
  isPushService: (address: string) => address.startsWith(`${service.origin}/`),
  publicUrl: 'https://lanna.example',
};
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(app, webPushRoutes(deps), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets }),
  resolveBrand: async () => brand,
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();

async function ask(
  memberId: string,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  payload?: object,
  language = 'TH',
) {
  const reply = await app.inject({
    method,
    url: `/wps/devices${path}`,
    headers: { host: 'river.test', language, authorization: `Bearer ${memberId}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

let browsers = 0;
async function subscribed(memberId: string, language = 'TH') {
  browsers += 1;
  const browser = pushBrowser(`${service.origin}/send/${browsers}`);
  const { endpoint, keys } = browser;
  const answer = await ask(memberId, 'PUT', '/this', { endpoint, keys }, language);
  expect(answer).toMatchObject({ success: true });
  const path = new URL(endpoint).pathname;
  const read = () => service.arrived.filter((one) => one.path === path).map(({ body }) => browser.read(body));
  return { ...browser, path, messages: read };
}

const notify = (memberId: string, also: Partial<Parameters<typeof notifyDevices>[1]> = {}) =>
  db.transaction((tx) =>
    notifyDevices(tx, {
      merchantId: brand.id,
      memberIds: [memberId],
      kind: 'service',
      title: { TH: 'ผลการสมัคร', EN: 'Your application' },
      text: { TH: 'พิจารณาแล้ว', EN: 'It has been decided' },
      path: '/promotions',
      now: clock.now(),
      ...also,
    }),
  );
const waiting = () => db.kysely.selectFrom('web_push.delivery').selectAll().execute();
const member = () => createMember(db, brand);

test('a message arrives encrypted for the browser alone, in its language, signed with the key browsers subscribe with', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  const laptop = await subscribed(memberId, 'EN');
  expect(await notify(memberId)).toBe(2);
  await deliverDue(deps);
  expect(phone.messages()).toEqual([
    { title: 'ผลการสมัคร', body: 'พิจารณาแล้ว', path: '/promotions', tag: 'service', lang: 'th' },
  ]);
  expect(laptop.messages()).toMatchObject([{ title: 'Your application', lang: 'en' }]);
  expect(await waiting()).toEqual([]);

  const { headers, body } = service.arrived.at(-1) ?? { headers: { authorization: '' }, body: Buffer.of() };
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(body.toString('latin1')).not.toContain('application');
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  const { publicKey } = (await ask(memberId, 'GET', '')).value;
  expect(key).toBe(publicKey);
  const { payload } = await jwtVerify(token, publicKeyOf(publicKey), { audience: service.origin });
  expect(payload.sub).toBe('https://lanna.example');
});

test('the private key is sealed, and the same in every process', async () => {
  const row = await db.kysely.selectFrom('web_push.vapid_key').selectAll().executeTakeFirstOrThrow();
  expect(row.private_key).toMatch(/^sealed:/);
  const [one, other] = await Promise.all([deps.vapid(), vapidKeys({ db, clock, secrets })()]);
  expect(one).toEqual(other);
});

test('what a member has turned off is not sent, and the rest is', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  expect((await ask(memberId, 'GET', '')).value.wanted).toEqual([
    'money',
    'security',
    'promotion',
    'service',
    'results',
  ]);
  await ask(memberId, 'PUT', '/kinds', { wanted: ['service'] });
  expect(await notify(memberId, { kind: 'promotion' })).toBe(0);
  expect(await notify(memberId, { kind: 'service' })).toBe(1);
  await deliverDue(deps);
  expect(phone.messages()).toHaveLength(1);
  expect((await ask(memberId, 'GET', '')).value).toMatchObject({ wanted: ['service'], devices: 1 });
});

test.each(['disabled', 'closed'])(
  'an account that is %s is sent nothing, not even what waits',
  async (status) => {
    const { memberId } = await member();
    const phone = await subscribed(memberId);
    await notify(memberId);
    await db.kysely.updateTable('members.member').set({ status }).where('id', '=', memberId).execute();
    expect(await notify(memberId)).toBe(0);
    await deliverDue(deps);
    expect(phone.messages()).toEqual([]);
    expect(await waiting()).toEqual([]);
  },
);

test.each([404, 410])('a browser that is gone (%i) is forgotten, with what waits for it', async (status) => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  service.statuses.set(phone.path, status);
  await notify(memberId);
  await notify(memberId, { tag: 'second' });
  await deliverDue(deps);
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(0);
  expect(await waiting()).toEqual([]);
});

test('a service that is busy is asked again, later and later, and at last no more', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  service.statuses.set(phone.path, 503);
  await notify(memberId);
  const tries = () => service.arrived.filter(({ path }) => path === phone.path).length;
  await deliverDue(deps);
  await deliverDue(deps);
  expect(tries()).toBe(1);
  for (const [at, minutes] of [1, 5, 15, 60, 240].entries()) {
    clock.advance(minutes * 60_000);
    await deliverDue(deps);
    expect(tries()).toBe(at + 2);
  }
  expect(await waiting()).toEqual([]);
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(1);
});

test('a redirect is not followed: a service sends no message elsewhere', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  service.statuses.set(phone.path, 302);
  await notify(memberId);
  await deliverDue(deps);
  expect(service.arrived.filter(({ path }) => path === '/elsewhere')).toEqual([]);
});

test('news of the day before is not sent any more', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  await notify(memberId);
  clock.advance(25 * 3_600_000);
  await deliverDue(deps);
  expect(phone.messages()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('two processes that deliver at once send each message once', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  for (let at = 0; at < 12; at += 1) await notify(memberId, { tag: `n${at}` });
  await Promise.all([deliverDue(deps), deliverDue(deps), deliverDue(deps)]);
  expect(
    phone
      .messages()
      .map(({ tag }) => tag)
      .sort(),
  ).toEqual(Array.from({ length: 12 }, (_, at) => `n${at}`).sort());
});

test('a browser another member turns it on in is theirs, and what waited for the first never arrives there', async () => {
  const [first, second] = [await member(), await member()];
  const phone = await subscribed(first.memberId);
  await notify(first.memberId);
  await ask(second.memberId, 'PUT', '/this', { endpoint: phone.endpoint, keys: phone.keys });
  await deliverDue(deps);
  expect(phone.messages()).toEqual([]);
  expect((await ask(first.memberId, 'GET', '')).value.devices).toBe(0);
  // Nor can the first take it away from the second.
  await ask(first.memberId, 'POST', '/forget', { endpoint: phone.endpoint });
  expect((await ask(second.memberId, 'GET', '')).value.devices).toBe(1);
  await ask(second.memberId, 'POST', '/forget', { endpoint: phone.endpoint });
  expect((await ask(second.memberId, 'GET', '')).value.devices).toBe(0);
});

test('twenty browsers turned on at once are at most ten, and one turned on twice is one', async () => {
  const { memberId } = await member();
  await Promise.all(Array.from({ length: 20 }, () => subscribed(memberId)));
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(DEVICES_MAX);
  const { endpoint, keys } = await subscribed(memberId);
  await Promise.all(Array.from({ length: 5 }, () => ask(memberId, 'PUT', '/this', { endpoint, keys })));
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(DEVICES_MAX);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'file:///etc/passwd',
  'not an address',
])('%s is no push service', async (endpoint) => {
  const { memberId } = await member();
  const { keys } = pushBrowser(endpoint);
  expect(await ask(memberId, 'PUT', '/this', { endpoint, keys })).toMatchObject({
    status: 400,
    code: 'push_service_unknown',
  });
});

test('keys that lie on no curve cost their browser, and no other', async () => {
  const { memberId } = await member();
  const wrong = {
    endpoint: `${service.origin}/send/wrong`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  };
  expect(await ask(memberId, 'PUT', '/this', wrong)).toMatchObject({ success: true });
  const phone = await subscribed(memberId);
  await notify(memberId);
  await deliverDue(deps);
  expect(phone.messages()).toHaveLength(1);
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(1);
});

test('a member can see whether messages arrive, five times in five minutes', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push(await ask(memberId, 'POST', '/try', {}));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  await deliverDue(deps);
  expect(phone.messages()[0]).toMatchObject({ title: 'แจ้งเตือนมาถึงแล้ว', tag: 'try' });
});

test('a message that is rolled back is never sent', async () => {
  const { memberId } = await member();
  const phone = await subscribed(memberId);
  await db
    .transaction(async (tx) => {
      await notifyDevices(tx, {
        merchantId: brand.id,
        memberIds: [memberId],
        kind: 'service',
        title: { TH: 'ตอบแล้ว' },
        text: { TH: 'มีข้อความใหม่' },
        path: '/',
        now: clock.now(),
      });
      throw new Error('undone');
    })
    .catch(() => {});
  await deliverDue(deps);
  expect(phone.messages()).toEqual([]);
});

test('a browser not seen for half a year is forgotten', async () => {
  const { memberId } = await member();
  await subscribed(memberId);
  clock.advance(179 * 86_400_000);
  await forgetStale(deps);
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(1);
  clock.advance(2 * 86_400_000);
  await forgetStale(deps);
  expect((await ask(memberId, 'GET', '')).value.devices).toBe(0);
});

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}
