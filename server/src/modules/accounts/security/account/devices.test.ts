import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { endDevice } from './end-device.ts';
import { listDevices } from './list-devices.ts';
import { showSecurity } from './show-security.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, context, logInAs, logInWith } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);
const CHROME = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

async function atTwoDevices() {
  const member = await createMember(db, brand, { passwordHash });
  const phone = await logInAs(
    member.username,
    PASSWORD,
    { userAgent: CHROME, country: 'TH' },
    { remember: true },
  );
  clock.advance(60_000);
  const desk = await logInAs(member.username, PASSWORD, { userAgent: 'curl', country: null });
  return { ...member, phone, desk, owner: await resolve(desk.token, brand) };
}

test('the list contains the member’s open sessions, the calling one first, and none of other members', async () => {
  await atTwoDevices();
  const { owner } = await atTwoDevices();
  const list = await listDevices(deps, owner, brand);
  expect(list).toMatchObject([
    { device: '', country: null, current: true },
    { device: 'Chrome · Android', country: 'TH', current: false },
  ]);
  expect(JSON.stringify(list)).not.toContain('10.0.0.1');
  clock.advance(31 * 60_000);
  expect(await listDevices(deps, owner, brand)).toHaveLength(1);
});

test('a device can be logged out from another one, and its remember-me token ends', async () => {
  const { owner, phone } = await atTwoDevices();
  const { sessionId } = await resolve(phone.token, brand);
  expect(await endDevice(deps, sessionId, owner, context())).toEqual({ ended: 1 });
  await expect(resolve(phone.token, brand)).rejects.toMatchObject({ code: 'session_expired' });
  await expect(
    logInWith({ type: 'remember', rememberToken: phone.rememberToken ?? '' }),
  ).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(endDevice(deps, sessionId, owner, context())).rejects.toMatchObject({
    code: 'device_unknown',
  });
});

test('tabs of one browser that its remember-me token has logged in are one device: listed once, ended and spared together', async () => {
  const { phone, owner: desk } = await atTwoDevices();
  const tab = await logInWith(
    { type: 'remember', rememberToken: phone.rememberToken ?? '' },
    { userAgent: CHROME },
  );
  const owner = await resolve(tab.token, brand);
  const list = await listDevices(deps, owner, brand);
  expect(list).toMatchObject([
    { device: 'Chrome · Android', current: true },
    { device: '', current: false },
  ]);
  expect(await endDevice(deps, 'others', owner, context())).toEqual({ ended: 1 });
  await expect(resolve(phone.token, brand)).resolves.toBeDefined();
  expect(await endDevice(deps, owner.sessionId, desk, context())).toEqual({ ended: 2 });
});

test('another member’s device is unknown', async () => {
  const { owner } = await atTwoDevices();
  const stranger = await atTwoDevices();
  const { sessionId } = await resolve(stranger.phone.token, brand);
  await expect(endDevice(deps, sessionId, owner, context())).rejects.toMatchObject({
    code: 'device_unknown',
  });
  await expect(resolve(stranger.phone.token, brand)).resolves.toBeDefined();
});

test('all other devices can be logged out at once, and their sockets are notified', async () => {
  const { owner, phone, desk, memberId } = await atTwoDevices();
  const { sessionId } = await resolve(phone.token, brand);
  const listener = new Client({ connectionString: url });
  await listener.connect();
  await listener.query('listen lanna_push');
  const received = new Promise((receive) =>
    listener.on('notification', ({ payload }) => receive(JSON.parse(payload ?? ''))),
  );
  expect(await endDevice(deps, 'others', owner, context())).toEqual({ ended: 1 });
  expect(await received).toEqual({ s: [sessionId] });
  await listener.end();
  expect(await endDevice(deps, 'others', owner, context())).toEqual({ ended: 0 });
  await expect(resolve(desk.token, brand)).resolves.toBeDefined();
  const { after } = await db.kysely
    .selectFrom('audit.security_event')
    .select('after')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'session_ended')
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ which: 'others', ended: 1 });
});

test('the overview masks mobile number and e-mail', async () => {
  const { memberId } = await createMember(db, brand, { passwordHash });
  await db.kysely
    .updateTable('members.member')
    .set({ mobile: '+66812345678', email: 'somchai@example.test' })
    .where('id', '=', memberId)
    .execute();
  const overview = await showSecurity(deps, memberId, brand);
  expect(overview).toMatchObject({
    hasPassword: true,
    hasPaymentPassword: false,
    mobileMasked: '+66•••••5678',
    emailMasked: 's•••@example.test',
  });
});
