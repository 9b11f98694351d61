import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { addTestEnvelope } from './envelope.fixture.ts';

const read = { access: 'brand-envelopes.read' } as const;
const change = { access: 'brand-envelopes.change', foreign: 'not_found' } as const;
const REASON = 'what the hostile test says';

const form = () => ({
  ...{ name: { TH: 'ฝนอั่งเปา', EN: 'Rain' }, amount: '10.00', shares: 2, split: 'equal' as const },
  ...{ startsAt: '2026-12-05T12:00:00.000Z', openSeconds: 60, isAnnounced: false },
  ...{ audience: 'everyone' as const, leastRank: 0, room: null, members: [], reason: REASON },
});

const envelopeAt = ({ db, river, clock }: OpsFixture, state: 'draft' | 'published') =>
  db.transaction((tx) => addTestEnvelope(tx, river, { state, now: clock.now() }));

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/brand-envelopes': read,
  'GET /ops/brand-envelope-rooms': read,
  'GET /ops/brand-envelopes.csv': read,
  'GET /ops/brand-envelopes/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await envelopeAt(fixture, 'published') } }),
    foreign: 'not_found',
  },
  'POST /ops/brand-envelopes': {
    access: 'brand-envelopes.change',
    input: ({ river }) => ({ body: { brand: river.code, ...form() } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/brand-envelopes/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await envelopeAt(fixture, 'draft') },
      body: { edit: 1, ...form() },
    }),
  },
  'POST /ops/brand-envelopes/:id/publication': {
    ...change,
    input: async (fixture) => ({
      params: { id: await envelopeAt(fixture, 'draft') },
      body: { edit: 1, reason: REASON },
    }),
  },
  'POST /ops/brand-envelopes/:id/stop': {
    ...change,
    input: async (fixture) => ({
      params: { id: await envelopeAt(fixture, 'published') },
      body: { edit: 2, reason: REASON },
    }),
  },
  'GET /ops/brand-envelope-shares': read,
  'GET /ops/brand-envelope-shares.csv': read,
};
