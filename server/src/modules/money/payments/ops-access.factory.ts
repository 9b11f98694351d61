import { generateKeyPairSync } from 'node:crypto';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { takeConfirmation } from './confirmation.ts';

const read = { access: 'payments.read' } as const;
const change = { access: 'payments.change' } as const;
const reason = 'what the hostile test says';
const EXTERNAL = 'BANKREF-OF-RIVER';
const payee = { billerId: '000000000000001', billerName: 'River biller' };
const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const terms = {
  name: { EN: 'A channel' },
  min: '1.00',
  max: '100.00',
  feeFixed: '0.00',
  feeBasisPoints: 0,
  opensAtMinute: null,
  closesAtMinute: null,
  rankLevelMin: 0,
  position: 1,
  expiresAfterMinutes: 15,
  promisedMinutes: 1,
};
const fields = {
  name: 'A gateway',
  baseUrl: 'https://gateway.example',
  publicKey,
  signatureHeader: 'X-Payment-Signature',
  timeoutMs: 8000,
};

/** A channel of the stage's brand. */
async function channel({ db, river }: OpsFixture) {
  const id = newId();
  await db.kysely
    .insertInto('payments.channel')
    .values({
      ...{ id, merchant_id: river.id, way: 'in', code: codeOf('C'), kind: 'promptpay', currency: 'THB' },
      ...{ name: { EN: 'River QR' }, min: 100_000n, max: 1_000_000n, details: JSON.stringify(payee) },
      ...{ expires_after_minutes: 15, promised_minutes: 2 },
    })
    .execute();
  return { params: { id }, version: 1 };
}

async function gateway({ db, clock }: OpsFixture) {
  const code = codeOf('G');
  await db.kysely
    .insertInto('payments.gateway')
    .values({
      ...{ id: newId(), code, name: 'Gateway', base_url: 'https://127.0.0.1:9', public_key: publicKey },
      ...{ signature_header: 'X-Payment-Signature', timeout_ms: 500, created_at: clock.now() },
    })
    .execute();
  return { params: { code }, version: 1 };
}

async function order(fixture: OpsFixture) {
  const { db, river, clock } = fixture;
  const { params } = await gateway(fixture);
  const { id: gatewayId } = await db.kysely
    .selectFrom('payments.gateway')
    .select('id')
    .where('code', '=', params.code)
    .executeTakeFirstOrThrow();
  const id = newId();
  await db.kysely
    .insertInto('payments.gateway_order')
    .values({
      ...{
        id,
        merchant_id: river.id,
        channel_code: params.code,
        way: 'in',
        gateway_id: gatewayId,
        amount: 100_000n,
      },
      ...{ currency: 'THB', ask_at: clock.now(), created_at: clock.now(), changed_at: clock.now() },
    })
    .execute();
  return { params: { id } };
}

async function alert({ db, river, clock }: OpsFixture) {
  const id = newId();
  await db.kysely
    .insertInto('payments.alert')
    .values({
      ...{ id, kind: 'contradiction', merchant_id: river.id, subject: id, facts: '{}' },
      ...{ raised_at: clock.now(), last_at: clock.now() },
    })
    .execute();
  return { params: { id }, body: { note: 'looked at' } };
}

async function confirmed({ db, river, clock }: OpsFixture) {
  const now = clock.now();
  await db.transaction((tx) =>
    takeConfirmation(tx, {
      ...{
        merchantId: river.id,
        channelCode: 'BANK',
        way: 'in',
        externalReference: EXTERNAL,
        reference: null,
      },
      ...{
        payerReference: null,
        outcome: 'paid',
        amount: 100_000n,
        currency: 'THB',
        happenedAt: now,
        source: 'desk',
      },
      ...{ payer: null, now },
    }),
  );
  return {};
}

const codeOf = (letter: string) => `${letter}${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
const house = { house: true, foreign: 'forbidden' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/payment-channels': read,
  'POST /ops/payment-channels': {
    ...change,
    stepUp: true,
    input: ({ river }) => ({
      body: {
        ...terms,
        ...{
          brand: river.code,
          way: 'in',
          code: codeOf('P'),
          kind: 'promptpay',
          gateway: null,
          details: payee,
          reason,
        },
      },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/payment-channels/:id': {
    ...change,
    input: async (fixture) => {
      const { params, version } = await channel(fixture);
      return { params, body: { ...terms, version, reason } };
    },
    foreign: 'not_found',
  },
  'PUT /ops/payment-channels/:id/state': {
    ...change,
    input: async (fixture) => {
      const { params, version } = await channel(fixture);
      return { params, body: { enabled: false, version, reason } };
    },
    foreign: 'not_found',
  },
  'PUT /ops/payment-channels/:id/payee': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      const { params, version } = await channel(fixture);
      return { params, body: { details: { ...payee, billerName: 'Another' }, version, reason } };
    },
    foreign: 'not_found',
  },
  'GET /ops/gateways': { ...read, house: true },
  'GET /ops/gateways/:code': {
    ...read,
    ...house,
    input: async (fixture) => ({ params: (await gateway(fixture)).params }),
  },
  'POST /ops/gateways': {
    ...change,
    ...house,
    stepUp: true,
    input: () => ({ body: { ...fields, code: codeOf('N'), reason } }),
  },
  'PUT /ops/gateways/:code': {
    ...change,
    ...house,
    stepUp: true,
    input: async (fixture) => {
      const { params, version } = await gateway(fixture);
      return { params, body: { ...fields, version, reason } };
    },
  },
  'PUT /ops/gateways/:code/state': {
    ...change,
    ...house,
    input: async (fixture) => {
      const { params, version } = await gateway(fixture);
      return { params, body: { enabled: false, version, reason } };
    },
  },
  'POST /ops/gateways/:code/test': {
    ...change,
    ...house,
    input: async (fixture) => ({
      params: (await gateway(fixture)).params,
      body: { brand: fixture.river.code },
    }),
  },
  'POST /ops/payment-orders/:id/ask': { ...change, input: order, foreign: 'not_found' },
  'GET /ops/payment-confirmations': { ...read, input: confirmed, secrets: () => [EXTERNAL] },
  'GET /ops/payment-confirmations.csv': { ...read, input: confirmed, secrets: () => [EXTERNAL] },
  'GET /ops/payment-alerts': read,
  'PUT /ops/payment-alerts/:id': { ...change, input: alert, foreign: 'not_found' },
};
