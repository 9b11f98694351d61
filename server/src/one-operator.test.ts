import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedPaymentChannels } from '../seed/payment-channels.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { channelOps } from './modules/money/payments/channels/channel-ops.ts';
import { paymentProposals } from './modules/money/payments/channels/payment-proposals.ts';
import { gatewayOps } from './modules/money/payments/gateways/gateway-ops.ts';
import { portalGatewayDeps } from './modules/money/payments/test-gateway.factory.ts';
import { createOperator } from './modules/people/operators/operator.factory.ts';
import { opsServer } from './modules/people/operators/ops.fixture.ts';
import { createVendor } from './modules/play/catalogue/catalogue.factory.ts';
import { opsVendorRoutes } from './modules/play/catalogue/vendors/ops-vendor-routes.ts';
import { vendorProposals } from './modules/play/catalogue/vendors/vendor-proposals.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testSecrets } from './platform/testing/test-secrets.ts';

const { db } = await testDatabase();
const deps = portalGatewayDeps(db);
const { clock } = deps;
const rules = { privateGateways: true };
const river = await createBrand(db.kysely, { code: 'RIVER' });
await createBrand(db.kysely, { code: 'HILL' });
await db.transaction((tx) => seedPaymentChannels(tx, [river]));
const { ask } = await opsServer(db, {
  clock,
  permissions: ['payments.read', 'payments.change', 'catalogue.read', 'catalogue.change', 'catalogue.keys'],
  routes: [
    ...channelOps({ ...deps, segments: () => undefined }),
    ...gatewayOps({ ...deps, ...rules }),
    ...opsVendorRoutes({ db, clock, secrets: testSecrets(), askForGames: async () => [] }),
  ],
  kinds: [...paymentProposals(rules), ...vendorProposals],
});
const alone = await createOperator(db, { now: clock.now() });
const reason = 'to have it for myself';
const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
// The loosest that the console can be set to: floors hold all the same.
await db.kysely
  .updateTable('operators.setting')
  .set({
    settings: JSON.stringify({
      fourEyes: Object.fromEntries(
        [...paymentProposals(rules), ...vendorProposals].map(({ kind }) => [kind, 'never']),
      ),
    }),
  })
  .execute();

const call = (path: string, body: object) => ask(path, alone.cookie, { body: { reason, ...body } });
const rowOf = async (path: string) => (await ask(`GET ${path}`, alone.cookie)).value;
const gateway = {
  ...{ name: 'Own gateway', baseUrl: 'https://own.example', publicKey },
  ...{ signatureHeader: 'X-Sig', timeoutMs: 8000 },
};
const vendor = {
  ...{ name: 'Own vendor', groups: ['RNG'], signatureHeader: 'X-Hub88-Signature', apiUrl: null },
  ...{ launchUrl: 'https://own.example/go', backOfficeUrl: null, currencies: ['THB'], allowedIps: [] },
  ...{ amountScale: '100000', demoSupported: false, provable: false, freeBetAmount: 'stake', winLimits: [] },
};

/** Everything that says where money goes, and whose word about money is believed. */
async function whatMoneyFollows() {
  const [channels, gateways, vendors, places] = await Promise.all([
    db.kysely.selectFrom('payments.channel').selectAll().where('enabled', '=', true).orderBy('id').execute(),
    db.kysely.selectFrom('payments.gateway').selectAll().where('enabled', '=', true).orderBy('id').execute(),
    db.kysely.selectFrom('catalogue.vendor').selectAll().orderBy('id').execute(),
    db.kysely
      .selectFrom('catalogue.brand_vendor')
      .selectAll()
      .where('enabled', '=', true)
      .orderBy('vendor_id')
      .execute(),
  ]);
  return { channels, gateways, vendors, places };
}

async function channel(code: string, enabled = true) {
  const { id, version } = await db.kysely
    .updateTable('payments.channel')
    .set({ enabled })
    .where('code', '=', code)
    .where('way', '=', 'in')
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  const { rows } = await rowOf('/ops/payment-channels');
  const {
    brand: _b,
    way: _w,
    code: _c,
    kind: _k,
    currency: _u,
    enabled: _e,
    ...row
  } = rows.find((one: { id: string }) => one.id === id);
  const { offered: _o, gateway: _g, details: _d, id: _i, ...terms } = row;
  return { path: `PUT /ops/payment-channels/${id}`, version, terms };
}

async function ownGateway(enabled: boolean) {
  const code = `G${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await db.kysely
    .insertInto('payments.gateway')
    .values({
      ...{
        id: crypto.randomUUID(),
        code,
        name: 'Gateway',
        base_url: 'https://pay.example',
        public_key: publicKey,
      },
      ...{ signature_header: 'X-Sig', timeout_ms: 500, enabled, created_at: clock.now() },
    })
    .execute();
  return code;
}

async function knownVendor() {
  const { code } = await createVendor(db.kysely, { brands: [river], winLimits: {} });
  const page = await rowOf(`/ops/vendors/${code}`);
  const form = Object.fromEntries(Object.keys(vendor).map((name) => [name, page[name]]));
  return { code, version: page.version, form };
}
const changedVendor = async (change: object) => {
  const { code, version, form } = await knownVendor();
  return () => call(`PUT /ops/vendors/${code}`, { ...form, ...change, version });
};

/** Each door to an end, tried by one operator: gives the call. */
const DOORS: Record<string, () => Promise<() => ReturnType<typeof call>>> = {
  'opening a channel with an account of the own': async () => {
    const { path, version } = await channel('PROMPTPAY', false);
    return () => call(`${path}/state`, { enabled: true, version });
  },
  'changing the account of an open channel': async () => {
    const { path, version } = await channel('BANK');
    const details = { bankCode: '014', accountNumber: '1112223334', accountName: 'Mine' };
    return () => call(`${path}/payee`, { details, version });
  },
  'writing an account into the name of an open channel': async () => {
    const { path, version, terms } = await channel('BANK');
    return () => call(path, { ...terms, name: { EN: 'Pay to 111-2-22333-4' }, version });
  },
  'raising the most that goes through an open channel': async () => {
    const { path, version, terms } = await channel('BANK');
    return () => call(path, { ...terms, max: '9000000.00', version });
  },
  'opening a channel to members of every level': async () => {
    const { path } = await channel('BANK');
    await db.kysely
      .updateTable('payments.channel')
      .set({ rank_level_min: 9 })
      .where('code', '=', 'BANK')
      .execute();
    const { terms, version } = await channel('BANK');
    return () => call(path, { ...terms, rankLevelMin: 0, version });
  },
  'adding a gateway with a key of the own': async () => () =>
    call('POST /ops/gateways', { ...gateway, code: 'OWNPAY' }),
  'another key for a gateway': async () => {
    const code = await ownGateway(true);
    return () => call(`PUT /ops/gateways/${code}`, { ...gateway, version: 1 });
  },
  'switching a gateway on': async () => {
    const code = await ownGateway(false);
    return () => call(`PUT /ops/gateways/${code}/state`, { enabled: true, version: 1 });
  },
  'adding a vendor with a key of the own': async () => () =>
    call('POST /ops/vendors', {
      ...vendor,
      code: 'OWNHUB',
      walletKind: 'seamless',
      publicKey,
      brands: ['RIVER'],
    }),
  'adding a vendor that keeps wallets': async () => () =>
    call('POST /ops/vendors', {
      ...{ ...vendor, apiUrl: 'https://own.example', code: 'OWNBANK', walletKind: 'transfer' },
      ...{ publicKey, brands: ['RIVER'] },
    }),
  'another key for a vendor': async () => {
    const { code, version } = await knownVendor();
    return () => call(`POST /ops/vendors/${code}/key`, { publicKey, version });
  },
  'another address that a vendor is called at': () => changedVendor({ apiUrl: 'https://own.example/api' }),
  'another address that games are launched at': () => changedVendor({ launchUrl: 'https://own.example/go' }),
  'another back office that operators are signed in to': () =>
    changedVendor({ backOfficeUrl: 'https://own.example/office' }),
  'more addresses that a vendor may call from': () => changedVendor({ allowedIps: ['203.0.113.7'] }),
  'another header that a signature is read from': () => changedVendor({ signatureHeader: 'X-Own' }),
  'another size of a vendor’s units': () => changedVendor({ amountScale: '1' }),
  'another currency of a vendor': () => changedVendor({ currencies: ['THB', 'USD'] }),
  'another meaning of its free bets': () => changedVendor({ freeBetAmount: 'zero' }),
  'a larger win of a round': () =>
    changedVendor({ winLimits: [{ currency: 'THB', round: '500000.01', day: '2000000.00' }] }),
  'a larger win of a day': () =>
    changedVendor({ winLimits: [{ currency: 'THB', round: '500000.00', day: '2000000.01' }] }),
  'taking a strict limit away, so that the standard holds': async () => {
    const { code } = await createVendor(db.kysely, { brands: [river], winLimits: { THB: [1n, 1n] } });
    const page = await rowOf(`/ops/vendors/${code}`);
    const form = Object.fromEntries(Object.keys(vendor).map((name) => [name, page[name]]));
    return () => call(`PUT /ops/vendors/${code}`, { ...form, winLimits: [], version: page.version });
  },
  'showing a vendor at a brand that did not carry it': async () => {
    const { code } = await knownVendor();
    const place = { enabled: true, isHot: false, position: 1, version: 0 };
    return () => call(`PUT /ops/vendors/${code}/brands/HILL`, place);
  },
  'showing a vendor again that was taken away': async () => {
    const { code } = await knownVendor();
    const path = `PUT /ops/vendors/${code}/brands/RIVER`;
    const place = { isHot: false, position: 1 };
    expect((await call(path, { ...place, enabled: false, version: 1 })).value.proposal).toBeNull();
    return () => call(path, { ...place, enabled: true, version: 2 });
  },
};

test.each(Object.keys(DOORS))('%s is done by no operator alone', async (name) => {
  const knock = await DOORS[name]?.();
  const before = await whatMoneyFollows();
  const answer = await knock?.();
  expect(answer).toMatchObject({
    status: 200,
    value: { proposal: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  expect(await whatMoneyFollows()).toEqual(before);
  const { value } = await ask(`GET /ops/proposals/${answer?.value.proposal}`, alone.cookie);
  expect(Object.keys(value.after ?? {})).not.toHaveLength(0);
  const approved = await ask(`POST /ops/proposals/${answer?.value.proposal}/approve`, alone.cookie, {
    body: {},
  });
  expect(approved).toMatchObject({ status: 403, code: 'proposal_own' });
  expect(await whatMoneyFollows()).toEqual(before);
});

test('the house’s own lotteries are opened at a brand by two as well, and need no key for it', async () => {
  const { code } = await createVendor(db.kysely, { brands: [river] });
  await db.kysely
    .updateTable('catalogue.vendor')
    .set({ wallet_kind: 'own', public_key: '' })
    .where('code', '=', code)
    .execute();
  const place = { enabled: true, isHot: false, position: 1, version: 0 };
  const { value } = await call(`PUT /ops/vendors/${code}/brands/HILL`, place);
  const approver = await createOperator(db, { now: clock.now() });
  expect(
    (await ask(`POST /ops/proposals/${value.proposal}/approve`, approver.cookie, { body: {} })).status,
  ).toBe(200);
});

test('what makes things stricter, and what is only shown, needs no second operator', async () => {
  const stricter = await channel('BANK');
  expect(
    (
      await call(stricter.path, {
        ...stricter.terms,
        max: '150000.00',
        position: 7,
        version: stricter.version,
      })
    ).value,
  ).toEqual({ proposal: null });
  const strict = [{ currency: 'THB', round: '100.00', day: '100.00' }];
  const lower = await changedVendor({ winLimits: strict, name: 'Renamed', provable: true });
  expect((await lower()).value).toMatchObject({ proposal: null });
});
