import { createHash } from 'node:crypto';
import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { linkOps } from './desk/ops-routes.ts';
import { beginLink } from './linking/begin-link.ts';
import type { LinkDeps } from './linking/deps.ts';
import { finishLink } from './linking/finish-link.ts';
import { showLinks } from './linking/show-links.ts';
import { startTestServices, TEST_CHANNEL } from './test-services.factory.ts';

const { db } = await testDatabase();
const services = await startTestServices();
// The services sign with their own clock.
const clock = fixedClock(new Date().toISOString());
const secrets = testSecrets();
const digestKey = createHash('sha256').update('a key of the test').digest();
const deps: LinkDeps = {
  ...{ db, clock, secrets, places: services.places, log: openLog('silent') },
  digestKey: async () => digestKey,
};
const brand = await createBrand(db.kysely);
const ORIGIN = 'https://river.example';
const PERSON = { line: `U${'ab'.repeat(16)}`, zalo: '4063846523461980711' };
const { ask } = await opsServer(db, {
  clock,
  permissions: ['linked-accounts.read', 'linked-accounts.change'],
  routes: linkOps({ db, clock, secrets }),
});
const operator = await createOperator(db, { now: clock.now() });
const set = (service: LinkedService, more: object = {}) =>
  ask('PUT /ops/linked-accounts', operator.cookie, {
    body: {
      ...{ brand: brand.code, service, ...TEST_CHANNEL, enabled: true, version: 0 },
      ...{ reason: 'as agreed with the service', ...more },
    },
  });
const join = async (at = brand) => ({ merchantId: at.id, ...(await createMember(db, at)) });
type Member = Awaited<ReturnType<typeof join>>;
const begin = (member: Member, service: LinkedService) =>
  beginLink(deps, { ...member, service, origin: ORIGIN });
const finish = (member: Member, back: URL | undefined) =>
  finishLink(deps, {
    ...member,
    state: back?.searchParams.get('state') ?? '',
    code: back?.searchParams.get('code') ?? '',
  });
const link = async (member: Member, service: LinkedService, person = PERSON[service]) =>
  finish(member, await services.logIn((await begin(member, service)).address, person));

beforeEach(() => services.behave('calm').then(() => undefined));

test('without a channel nothing is offered; one needs its secret, which no operator reads again', async () => {
  const member = await join();
  expect(await showLinks(db.kysely, member)).toEqual({ services: [] });
  await expect(begin(member, 'line')).rejects.toMatchObject({ code: 'link_closed' });
  expect((await set('line', { secret: null })).code).toBe('link_secret_missing');
  expect((await set('line')).value).toEqual({ version: 1 });
  expect((await set('zalo')).value).toEqual({ version: 1 });
  expect((await set('zalo')).code).toBe('changed_meanwhile');
  const listed = await ask('GET /ops/linked-accounts', operator.cookie, { query: { brand: brand.code } });
  expect(listed.value).toMatchObject({
    channels: [
      { service: 'line', clientId: TEST_CHANNEL.clientId, enabled: true, version: 1, proved: 0 },
      { service: 'zalo', enabled: true },
    ],
  });
  expect(JSON.stringify(listed)).not.toContain(TEST_CHANNEL.secret);
  const kept = await db.kysely.selectFrom('linked_accounts.channel').select('secret').execute();
  expect(kept.every(({ secret }) => secret.startsWith('sealed:'))).toBe(true);
  expect(await showLinks(db.kysely, member)).toEqual({
    services: [
      { service: 'line', provedAt: null },
      { service: 'zalo', provedAt: null },
    ],
  });
});

test.each(['line', 'zalo'] as const)(
  'who logs in at %s has proved the account, for good and as the one member of the brand',
  async (service) => {
    const [member, other, away] = [await join(), await join(), await createBrand(db.kysely)];
    expect(await link(member, service)).toEqual({ service, provedAt: clock.now().toISOString() });
    expect((await showLinks(db.kysely, member)).services).toContainEqual({
      ...{ service, provedAt: clock.now().toISOString() },
    });
    await expect(begin(member, service)).rejects.toMatchObject({ code: 'link_had' });
    await expect(link(other, service)).rejects.toMatchObject({ code: 'link_taken' });
    // Of the account nothing is kept that could be read.
    const rows = await db.kysely.selectFrom('linked_accounts.proof').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(PERSON[service]);
    // At another brand it is another matter, which needs a channel of its own.
    await expect(link(await join(away), service)).rejects.toMatchObject({ code: 'link_closed' });
  },
);

test('what comes back is taken once, in time, and from the member who went there', async () => {
  const [member, thief] = [await join(), await join()];
  const person = `U${'cd'.repeat(16)}`;
  const back = await services.logIn((await begin(member, 'line')).address, person);
  // A member who is led to an address that another has begun is logged in as nothing of theirs.
  await expect(finish(thief, back)).rejects.toMatchObject({ code: 'link_expired' });
  expect(await finish(member, back)).toMatchObject({ service: 'line' });
  await expect(finish(member, back)).rejects.toMatchObject({ code: 'link_expired' });
  const late = await services.logIn((await begin(thief, 'line')).address, `U${'ef'.repeat(16)}`);
  clock.advance(600_000);
  await expect(finish(thief, late)).rejects.toMatchObject({ code: 'link_expired' });
  clock.advance(-600_000);
});

test('of two that come back with the same account at once one has proved it', async () => {
  const members = [await join(), await join()];
  const backs = await Promise.all(
    members.map(async (member) =>
      services.logIn((await begin(member, 'zalo')).address, '1234567890123456789'),
    ),
  );
  const raced = await Promise.allSettled(members.map((member, at) => finish(member, backs[at])));
  expect(raced.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of raced)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'link_taken' });
});

test.each([
  ['an answer for another way there', 'line', 'nonce', 'link_refused'],
  ['an answer that is signed with another secret', 'line', 'key', 'link_refused'],
  ['a service that is down', 'line', 'down', 'link_unavailable'],
  ['a service that is down', 'zalo', 'down', 'link_unavailable'],
] as const)('%s proves nothing (%s)', async (_, service, act, code) => {
  const member = await join();
  const back = await services.logIn((await begin(member, service)).address, PERSON[service]);
  await services.behave(act);
  await expect(finish(member, back)).rejects.toMatchObject({ code });
  expect((await showLinks(db.kysely, member)).services).toContainEqual({ service, provedAt: null });
});

test.each(['line', 'zalo'] as const)(
  'a code of someone else, put beside an own state, proves nothing (%s)',
  async (service) => {
    const [member, victim] = [await join(), await join()];
    const own = await services.logIn((await begin(member, service)).address, PERSON[service]);
    const stolen = await services.logIn((await begin(victim, service)).address, '99999999');
    own?.searchParams.set('code', stolen?.searchParams.get('code') ?? '');
    await expect(finish(member, own)).rejects.toMatchObject({ code: 'link_refused' });
  },
);
