import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { addTestBoard, testPlaces } from './leaderboard.fixture.ts';

const read = { access: 'leaderboards.read' } as const;
const change = { access: 'leaderboards.change', foreign: 'not_found' } as const;
const REASON = 'what the hostile test says';
const DAY_MS = 86_400_000;

const daysFrom = ({ clock }: OpsFixture, days: number) => new Date(clock.now().getTime() + days * DAY_MS);
const form = (fixture: OpsFixture) => ({
  ...{ title: { TH: 'แข่งสะสมคะแนน', EN: 'Race' }, score: 'multiple' as const, categories: [] },
  ...{ leastStake: '10.00', prizes: testPlaces(), reason: REASON },
  ...{ startsAt: daysFrom(fixture, 1).toISOString(), endsAt: daysFrom(fixture, 2).toISOString() },
});
const boardAt = (fixture: OpsFixture, state: 'draft' | 'published', begins: number) =>
  fixture.db.transaction((tx) =>
    addTestBoard(tx, fixture.river, {
      ...{ startsAt: daysFrom(fixture, begins), endsAt: daysFrom(fixture, 2), state },
      ...{ leastStake: 1_000_000n, now: fixture.clock.now() },
    }),
  );
const one = async (fixture: OpsFixture, state: 'draft' | 'published') => ({
  params: { id: await boardAt(fixture, state, 1) },
  body: { edit: state === 'draft' ? 1 : 2, reason: REASON },
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/leaderboards': read,
  'GET /ops/leaderboards.csv': read,
  'GET /ops/leaderboards/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await boardAt(fixture, 'published', 1) } }),
    foreign: 'not_found',
  },
  'POST /ops/leaderboards': {
    access: 'leaderboards.change',
    input: (fixture) => ({ body: { brand: fixture.river.code, ...form(fixture) } }),
    foreign: 'brand_out_of_scope',
  },
  'PUT /ops/leaderboards/:id': {
    ...change,
    input: async (fixture) => ({
      params: { id: await boardAt(fixture, 'draft', 1) },
      body: { edit: 1, ...form(fixture) },
    }),
  },
  'POST /ops/leaderboards/:id/publication': { ...change, input: (fixture) => one(fixture, 'draft') },
  'POST /ops/leaderboards/:id/stop': { ...change, input: (fixture) => one(fixture, 'published') },
  'POST /ops/leaderboards/:id/removals': {
    ...change,
    input: async (fixture) => {
      const id = await boardAt(fixture, 'published', -1);
      const { memberId } = await createMember(fixture.db, fixture.river);
      return { params: { id }, body: { member: memberId, reason: REASON } };
    },
  },
  'GET /ops/leaderboard-prizes': read,
  'GET /ops/leaderboard-prizes.csv': read,
};
