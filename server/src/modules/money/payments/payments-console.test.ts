import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedPaymentChannels } from '../../../../seed/payment-channels.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { findChannel } from './channel.ts';
import { channelOps } from './channels/channel-ops.ts';
import { paymentProposals } from './channels/payment-proposals.ts';
import { takeConfirmation } from './confirmation.ts';
import { confirmationOps } from './confirmations/confirmation-ops.ts';
import { gatewayOps } from './gateways/gateway-ops.ts';
import { portalGatewayDeps, startTestGateway } from './test-gateway.factory.ts';

const { db } = await testDatabase();
const deps = portalGatewayDeps(db);
const { clock } = deps;
const rules = { privateGateways: true };
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
await db.transaction((tx) => seedPaymentChannels(tx, [river, hill]));
const gateway = await startTestGateway(db.kysely, { brands: [river] });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['payments.read', 'payments.change'],
  routes: [
    ...channelOps({ ...deps, segments: () => undefined }),
    ...gatewayOps({ ...deps, ...rules }),
    ...confirmationOps(deps),
  ],
  kinds: paymentProposals(rules),
});
const now = clock.now();
const owner = await createOperator(db, { now });
const second = await createOperator(db, { now });
const clerk = await createOperator(db, { role: 'finance', scope: { merchantId: river.id }, now });
const reason = 'the bank has written to us';
const approve = (proposal: string, cookie = second.cookie) =>
  ask(`POST /ops/proposals/${proposal}/approve`, cookie, { body: {} });

const channels = async (cookie = owner.cookie, query: Record<string, string> = {}) =>
  (await ask('GET /ops/payment-channels', cookie, { query })).value.rows as Record<string, unknown>[];
async function riverChannel(code: string) {
  const row = (await channels(owner.cookie, { brand: 'RIVER', way: 'in' })).find(
    (one) => one['code'] === code,
  );
  if (!row) throw new Error(`no channel ${code}`);
  return row;
}
const termsOf = ({
  id: _,
  brand: _b,
  way: _w,
  code: _c,
  kind: _k,
  currency: _u,
  enabled: _e,
  offered: _o,
  gateway: _g,
  details: _d,
  ...terms
}: Record<string, unknown>) => terms;
const lastAction = () =>
  db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow();

test('channels are listed in the order in which members see them, of the operator’s brands alone', async () => {
  const shown = await channels(clerk.cookie);
  expect(shown.map(({ brand, way, code }) => `${brand} ${way} ${code}`)).toEqual([
    'RIVER in SANDBOX',
    'RIVER in PROMPTPAY',
    'RIVER in BANK',
    `RIVER in ${gateway.code}`,
    'RIVER out SANDBOX',
    'RIVER out BANK',
    `RIVER out ${gateway.code}`,
  ]);
});

test('a changed channel is what members have from then on; the record says what stood before, and why', async () => {
  const row = await riverChannel('PROMPTPAY');
  const path = `PUT /ops/payment-channels/${row['id']}`;
  const body = { ...termsOf(row), min: '50.00', feeBasisPoints: 100, reason };
  const { value } = await ask(path, clerk.cookie, { body });
  // A fee is for two: it says what becomes of members' money.
  expect(await riverChannel('PROMPTPAY')).toMatchObject({ min: '20.00', version: 1 });
  await approve(value.proposal);
  expect(await riverChannel('PROMPTPAY')).toMatchObject({ min: '50.00', version: 2 });
  expect(await findChannel(db.kysely, { merchantId: river.id, way: 'in', code: 'PROMPTPAY' })).toMatchObject({
    min: 50_00000n,
    feeBasisPoints: 100,
  });
  expect(await lastAction()).toMatchObject({
    action: 'operators.approve',
  });
  const changes = await db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .where('action', '=', 'payments.change-terms')
    .execute();
  expect(changes).toMatchObject([
    {
      reason,
      before: { min: '20.00', feeBasisPoints: 0 },
      after: { min: '50.00', feeBasisPoints: 100 },
    },
  ]);
  // An operator who had opened the form before.
  expect(await ask(path, owner.cookie, { body })).toMatchObject({ status: 409, code: 'changed_meanwhile' });
});

test.each([
  ['more than the most at least', { min: '100.00', max: '99.00' }, 'max'],
  ['an amount that cannot be paid', { min: '20.001' }, 'min'],
  ['a fee as large as the least amount', { feeFixed: '20.00', min: '20.00' }, 'feeFixed'],
  ['hours without an end', { opensAtMinute: 60, closesAtMinute: null }, 'closesAtMinute'],
  ['hours that end when they begin', { opensAtMinute: 60, closesAtMinute: 60 }, 'closesAtMinute'],
])('a channel with %s is refused, with the field', async (_what, change, field) => {
  const row = await riverChannel('BANK');
  const body = { ...termsOf(row), ...change, reason };
  expect(await ask(`PUT /ops/payment-channels/${row['id']}`, owner.cookie, { body })).toMatchObject({
    status: 422,
    code: 'channel_incomplete',
    value: { fields: [{ field }] },
  });
});

test('the account that members pay to changes when a second operator has approved, and not before', async () => {
  const row = await riverChannel('BANK');
  const account = { bankCode: '014', accountNumber: '1112223334', accountName: 'River Games' };
  const path = `PUT /ops/payment-channels/${row['id']}/payee`;
  const change = (details: object) =>
    ask(path, owner.cookie, { body: { details, version: row['version'], reason } });
  expect(await change({ ...account, accountNumber: '12-34' })).toMatchObject({ code: 'channel_incomplete' });
  const { value } = await change(account);
  expect(value.proposal).toMatch(/^[0-9a-f-]{36}$/);
  const payee = async () =>
    (await findChannel(db.kysely, { merchantId: river.id, way: 'in', code: 'BANK' }))?.details;
  expect(await payee()).toMatchObject({ bankCode: '004' });
  expect((await approve(value.proposal, owner.cookie)).status).toBe(403);
  expect((await approve(value.proposal)).status).toBe(200);
  expect(await payee()).toEqual(account);
  expect(await riverChannel('BANK')).toMatchObject({ version: Number(row['version']) + 1 });
});

test('a channel is switched off by one operator at once, and opened by two', async () => {
  const row = await riverChannel('PROMPTPAY');
  const path = `PUT /ops/payment-channels/${row['id']}/state`;
  const off = await ask(path, clerk.cookie, { body: { enabled: false, version: row['version'], reason } });
  expect(off.value).toEqual({ proposal: null });
  const closed = await riverChannel('PROMPTPAY');
  expect(closed).toMatchObject({ enabled: false });
  const on = await ask(path, clerk.cookie, { body: { enabled: true, version: closed['version'], reason } });
  expect(await riverChannel('PROMPTPAY')).toMatchObject({ enabled: false });
  const shown = (await ask(`GET /ops/proposals/${on.value.proposal}`, second.cookie)).value;
  expect(shown).toMatchObject({
    before: { enabled: false },
    after: { enabled: true, details: closed['details'] },
  });
  await approve(on.value.proposal);
  expect(await riverChannel('PROMPTPAY')).toMatchObject({ enabled: true });
});

test('what is drafted in a closed channel after its opening was proposed is not opened with it', async () => {
  const row = await riverChannel('PROMPTPAY');
  const path = `PUT /ops/payment-channels/${row['id']}`;
  await ask(`${path}/state`, clerk.cookie, { body: { enabled: false, version: row['version'], reason } });
  const version = Number(row['version']) + 1;
  const on = await ask(`${path}/state`, clerk.cookie, { body: { enabled: true, version, reason } });
  const draft = { ...termsOf(row), name: { EN: 'Pay to 111-2-22222-2' }, max: '900000.00', version, reason };
  expect((await ask(path, clerk.cookie, { body: draft })).value).toEqual({ proposal: null });
  expect(await approve(on.value.proposal)).toMatchObject({ code: 'proposal_outdated' });
  expect(await riverChannel('PROMPTPAY')).toMatchObject({ enabled: false });
});

test('a new channel is off at first; a code is taken once, and a gateway must be one', async () => {
  const terms = termsOf(await riverChannel('PROMPTPAY'));
  const body = { ...terms, brand: 'RIVER', way: 'in', code: 'BANK2', kind: 'bank', gateway: null, reason };
  const details = { bankCode: '006', accountNumber: '9998887776', accountName: 'River Games' };
  const add = (change: object) =>
    ask('POST /ops/payment-channels', owner.cookie, { body: { ...body, details, ...change } });
  expect((await add({})).status).toBe(200);
  expect(await riverChannel('BANK2')).toMatchObject({ enabled: false, details });
  expect(await add({})).toMatchObject({ status: 409, code: 'channel_taken' });
  expect(
    await add({ code: 'QR2', kind: 'gateway', gateway: 'UNKNOWN', details: { product: 'qr' } }),
  ).toMatchObject({ code: 'channel_incomplete', value: { fields: [{ field: 'gateway' }] } });
});

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const short = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const fields = {
  ...{
    name: 'Other',
    baseUrl: 'https://pay.example/v1/',
    publicKey,
    signatureHeader: 'X-Sig',
    timeoutMs: 8000,
  },
};

test.each([
  ['in the clear', { baseUrl: 'http://pay.example' }, 'gateway_address_refused'],
  ['with a password in it', { baseUrl: 'https://me:secret@pay.example' }, 'gateway_address_refused'],
  ['that is none', { baseUrl: 'pay.example' }, 'gateway_address_refused'],
  ['of a file', { baseUrl: 'file:///etc/passwd' }, 'gateway_address_refused'],
  ['fine, with a private key', { publicKey: short.privateKey }, 'gateway_key_unusable'],
  ['fine, with a short key', { publicKey: short.publicKey }, 'gateway_key_unusable'],
])('a gateway at an address %s is not added', async (_what, change, code) => {
  const body = { ...fields, code: 'NEWPAY', ...change, reason };
  expect(await ask('POST /ops/gateways', owner.cookie, { body })).toMatchObject({ code });
});

test('a gateway is added, changed and switched on by two, and switched off by one', async () => {
  const body = { ...fields, code: 'OTHERPAY', reason };
  const added = await ask('POST /ops/gateways', owner.cookie, { body });
  const find = () => ask('GET /ops/gateways/OTHERPAY', owner.cookie);
  expect(await find()).toMatchObject({ code: 'not_found' });
  expect((await approve(added.value.proposal, owner.cookie)).status).toBe(403);
  await approve(added.value.proposal);
  expect(await ask('POST /ops/gateways', owner.cookie, { body })).toMatchObject({
    code: 'gateway_code_taken',
  });
  const page = async () => (await find()).value;
  expect(await page()).toMatchObject({
    baseUrl: 'https://pay.example/v1',
    webhookPath: '/payments/OTHERPAY/webhook',
    version: 1,
  });
  const changed = await ask('PUT /ops/gateways/OTHERPAY', owner.cookie, {
    body: { ...fields, baseUrl: 'https://pay2.example', version: 1, reason },
  });
  expect((await page()).baseUrl).toBe('https://pay.example/v1');
  await approve(changed.value.proposal);
  expect(await page()).toMatchObject({ baseUrl: 'https://pay2.example', version: 2 });
  const turn = (enabled: boolean, version: number) =>
    ask('PUT /ops/gateways/OTHERPAY/state', owner.cookie, { body: { enabled, version, reason } });
  expect((await turn(false, 2)).value).toEqual({ proposal: null });
  const on = await turn(true, 3);
  expect(await page()).toMatchObject({ enabled: false });
  await approve(on.value.proposal);
  expect(await page()).toMatchObject({ enabled: true });
});

test('a test call says whether the gateway answers with the key we know, and is listed among its calls', async () => {
  const path = `POST /ops/gateways/${gateway.code}/test`;
  expect((await ask(path, owner.cookie, { body: { brand: 'RIVER' } })).value).toMatchObject({ why: null });
  await gateway.wish('ping', [{ do: 'unsigned' }]);
  expect((await ask(path, owner.cookie, { body: { brand: 'RIVER' } })).value).toMatchObject({
    why: 'bad_signature',
  });
  // A brand that the gateway does not know.
  expect((await ask(path, owner.cookie, { body: { brand: 'HILL' } })).value).toMatchObject({
    why: 'status_401',
  });
  const { calls } = (await ask(`GET /ops/gateways/${gateway.code}`, owner.cookie)).value;
  expect(calls.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'status_401',
    'bad_signature',
    'ok',
  ]);
});

test('confirmations are listed with why they wait, the payer masked, found by any reference, and as CSV', async () => {
  const reference = randomUUID();
  for (const [merchantId, external] of [
    [river.id, 'KBANK-77'],
    [hill.id, 'KBANK-88'],
  ] as const)
    await db.transaction((tx) =>
      takeConfirmation(tx, {
        ...{
          merchantId,
          channelCode: 'BANK',
          way: 'in',
          externalReference: external,
          reference,
          payerReference: 'D77',
        },
        ...{ outcome: 'paid', amount: 123_45000n, currency: 'THB', happenedAt: now, source: 'statement' },
        ...{ payer: 'Somchai Jaidee', now },
      }),
    );
  const list = async (query: Record<string, string>) =>
    (await ask('GET /ops/payment-confirmations', clerk.cookie, { query })).value.rows;
  expect(await list({ search: 'kbank-' })).toMatchObject([
    { externalReference: 'KBANK-77', amount: '123.45', waitsFor: 'order', matchedTo: null, payer: 'So***ee' },
  ]);
  expect(await list({ search: reference, state: 'waiting' })).toHaveLength(1);
  expect(await list({ state: 'matched' })).toEqual([]);
  const csv = await ask('GET /ops/payment-confirmations.csv', clerk.cookie);
  expect(csv.text).toContain('KBANK-77');
  expect(csv.text).not.toMatch(/KBANK-88|Somchai/);
});
