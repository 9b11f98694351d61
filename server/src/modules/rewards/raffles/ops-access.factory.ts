import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { createCategory } from '../promotions/promotion.factory.ts';
import { addTestRaffle, testPrizes } from './raffle.fixture.ts';

const read = { access: 'raffles.read' } as const;
const change = { access: 'raffles.change', foreign: 'not_found' } as const;
const REASON = 'what the hostile test says';
const DAY_MS = 86_400_000;

const form = async ({ db, river }: OpsFixture) => ({
  ...{
    categoryId: await createCategory(db, river),
    title: { TH: 'จับรางวัล', EN: 'Raffle' },
    text: { EN: 'Prizes' },
  },
  ...{ firstDay: '2027-01-01', lastDay: '2027-01-07', perTicket: '500.00', ticketsMost: 200, leastRank: 0 },
  ...{ prizes: testPrizes(), beacon: null, reason: REASON },
});

/** One that has begun, so that it can be closed as well. */
const raffleAt = ({ db, river, clock, secrets }: OpsFixture, state: 'draft' | 'published') => {
  const day = (from: number) => new Date(clock.now().getTime() + from * DAY_MS).toISOString().slice(0, 10);
  return db.transaction((tx) =>
    addTestRaffle(
      tx,
      { secrets },
      { ...river, timeZone: 'Asia/Bangkok' },
      { firstDay: day(-2), lastDay: day(2), state, now: clock.now() },
    ),
  );
};
const one = async (fixture: OpsFixture, state: 'draft' | 'published') => ({
  params: { id: await raffleAt(fixture, state) },
  body: { edit: state === 'draft' ? 1 : 2, reason: REASON },
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/raffles': read,
  'GET /ops/raffle-beacons': read,
  'GET /ops/raffles.csv': read,
  'GET /ops/raffles/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await raffleAt(fixture, 'published') } }),
    foreign: 'not_found',
  },
  'POST /ops/raffles': {
    access: 'raffles.change',
    input: async (fixture) => ({ body: { brand: fixture.river.code, ...(await form(fixture)) } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/raffles/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await raffleAt(fixture, 'draft') },
      body: { edit: 1, ...(await form(fixture)) },
    }),
  },
  'POST /ops/raffles/:id/publication': { ...change, input: (fixture) => one(fixture, 'draft') },
  'POST /ops/raffles/:id/close': { ...change, input: (fixture) => one(fixture, 'published') },
  'POST /ops/raffles/:id/stop': { ...change, input: (fixture) => one(fixture, 'published') },
  'GET /ops/raffle-tickets': read,
  'GET /ops/raffle-tickets.csv': read,
  'GET /ops/raffle-prizes': read,
  'GET /ops/raffle-prizes.csv': read,
};
