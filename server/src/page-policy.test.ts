import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { openLog } from './platform/process/log.ts';
import { SETTINGS_KEPT_MS } from './platform/push/delayed-notify.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const { portalUrl, db } = await testDatabase();
const clock = fixedClock();
const config = { ...testConfig(), databaseUrl: portalUrl };
const portal = await compose({ config, log: openLog('silent'), clock, roles: ['http'] });
afterAll(() => portal.stop());

const google = { audience: 'river-project', apiKey: 'public-key' };
const local = {
  ...google,
  apiUrl: 'http://identity.test:9099/identitytoolkit/',
  humanCheck: {
    scriptUrl: 'http://check.test:9100/recaptcha/api.js',
    frameSources: ['http://check.test:9100/recaptcha/'],
  },
};
await createBrand(db.kysely, { hosts: ['plain.test'] });
await createBrand(db.kysely, { hosts: ['google.test'], settings: { login: { thirdParty: google } } });
await createBrand(db.kysely, { hosts: ['local.test'], settings: { login: { thirdParty: local } } });
await createBrand(db.kysely, {
  hosts: ['pictures.test'],
  settings: { site: { imageCdns: ['https://img.test/lanna/', '/own'] } },
});

/** Directive → sources, as the page of a host is sent them. */
async function policyOf(host: string, path = '/login'): Promise<Record<string, string[]>> {
  const { headers } = await portal.app.inject({ url: path, headers: { host } });
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('pages of a brand without a third party reach nothing but their own host', async () => {
  const policy = await policyOf('plain.test');
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toMatch(/google|gstatic|identity\.test/);
});

test('pages of a brand with Google’s project reach its interface and the files of its check, and no more of Google', async () => {
  const policy = await policyOf('google.test');
  expect(policy['connect-src']).toEqual(["'self'", 'https://identitytoolkit.googleapis.com']);
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']),
  );
});

test('another provider’s addresses replace Google’s, and the rest of the policy is unchanged', async () => {
  const [policy, plain] = [await policyOf('local.test'), await policyOf('plain.test')];
  expect(policy['connect-src']).toEqual(["'self'", 'http://identity.test:9099']);
  expect(policy['script-src']).toEqual(["'self'", 'http://check.test:9100/recaptcha/api.js']);
  expect(policy['frame-src']).toEqual([...(plain['frame-src'] ?? []), 'http://check.test:9100/recaptcha/']);
  const others = ['connect-src', 'script-src', 'frame-src'];
  const rest = (of: typeof policy) => Object.entries(of).filter(([name]) => !others.includes(name));
  expect(rest(policy)).toEqual(rest(plain));
});

test('calls of such a brand keep the narrow policy: only pages run scripts', async () => {
  const policy = await policyOf('google.test', '/wps/system/settings/consolidated');
  expect(policy['connect-src']).toEqual(["'self'"]);
});

test('the next page allows a provider added in the database, and no longer one that was removed', async () => {
  const brand = await createBrand(db.kysely, { hosts: ['changing.test'] });
  const settings = async (login: object) => {
    await db.kysely
      .updateTable('brands.merchant')
      .set({ settings: JSON.stringify({ login }) })
      .where('id', '=', brand.id)
      .execute();
    clock.advance(SETTINGS_KEPT_MS);
  };
  await settings({ thirdParty: google });
  expect((await policyOf('changing.test'))['connect-src']).toHaveLength(2);
  await settings({ thirdParty: null });
  expect((await policyOf('changing.test'))['connect-src']).toEqual(["'self'"]);
});

test.each([
  'https://x.test/;script-src *',
  "https://x.test/'unsafe-inline'",
  'https://x.test/a,b',
  'javascript:1',
])('an address that would write into the policy closes its own brand alone: %s', async (scriptUrl) => {
  const host = `bad-${scriptUrl.length}.test`;
  const humanCheck = { ...local.humanCheck, scriptUrl };
  await createBrand(db.kysely, {
    hosts: [host],
    settings: { login: { thirdParty: { ...local, humanCheck } } },
  });
  clock.advance(SETTINGS_KEPT_MS);
  expect((await policyOf(host))['script-src']).toEqual(["'self'"]);
});

test('pictures come from the brand’s own network of pictures, and nothing else does', async () => {
  const [policy, plain] = [await policyOf('pictures.test'), await policyOf('plain.test')];
  expect(policy).toEqual({ ...plain, 'img-src': ["'self'", 'data:', 'blob:', 'https://img.test'] });
});
