import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { destinationProposals } from './destinations/destination-proposals.ts';
import { alertOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const secrets = testSecrets();
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['alerts.read', 'alerts.handle', 'alerts.change'],
  routes: alertOps({
    db,
    clock,
    secrets,
    openWork: () => [],
    push: { publicKey: async () => 'key', isPushService: () => true },
  }),
  kinds: destinationProposals(secrets),
});
const now = clock.now();
const [first, second, ofHill] = [
  await createOperator(db, { now }),
  await createOperator(db, { now }),
  await createOperator(db, { scope: { merchantId: hill.id }, now }),
];
const SECRET = 'a key of a webhook that is long enough';
const webhook = (address: string, secret = SECRET) => ({
  ...{ brand: 'RIVER', kind: 'webhook', name: 'Night desk', language: 'EN' },
  ...{ address, secret, reason: 'The night desk reads there' },
});
const add = (body: object) => ask('POST /ops/alert-destinations', first.cookie, { body });
const destinations = () => db.kysely.selectFrom('alerts.destination').selectAll().execute();

test.each([
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://10.0.0.7/hook',
  'https://[::1]/hook',
  'https://[::ffff:192.168.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/hook',
  'https://user:secret@hooks.example.com/hook',
  'http://hooks.example.com/hook',
  'ftp://hooks.example.com/hook',
  'https://printer/hook',
])('a webhook to %s is refused before a second operator is asked', async (address) => {
  expect((await add(webhook(address))).code).toBe('alert_address_refused');
});

test.each([
  ['line', 'U123', 'T'.repeat(120), 'alert_address_refused'],
  ['line', `U${'0'.repeat(32)}`, 'short', 'alert_secret_unusable'],
  ['telegram', 'https://t.me/x', `12345678:${'a'.repeat(35)}`, 'alert_address_refused'],
  ['telegram', '-100123', '../../getUpdates', 'alert_secret_unusable'],
  ['webhook', 'https://hooks.example.com', 'short', 'alert_secret_unusable'],
])('%s to %s with a wrong part is refused', async (kind, address, secret, code) => {
  expect((await add({ ...webhook(address, secret), kind })).code).toBe(code);
});

test('what leads out of the house is there once another operator has approved, changed so, and its secret is read nowhere', async () => {
  const added = await add(webhook('https://hooks.example.com/one'));
  expect(added.value).toMatchObject({ proposal: expect.any(String) });
  expect(await destinations()).toEqual([]);
  const approve = (proposal: string, cookie: string) =>
    ask(`POST /ops/proposals/${proposal}/approve`, cookie, { body: {} });
  expect((await approve(added.value.proposal, first.cookie)).code).not.toBe('ok');
  expect((await approve(added.value.proposal, second.cookie)).status).toBe(200);
  const [row] = await destinations();
  expect(row).toMatchObject({
    address: 'https://hooks.example.com/one',
    enabled: true,
    merchant_id: river.id,
  });
  const changed = await ask(`PUT /ops/alert-destinations/${row?.id}`, first.cookie, {
    body: {
      ...{ name: 'Mine', language: 'EN', address: 'https://mine.example.com', version: 1 },
      reason: 'It has moved',
    },
  });
  expect((await destinations())[0]).toMatchObject({ address: 'https://hooks.example.com/one' });
  // Two proposals of the same version: the second to be approved is outdated.
  const later = await ask(`PUT /ops/alert-destinations/${row?.id}`, first.cookie, {
    body: {
      ...{ name: 'Other', language: 'EN', address: 'https://other.example.com', version: 1 },
      reason: 'It has moved',
    },
  });
  expect((await approve(changed.value.proposal, second.cookie)).status).toBe(200);
  expect((await approve(later.value.proposal, second.cookie)).code).toBe('proposal_outdated');
  expect((await destinations())[0]).toMatchObject({
    address: 'https://mine.example.com',
    secret: row?.secret,
  });
  const { rows } = await db.pool.query<{ found: boolean }>(
    `select exists (select from operators.proposal where payload::text like $1)
      or exists (select from operators.action where concat(before::text, after::text) like $1)
      or exists (select from alerts.destination where secret like $1) as found`,
    [`%${SECRET}%`],
  );
  expect(rows).toEqual([{ found: false }]);
});

test('it is switched off by one operator and on again by two', async () => {
  const [row] = await destinations();
  const turn = async (enabled: boolean) => {
    const [{ version } = { version: 0 }] = await destinations();
    return ask(`PUT /ops/alert-destinations/${row?.id}/state`, first.cookie, {
      body: { enabled, version, reason: 'They are on holiday' },
    });
  };
  expect((await turn(false)).value.proposal).toBeNull();
  expect((await destinations())[0]).toMatchObject({ enabled: false });
  expect((await turn(true)).value.proposal).toEqual(expect.any(String));
  expect((await destinations())[0]).toMatchObject({ enabled: false });
});

test('a rule sends only to destinations of its own brand, and another brand’s operator sees neither', async () => {
  const [row] = await destinations();
  const rule = (brand: string | null, cookie: string) =>
    ask('POST /ops/alert-rules', cookie, {
      body: {
        ...{ brand, kind: 'win', work: null, name: 'Large wins', threshold: 1000, forMinutes: 0 },
        ...{ repeatMinutes: 30, quiet: null, destinations: [row?.id], enabled: true },
        reason: 'We want to know',
      },
    });
  expect((await rule('HILL', first.cookie)).code).toBe('not_found');
  expect((await rule(null, first.cookie)).code).toBe('not_found');
  expect((await rule(null, ofHill.cookie)).code).toBe('forbidden');
  expect((await rule('RIVER', first.cookie)).status).toBe(200);
  const { value } = await ask('GET /ops/alert-setup', ofHill.cookie);
  expect(value).toMatchObject({ rules: [], destinations: [], drills: [] });
});

test('a rule that is switched off says who did it, where it was sent to', async () => {
  const { value } = await ask('GET /ops/alert-setup', first.cookie);
  const [{ id, version, ...fields }] = value.rules;
  const { name, threshold, forMinutes, repeatMinutes, quiet } = fields;
  const body = {
    ...{ name, threshold, forMinutes, repeatMinutes, quiet, destinations: [], enabled: false, version },
    reason: 'It is too loud',
  };
  // A destination that is off is told nothing.
  await db.kysely.updateTable('alerts.destination').set({ enabled: true }).execute();
  expect((await ask(`PUT /ops/alert-rules/${id}`, first.cookie, { body })).status).toBe(200);
  const queued = await db.kysely.selectFrom('alerts.delivery').select('payload').execute();
  expect(queued).toMatchObject([{ payload: { what: 'rule', enabled: false, operator: first.name } }]);
  expect((await ask(`PUT /ops/alert-rules/${id}`, first.cookie, { body })).code).toBe('changed_meanwhile');
});
