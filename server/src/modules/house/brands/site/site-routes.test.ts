import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { outbox } from '../../../../platform/outbox/outbox.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../brand.factory.ts';
import { checkSite } from '../check-site.ts';
import { findBrands } from '../find-brand.ts';
import { brandSenders } from '../senders.ts';
import { brandRoutes } from './routes.ts';
import { showDomains } from './show-domains.ts';
import { siteRoutes } from './site-routes.ts';

const THAI = '171.96.0.1';
const AMERICAN = '8.8.8.8';

const { db } = await testDatabase();
const clock = fixedClock();
const brands = findBrands(db.kysely, clock);
const countryOf = (ip: string) => ({ [THAI]: 'TH', [AMERICAN]: 'US' })[ip] ?? null;
let hasProvider = false;
const site = {
  db,
  brands,
  countryOf,
  outboxOf: (brand: { code: string }) => (hasProvider ? null : outbox({ db, clock }, brand.code)),
  keptInOutbox: brandSenders({ db, clock }).keptInOutbox,
};
const app = await buildApp({ log: openLog('silent'), trustProxy: ['127.0.0.1'], frameSources: [] });
mountRoutes(app, [...brandRoutes({ brands }), ...siteRoutes(site)], {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: brands.findByHost,
  resolveSession: async () => {
    throw new Refusal('not_logged_in');
  },
  checkSite: checkSite({ brands, countryOf }),
});
afterAll(() => app.close());

const closedSite = {
  maintenance: { notice: { TH: 'ปิดปรับปรุง', EN: 'Closed' }, until: '2026-11-21T02:00:00Z' },
};
await createBrand(db.kysely, {
  hosts: ['open.test', 'www.open.test'],
  settings: { extraHosts: ['10.1.1.1'] },
});
await createBrand(db.kysely, { hosts: ['closed.test'], settings: { site: closedSite } });
await createBrand(db.kysely, {
  hosts: ['thai.test'],
  settings: { site: { region: { mode: 'allow', countries: ['TH'] } } },
});
await createBrand(db.kysely, { hosts: ['real.test'], settings: { demo: false } });

async function get(host: string, url: string, from = THAI, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, remoteAddress: from, headers: { host, ...headers } });
  return { status: reply.statusCode, ...reply.json() };
}

test('an open site says so, with what the visitor may do', async () => {
  expect(await get('open.test', '/wps/system/status?url=www.open.test')).toMatchObject({
    status: 200,
    value: {
      status: 0,
      permission: {
        whitelabel: true,
        register: true,
        maintenance: null,
        regionRestriction: false,
        location: { ip: THAI, country: 'TH' },
      },
    },
  });
});

test.each(['elsewhere.test', 'closed.test', 'https://elsewhere.test/login'])(
  'a site shown at %s, which is not the brand’s, fails the domain check',
  async (url) => {
    const reply = await get('open.test', `/wps/system/status?url=${encodeURIComponent(url)}`);
    expect(reply).toMatchObject({ status: 403, code: 'domain_unknown' });
  },
);

test.each(['open.test', 'OPEN.test:3000', 'https://www.open.test/register'])(
  'a site shown at %s passes the domain check',
  async (url) => {
    const reply = await get('open.test', `/wps/system/status?url=${encodeURIComponent(url)}`);
    expect(reply).toMatchObject({ status: 200, value: { status: 0 } });
  },
);

test('under maintenance the status contains the notice and its end, and gated calls are refused with them', async () => {
  const until = '2026-11-21T02:00:00.000Z';
  const status = await get('closed.test', '/wps/system/status');
  expect(status.value).toMatchObject({
    status: 1,
    permission: { register: false, maintenance: { notice: closedSite.maintenance.notice, until } },
  });
  expect(await get('closed.test', '/wps/system/country')).toMatchObject({
    status: 503,
    code: 'maintenance',
    value: { notice: closedSite.maintenance.notice, until },
  });
});

test('where the brand does not serve, the status says so and gated calls name address and country', async () => {
  const status = await get('thai.test', '/wps/system/status', AMERICAN);
  expect(status.value).toMatchObject({ status: 2, permission: { regionRestriction: true } });
  expect(await get('thai.test', '/wps/system/country', AMERICAN)).toMatchObject({
    status: 403,
    code: 'region_blocked',
    value: { ip: AMERICAN, country: 'US' },
  });
  expect(await get('thai.test', '/wps/system/country', THAI)).toMatchObject({ status: 200 });
});

test('a visitor cannot choose a country by sending one, a trusted proxy can name the address', async () => {
  const claim = { 'x-forwarded-for': THAI };
  expect(await get('thai.test', '/wps/system/country', AMERICAN, claim)).toMatchObject({ status: 403 });
  expect(await get('thai.test', '/wps/system/country', '127.0.0.1', claim)).toMatchObject({ status: 200 });
});

test('the calls that the screens of a closed site need are still answered', async () => {
  for (const path of ['whitelabel', 'status', 'location', 'settings/consolidated'])
    expect(await get('closed.test', `/wps/system/${path}`), path).toMatchObject({ status: 200 });
});

test('an IPv4-mapped IPv6 address is shown as IPv4', async () => {
  const { value } = await get('open.test', '/wps/system/location', `::ffff:${THAI}`);
  expect(value).toEqual({ ip: THAI, country: 'TH' });
});

test('countries come with dialing codes; the current one is that of the address, or the brand’s where unknown', async () => {
  const american = await get('open.test', '/wps/system/country', AMERICAN);
  expect(american.value.current).toBe('US');
  expect(american.value.list).toContainEqual({ countryCode: 'TH', countryDialingCode: '66' });
  expect(american.value.list.length).toBeGreaterThan(200);
  expect((await get('open.test', '/wps/system/country', '10.0.0.1')).value.current).toBe('TH');
});

test('the domain route lists registered hosts, never those of private networks', async () => {
  const { value } = await get('open.test', '/wps/system/domainRoute');
  expect(value).toEqual({ domainList: ['open.test', 'www.open.test'], resources: [] });
});

test('what can be downloaded is labelled in all languages the brand wrote, and in the two of the field’s clients', async () => {
  const links = { url: '/app.apk', qrCodeUrl: '/app.svg' };
  const resource = { resourceType: 'android', ...links, label: { TH: 'แอป', EN: 'App' } };
  const brand = await createBrand(db.kysely, { settings: { site: { resources: [resource] } } });
  expect((await showDomains(db.kysely, brand)).resources).toEqual([
    { ...resource, labelNameEn: 'App', labelNameCn: 'แอป' },
  ]);
});

test('a setting changed in the database is another answer two seconds later, without a restart', async () => {
  const brand = await createBrand(db.kysely, { hosts: ['live.test'] });
  clock.advance(2000);
  const switches = async () => (await get('live.test', '/wps/system/settings/consolidated')).value;
  expect(await switches()).toMatchObject({
    usernameRegistration: true,
    loginToHome: false,
    defaultLanguage: 'TH',
  });
  const flags = { registration: false, loginToHome: true };
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ flags }), default_language: 'EN' })
    .where('id', '=', brand.id)
    .execute();
  clock.advance(2000);
  expect(await switches()).toMatchObject({
    usernameRegistration: false,
    directRegistration: false,
    loginToHome: true,
    defaultLanguage: 'EN',
  });
});

test('the outbox of a demo shows its own messages; with a provider, or for real players, there is none', async () => {
  const brand = await brands.findByHost('open.test');
  await outbox({ db, clock }, brand?.code ?? '').smsSender.send({ to: '+66812345678', text: 'รหัส 123456' });
  expect((await get('open.test', '/wps/dev/outbox')).value).toEqual([
    expect.objectContaining({
      channel: 'sms',
      to: '+66812345678',
      text: 'รหัส 123456',
      sentAt: clock.now().toISOString(),
    }),
  ]);
  expect(await get('real.test', '/wps/dev/outbox')).toMatchObject({ status: 404, code: 'not_found' });
  hasProvider = true;
  expect(await get('open.test', '/wps/dev/outbox')).toMatchObject({ status: 404, code: 'not_found' });
  hasProvider = false;
});

test('a demonstration says which messages it keeps in its outbox, and a brand for real money keeps none', async () => {
  const kept = async (host: string) =>
    (await get(host, '/wps/system/settings/consolidated')).value.outbox as string[];
  expect(await kept('open.test')).toEqual(['mail', 'sms']);
  expect(await kept('real.test')).toEqual([]);
  const demo = await createBrand(db.kysely);
  const smsSender = outbox({ db, clock }, 'any').smsSender;
  const texting = brandSenders({ db, clock }, { smsSender });
  expect(texting.keptInOutbox(demo)).toEqual(['mail']);
});
