import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { sealSecret } from './sending/destination-secret.ts';

const read = { access: 'alerts.read' } as const;
const handle = { access: 'alerts.handle' } as const;
const change = { access: 'alerts.change' } as const;
const reason = 'As the desk has agreed';
const WEBHOOK = { kind: 'webhook', address: 'https://hooks.example.com/lanna', secret: 'k'.repeat(40) };
const FIELDS = {
  name: 'Deposits wait',
  threshold: 10,
  forMinutes: 0,
  repeatMinutes: 30,
  quiet: null,
  destinations: [],
  enabled: true,
};

async function ruleOf({ db, river, clock }: OpsFixture): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('alerts.rule')
    .values({
      ...{ id, merchant_id: river.id, kind: 'win', name: 'Large wins', threshold: 100_000 },
      ...{ for_minutes: 0, repeat_minutes: 30, enabled: true, created_at: clock.now() },
    })
    .execute();
  return id;
}

async function alertOf(fixture: OpsFixture): Promise<string> {
  const { db, river, clock } = fixture;
  const id = newId();
  await db.kysely
    .insertInto('alerts.alert')
    .values({
      ...{ id, rule_id: await ruleOf(fixture), merchant_id: river.id, subject: 'win', state: 'open' },
      facts: '{"largest":"120,000.00 THB"}',
      ...{ since: clock.now(), opened_at: clock.now(), last_seen_at: clock.now(), times: 1n },
    })
    .execute();
  return id;
}

async function destinationOf({ db, river, clock, secrets }: OpsFixture): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('alerts.destination')
    .values({
      ...{ id, merchant_id: river.id, kind: 'webhook', name: 'Night desk', language: 'EN', enabled: true },
      ...{
        address: WEBHOOK.address,
        secret: sealSecret(secrets, id, WEBHOOK.secret),
        created_at: clock.now(),
      },
    })
    .execute();
  return id;
}

const MAIL = {
  report: 'earnings',
  every: 'day',
  atMinute: 480,
  language: 'EN',
  format: 'xlsx',
  enabled: true,
};

async function reportMailOf({ db, river, clock }: OpsFixture): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('alerts.report_mail')
    .values({
      ...{ id, merchant_id: river.id, report: 'earnings', every: 'day', at_minute: 480 },
      ...{ operator_ids: [newId()], language: 'EN', enabled: true, created_at: clock.now() },
    })
    .execute();
  return id;
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/alerts': read,
  'GET /ops/alerts/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await alertOf(fixture) } }),
    foreign: 'not_found',
  },
  'POST /ops/alerts/:id/acknowledgement': {
    ...handle,
    input: async (fixture) => ({
      params: { id: await alertOf(fixture) },
      body: { version: 1, note: 'I look at it' },
    }),
    foreign: 'not_found',
  },
  'POST /ops/alerts/:id/hand-over': {
    ...handle,
    input: async (fixture) => ({
      params: { id: await alertOf(fixture) },
      body: { version: 1, operator: fixture.operatorId, note: '' },
    }),
    foreign: 'not_found',
  },
  'GET /ops/alert-setup': read,
  'POST /ops/alert-rules': {
    ...change,
    input: ({ river }) => ({
      body: { ...FIELDS, brand: river.code, kind: 'win', work: null, threshold: 100_000, reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/alert-rules/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await ruleOf(fixture) },
      body: { ...FIELDS, version: 1, reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/alert-destinations': {
    ...change,
    stepUp: true,
    input: ({ river }) => ({
      body: { brand: river.code, name: 'Night desk', language: 'EN', ...WEBHOOK, reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/alert-mails': {
    ...change,
    stepUp: true,
    input: ({ river, operatorId }) => ({
      body: { brand: river.code, name: 'Own mail', language: 'EN', operator: operatorId, reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/alert-destinations/:id': {
    ...change,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: await destinationOf(fixture) },
      body: {
        name: 'Day desk',
        language: 'TH',
        address: 'https://hooks.example.com/day',
        version: 1,
        reason,
      },
    }),
    foreign: 'not_found',
  },
  'PUT /ops/alert-destinations/:id/state': {
    ...change,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: await destinationOf(fixture) },
      body: { enabled: true, version: 1, reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/alert-destinations/:id/test': {
    ...change,
    input: async (fixture) => ({ params: { id: await destinationOf(fixture) }, body: {} }),
    foreign: 'not_found',
  },
  'POST /ops/alert-browsers': {
    ...read,
    input: ({ river }) => ({
      body: {
        ...{ brand: river.code, name: 'Office', language: 'EN' },
        endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
        ...{ p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    }),
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/report-mails': read,
  'POST /ops/report-mails': {
    ...change,
    input: ({ river, operatorId }) => ({
      query: { brand: river.code },
      body: { ...MAIL, operators: [operatorId], reason },
    }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/report-mails/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await reportMailOf(fixture) },
      body: { ...MAIL, operators: [fixture.operatorId], version: 1, reason },
    }),
    foreign: 'not_found',
  },
  'POST /ops/drills': {
    ...handle,
    house: true,
    input: ({ clock }) => ({
      body: { kind: 'restore', doneAt: clock.now().toISOString(), passed: true, note: 'In 40 minutes' },
    }),
  },
};
