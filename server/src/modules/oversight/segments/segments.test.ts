import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { teamFixture } from '../../commission/teams/team.fixture.ts';
import { EVERYBODY, writtenBroadcast } from '../../messaging/inbox/broadcast.factory.ts';
import { sendProposal } from '../../messaging/inbox/broadcasts/move-broadcast.ts';
import { inboxOps } from '../../messaging/inbox/broadcasts/ops-routes.ts';
import { sendBroadcasts } from '../../messaging/inbox/broadcasts/send-broadcasts.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { ownSource } from '../../play/bets/own-source.fixture.ts';
import { checkFigures } from './check-figures.ts';
import { countFigures } from './count-figures.ts';
import { depositedAfter } from './deposited-after.ts';
import { segmentOps } from './desk/ops-routes.ts';
import { segmentCondition } from './segment-condition.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-21T05:00:00Z');
const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const brand = fixture.brand.code;
const topics = () => ({ unwilling: [], segment: segmentCondition });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['segments.read', 'segments.write', 'inbox.read', 'inbox.write', 'inbox.send'],
  routes: [...segmentOps({ db, clock }), ...inboxOps({ db, clock, topics, deposited: () => depositedAfter })],
  kinds: [sendProposal],
});
const owner = await ownerOf(url);
let nim = await createOperator(db, { now: clock.now() });
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
const count = () => countFigures(db.kysely, undefined, 3);
const figuresOf = async (id: string) => (await ask(`GET /ops/members/${id}/figures`, nim.cookie)).value;
const segmentBody = (least: number | null, name = 'Depositors') => ({
  ...{ name, conditions: { deposits: { least, most: null } } },
  reason: 'For the next campaign',
});

const [large, small, idle] = [
  await fixture.join(undefined, daysAgo(30)),
  await fixture.join(undefined, daysAgo(30)),
  await fixture.join(undefined, daysAgo(2)),
];

test('figures follow deposits, withdrawals, play, corrections and what was taken back, however the counting is cut', async () => {
  await fixture.deposit(large, 900n * UNIT, daysAgo(20));
  await fixture.deposit(large, 300n * UNIT, daysAgo(3));
  await fixture.withdraw(large, 200n * UNIT, daysAgo(2));
  await count();
  const taken = await fixture.deposit(small, 500n * UNIT, daysAgo(9));
  await fixture.deposit(small, 40n * UNIT, daysAgo(9));
  await fixture.play(large, 100n * UNIT, 250n * UNIT, daysAgo(2));
  const lost = await fixture.play(large, 60n * UNIT, 0n, daysAgo(1));
  await Promise.all([count(), count()]);
  await fixture.reverse(taken, daysAgo(1));
  await fixture.rollBack(large, lost, daysAgo(0));
  await count();
  await count();
  expect(await figuresOf(large)).toMatchObject({
    ...{ deposits: '1200.00', depositCount: 2, withdrawals: '200.00', net: '1000.00' },
    ...{ bets: 1, stake: '100.00', payout: '250.00', ggr: '-150.00', lastBetDay: '2026-11-20' },
    lastDepositAt: daysAgo(3).toISOString(),
  });
  expect(await figuresOf(small)).toMatchObject({ deposits: '40.00', depositCount: 1, net: '40.00' });
  expect(await figuresOf(idle)).toMatchObject({ deposits: '0.00', lastDepositAt: null, bets: 0 });
  expect(await checkFigures(db.kysely)).toEqual([]);
});

test('a figure that is not what the ledger says is found', async () => {
  await owner.query('update segments.figure set deposits = deposits + 1 where member_id = $1', [large]);
  expect((await checkFigures(db.kysely)).map(({ rule }) => rule)).toEqual([
    'what a member moved is what the ledger says',
  ]);
  await owner.query('update segments.figure set deposits = deposits - 1 where member_id = $1', [large]);
});

test('a segment is counted before it is saved, and says so where it holds every member', async () => {
  const counted = async (conditions: object) =>
    (await ask('POST /ops/segments/count', nim.cookie, { body: { conditions }, query: { brand } })).value;
  const { of } = await counted({});
  expect(await counted({})).toEqual({ count: of, of });
  const bounds = (least: number | null, most: number | null) => ({ least, most });
  expect(await counted({ deposits: bounds(1000, null) })).toMatchObject({ count: 1 });
  expect(await counted({ deposits: bounds(null, 0) })).toMatchObject({ count: of - 2 });
  expect(await counted({ ggr: bounds(null, -1) })).toMatchObject({ count: 1 });
  // What never was is longer ago than any number of days.
  expect(await counted({ daysSinceDeposit: bounds(4, null) })).toMatchObject({ count: of - 1 });
  expect(await counted({ daysSinceDeposit: bounds(null, 9) })).toMatchObject({ count: 2 });
  expect(await counted({ daysSinceRegistration: bounds(10, 40) })).toMatchObject({ count: 2 });
  const wrong = await ask('POST /ops/segments/count', nim.cookie, {
    body: { conditions: { deposits: bounds(5, 4) } },
    query: { brand },
  });
  expect(wrong.code).toBe('invalid_input');
});

test('a list of members is sorted by what is left with the house, and narrowed to a segment', async () => {
  const added = await ask('POST /ops/segments', nim.cookie, { body: segmentBody(1000), query: { brand } });
  expect(
    (await ask('POST /ops/segments', nim.cookie, { body: segmentBody(1, 'DEPOSITORS'), query: { brand } }))
      .code,
  ).toBe('segment_name_taken');
  const list = async (query: Record<string, string>) =>
    (await ask('GET /ops/member-figures', nim.cookie, { query })).value.rows.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list({ sort: '-net' })).toEqual([large, small]);
  expect(await list({ sort: 'ggr' })).toEqual([large, small]);
  expect(await list({ sort: '-balance' })).toEqual([large, small]);
  expect(await list({ sort: 'balance' })).toEqual([small, large]);
  expect(await list({ segment: added.value.id })).toEqual([large]);
  expect(await list({ segment: large })).toEqual([]);
  expect((await figuresOf(large)).segments).toEqual([{ id: added.value.id, name: 'Depositors' }]);
});

test('a broadcast to a segment goes to those who were counted, not to those a later change lets in', async () => {
  const { value } = await ask('GET /ops/segments', nim.cookie);
  const [{ id, version }] = value.segments;
  const body = writtenBroadcast({ audience: { ...EVERYBODY, segment: id } });
  const draft = await ask('POST /ops/broadcasts', nim.cookie, { body, query: { brand } });
  const later = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const sent = await ask(`POST /ops/broadcasts/${draft.value.id}/send`, nim.cookie, {
    body: { version: draft.value.version, at: later },
  });
  expect(sent.value).toMatchObject({ state: 'scheduled', recipients: 1 });
  clock.advance(60_000);
  const wider = { ...segmentBody(null), version };
  expect((await ask(`PUT /ops/segments/${id}`, nim.cookie, { body: wider })).status).toBe(200);
  clock.advance(3_600_000);
  // A session ends while the clock is moved.
  nim = await createOperator(db, { now: clock.now() });
  await sendBroadcasts({ db, clock, topics });
  const received = await db.kysely.selectFrom('inbox.message').select('member_id').execute();
  expect(received).toEqual([{ member_id: large }]);
  const results = await ask(`GET /ops/broadcasts/${draft.value.id}/results`, nim.cookie);
  expect(results.value).toEqual({
    ...{ delivered: 1, read: 0 },
    deposited: { members: 0, amount: '0.00', days: 7 },
  });
});

test('of a segment that was removed, and of another brand’s, no member receives anything', async () => {
  const { value } = await ask('GET /ops/segments', nim.cookie);
  const [{ id, version }] = value.segments;
  const readers = async (segment: string) =>
    (
      await ask('POST /ops/broadcasts/count', nim.cookie, {
        body: { kind: 'service', audience: { ...EVERYBODY, segment } },
        query: { brand },
      })
    ).value.count;
  expect(await readers(id)).toBeGreaterThan(1);
  expect(await readers(large)).toBe(0);
  const removal = { version, reason: 'The campaign is over' };
  expect((await ask(`POST /ops/segments/${id}/removal`, nim.cookie, { body: removal })).status).toBe(200);
  expect(await readers(id)).toBe(0);
});
