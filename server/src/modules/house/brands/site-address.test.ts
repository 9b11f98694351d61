import { forgotByEmail } from '@lanna/contract/accounts/security/security';
import { afterAll, expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { outbox } from '../../../platform/outbox/outbox.ts';
import { openLog } from '../../../platform/process/log.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testConfig } from '../../../platform/testing/test-secrets.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createBrand } from './brand.factory.ts';

const { portalUrl, db } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely, {
  hosts: ['river.test'],
  settings: { login: { resetByEmail: true } },
});
const portal = await compose({
  config: {
    ...testConfig(),
    databaseUrl: portalUrl,
    trustProxy: ['10.0.0.0/8'],
    publicUrl: 'https://pay.test',
  },
  log: openLog('silent'),
  clock,
  roles: ['http'],
});
afterAll(() => portal.stop());
let visitors = 0;

async function linkAskedFor(headers: Record<string, string>) {
  const { memberId, username } = await createMember(db, brand);
  const email = `${username}@example.test`;
  await db.kysely.updateTable('members.member').set({ email }).where('id', '=', memberId).execute();
  visitors += 1;
  const reply = await portal.app.inject({
    method: forgotByEmail.method,
    url: forgotByEmail.path,
    remoteAddress: `10.0.0.${visitors}`,
    headers: { host: 'river.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: String(new URLSearchParams({ username, email })),
  });
  const link = async () => {
    const letters = await outbox({ db, clock }, brand.id).newest(200);
    return /https?:\S+/.exec(letters.find(({ recipient }) => recipient === email)?.text ?? '')?.[0];
  };
  return { status: reply.statusCode, link };
}

test.each([
  ['in the ordinary way', {}],
  ['on another port', { host: 'river.test:9999' }],
  [
    'behind a proxy that passes on a scheme with an address in it',
    { 'x-forwarded-proto': 'https://evil.example/?' },
  ],
  ['behind a proxy that passes on a plain scheme', { 'x-forwarded-proto': 'http' }],
])('a letter asked for %s leads to the brand’s own host', async (_, headers) => {
  const { status, link } = await linkAskedFor(headers);
  expect(status).toBe(200);
  await expect.poll(link).toMatch(/^https:\/\/river\.test\/\?dialog=resetPassword#linkToken=[\w-]{43}$/);
});

test.each([
  ['a user and another host after ours', { host: 'river.test:x@evil.example' }],
  ['the same passed on by a proxy', { 'x-forwarded-host': 'river.test:x@evil.example' }],
  ['a foreign host passed on by a proxy', { 'x-forwarded-host': 'evil.example' }],
])('a letter asked for with %s is not sent', async (_, headers) => {
  const { status, link } = await linkAskedFor(headers);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  await linkAskedFor({}).then(({ link: sent }) => expect.poll(sent).toBeDefined());
  expect(await link()).toBeUndefined();
});
