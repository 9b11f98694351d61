import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { calendarProposal } from '../feeds/calendars/change-calendar.ts';
import { cancellingProposal } from '../feeds/desk/cancel-a-draw.ts';
import { feedOps } from '../feeds/desk/ops-routes.ts';
import { makeFeed } from '../feeds/feeds.factory.ts';
import { receiveReport } from '../feeds/reports/receive-report.ts';
import { makeNumeros } from './drawing/make-numeros.ts';

const { db } = await testDatabase();
const deps = { db, secrets: testSecrets() };
await createBrand(db.kysely);
// Draws open and close by the database's clock, so this test's calendar lies around today.
const now = new Date();
const clock = { now: () => now };
const DAY_MS = 86_400_000;
const year = (days: number) => dayIn(days).slice(0, 4);

/** Draws with stakes on them. */
const sold = new Set<string>();
const stakes = async (_: unknown, drawId: string) =>
  sold.has(drawId) ? [{ currency: 'THB', lines: 2, players: 1, stake: '20.00', paid: '0.00' }] : [];
const { ask } = await opsServer(db, {
  clock,
  permissions: ['feeds.read', 'feeds.type', 'feeds.decide', 'feeds.change'],
  routes: feedOps({ db, clock, atStake: () => [stakes] }),
  kinds: [calendarProposal(() => [stakes]), cancellingProposal(() => [stakes])],
});
const [dao, fon] = [
  await createOperator(db, { now, name: 'dao' }),
  await createOperator(db, { now, name: 'fon' }),
];
const reason = 'the club has published its days';

await makeNumeros(deps);
await db.kysely.updateTable('draws.game').set({ enabled: true }).where('code', '=', 'LHC').execute();

function dayIn(days: number): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime() + days * DAY_MS)
    .toZonedDateTimeISO('Asia/Hong_Kong')
    .toPlainDate()
    .toString();
}

/** A day that is the first of its year here has to name its numero. */
const isNewYear = (days: number) => year(days) !== year(2);

type Day = { day: string; numero?: string; time?: string };
const propose = (days: Day[], who = dao) =>
  ask('POST /ops/lottery-calendars/LHC/days', who.cookie, { body: { days, reason } });
const move = (body: Day, who = dao) =>
  ask('POST /ops/lottery-calendars/LHC/move', who.cookie, { body: { ...body, reason } });
const remove = (numero: string) =>
  ask('POST /ops/lottery-calendars/LHC/remove', dao.cookie, { body: { numero, reason } });
const approve = (id: string, who = fon) => ask(`POST /ops/proposals/${id}/approve`, who.cookie, { body: {} });
const drawsOf = () =>
  db.kysely
    .selectFrom('draws.draw')
    .select(['id', 'numero', 'state', 'draws_at', 'closes_at'])
    .where('game_code', '=', 'LHC')
    .orderBy('draws_at')
    .execute();
const drawOf = async (numero: string) => (await drawsOf()).find((draw) => draw.numero === numero);
async function added(days: Day[]) {
  const { value, text } = await propose(days);
  expect(value?.proposalId, text).toBeDefined();
  expect(await approve(value.proposalId)).toMatchObject({ status: 200 });
  await makeNumeros(deps);
}
async function calendar() {
  const { value } = await ask('GET /ops/lottery-calendars', dao.cookie);
  return value.calendars.find(({ gameCode }: { gameCode: string }) => gameCode === 'LHC');
}

test('without an announced day no draw is made, whatever the day of the week', async () => {
  await makeNumeros(deps);
  expect(await drawsOf()).toEqual([]);
});

test('days two operators have approved are drawn at the usual hour or their own, numbered on within the year; one operator opens none', async () => {
  const numero = `${year(2)}101`;
  const { value } = await propose([
    { day: dayIn(2), numero },
    { day: dayIn(3), time: '20:00', ...(isNewYear(3) && { numero: `${year(3)}001` }) },
  ]);
  await makeNumeros(deps);
  expect(await drawsOf()).toEqual([]);
  expect(await approve(value.proposalId, dao)).toMatchObject({ status: 403 });
  expect(await approve(value.proposalId)).toMatchObject({ status: 200 });
  await makeNumeros(deps);
  const [first, second] = await drawsOf();
  expect(first).toMatchObject({ numero, draws_at: new Date(`${dayIn(2)}T21:30+08:00`) });
  expect(first?.closes_at).toEqual(new Date(`${dayIn(2)}T21:25+08:00`));
  expect(second?.draws_at).toEqual(new Date(`${dayIn(3)}T20:00+08:00`));
  if (year(2) === year(3)) expect(second?.numero).toBe(`${year(3)}102`);
  expect((await calendar()).days[0]).toMatchObject({
    numero,
    source: 'operator',
    givenBy: 'dao, fon',
    state: 'open',
  });
});

test.each<[string, () => Day[], string]>([
  ['a day that is over', () => [{ day: dayIn(-1), numero: `${year(-1)}090` }], 'calendar_day_past'],
  ['a day years ahead', () => [{ day: dayIn(500), numero: `${year(500)}001` }], 'calendar_day_far'],
  ['a day with a draw', () => [{ day: dayIn(2), numero: `${year(2)}110` }], 'calendar_day_taken'],
  [
    'one day twice',
    () => [
      { day: dayIn(20), numero: `${year(20)}110` },
      { day: dayIn(20), numero: `${year(20)}111` },
    ],
    'calendar_day_taken',
  ],
  ['a numero that is taken', () => [{ day: dayIn(20), numero: `${year(2)}101` }], 'calendar_numero_taken'],
  [
    'a numero below that of an earlier day',
    () => [{ day: dayIn(4), numero: `${isNewYear(4) ? year(2) : year(4)}100` }],
    'calendar_numero_unfit',
  ],
  [
    'a numero of another year',
    () => [{ day: dayIn(20), numero: `${Number(year(20)) + 1}120` }],
    'calendar_numero_unfit',
  ],
  [
    'the first day of a year without its numero',
    () => [{ day: `${Number(year(0)) + 1}-10-05` }],
    'calendar_numero_unfit',
  ],
])('%s is refused', async (_, days, code) => {
  const answer = await propose(days());
  // A year's days may lie too far ahead when the year is young.
  expect([code, 'calendar_day_far']).toContain(answer.code);
  expect(answer.status).toBe(409);
});

test('what has become unfit until it is approved is not carried out', async () => {
  const one = await propose([{ day: dayIn(30), numero: `${year(30)}180` }]);
  const other = await propose([{ day: dayIn(30), numero: `${year(30)}181` }]);
  expect(await approve(one.value.proposalId)).toMatchObject({ status: 200 });
  expect(await approve(other.value.proposalId)).toMatchObject({ status: 409, code: 'proposal_outdated' });
});

test('a draw without stakes moves with its day, keeping its numero, once a second operator approves', async () => {
  const numero = `${year(5)}130`;
  await added([{ day: dayIn(5), numero }]);
  const before = await drawOf(numero);
  const { value } = await move({ numero, day: dayIn(6), time: '21:00' });
  expect((await drawOf(numero))?.draws_at).toEqual(before?.draws_at);
  expect(await approve(value.proposalId)).toMatchObject({ status: 200 });
  expect(await drawOf(numero)).toMatchObject({
    id: before?.id,
    state: 'open',
    draws_at: new Date(`${dayIn(6)}T21:00+08:00`),
    closes_at: new Date(`${dayIn(6)}T20:55+08:00`),
  });
  await makeNumeros(deps);
  expect((await drawsOf()).filter((draw) => draw.numero === numero)).toHaveLength(1);
});

test('a day with stakes is neither moved nor taken away, also when they came after the proposal; two operators cancel its draw', async () => {
  const numero = `${year(7)}140`;
  await added([{ day: dayIn(7), numero }]);
  const draw = await drawOf(numero);
  const { value } = await move({ numero, day: dayIn(8) });
  sold.add(draw?.id ?? '');
  expect(await approve(value.proposalId)).toMatchObject({
    code: 'proposal_outdated',
    text: expect.stringContaining('calendar_day_sold'),
  });
  expect(await move({ numero, day: dayIn(8) })).toMatchObject({ status: 409, code: 'calendar_day_sold' });
  expect(await remove(numero)).toMatchObject({ status: 409, code: 'calendar_day_sold' });
  expect(await drawOf(numero)).toEqual(draw);
  const cancelled = await ask(`POST /ops/lottery-draws/${draw?.id}/cancel`, dao.cookie, { body: { reason } });
  expect(await approve(cancelled.value.proposalId)).toMatchObject({ status: 200 });
  expect((await drawOf(numero))?.state).toBe('cancelled');
  // Its numero was sold, so no other draw ever has it; its day is free again.
  expect(await propose([{ day: dayIn(7), numero }])).toMatchObject({ code: 'calendar_numero_taken' });
  await added([{ day: dayIn(7), numero: `${year(7)}141` }]);
});

test('a day without stakes is taken away by one operator at once, recorded, and no draw is made of it again', async () => {
  const numero = `${year(25)}170`;
  await added([{ day: dayIn(25), numero }]);
  expect((await remove(numero)).value).toEqual({ cancelled: false });
  expect(await remove(numero)).toMatchObject({ status: 404 });
  const record = await db.kysely
    .selectFrom('operators.action')
    .select('after')
    .where('action', '=', 'feeds.remove-calendar-day')
    .execute();
  expect(record).toMatchObject([{ after: { removed: numero } }]);
  // Never open, so its numero is free.
  await added([{ day: dayIn(26), numero }]);
});

test('a day is not moved past a result that was reported, and a report before the draw closes its bets', async () => {
  const feed = await makeFeed(db, { games: ['LHC'], now });
  const say = (body: Record<string, unknown>) =>
    receiveReport({ db, clock }, { feedCode: feed.code, ...feed.signed({ game: 'LHC', ...body }) });
  const result = '01 02 03 04 05 06 07';
  // The real draw of a number that is on no calendar: no operator opens it afterwards.
  const unknown = `${year(40)}190`;
  expect((await say({ numero: unknown, result })).body).toMatchObject({ status: 'unknown_draw' });
  expect(await propose([{ day: dayIn(40), numero: unknown }])).toMatchObject({
    code: 'calendar_result_said',
  });
  // One that was put too late on the calendar: its result comes before its day.
  const numero = `${year(7)}141`;
  expect((await say({ numero, result })).body).toMatchObject({ status: 'too_early' });
  expect((await drawOf(numero))?.state).toBe('closed');
  expect(await move({ numero, day: dayIn(8) })).toMatchObject({ code: 'calendar_day_past' });
});

test('feeds announce days: two that agree, or one where one is enough; a day that stands is never moved by a feed', async () => {
  const [one, two] = [
    await makeFeed(db, { games: ['LHC'], now }),
    await makeFeed(db, { games: ['LHC'], now }),
  ];
  const announce = async (feed: typeof one, numero: string, day: string) => {
    const drawsAt = `${day}T21:30:00+08:00`;
    const said = await receiveReport(
      { db, clock },
      { feedCode: feed.code, ...feed.signed({ game: 'LHC', numero, drawsAt }) },
    );
    return said.body.status;
  };
  const numero = `${year(50)}200`;
  const listed = async () => (await calendar()).days.map((day: { numero: string }) => day.numero);
  expect(await announce(one, numero, dayIn(50))).toBe('waits');
  expect(await announce(one, numero, dayIn(50))).toBe('repeated');
  expect(await listed()).not.toContain(numero);
  expect((await calendar()).announced).toMatchObject([{ numero }]);
  expect(await announce(two, numero, dayIn(51))).toBe('contradiction');
  expect(await listed()).not.toContain(numero);
  expect(await announce(two, numero, dayIn(50))).toBe('agreed');
  expect(await listed()).toContain(numero);
  expect(await announce(one, numero, dayIn(52))).toBe('contradiction');
  expect((await calendar()).days.at(-1)).toMatchObject({ numero, day: dayIn(50), source: 'feed' });
  expect(await announce(one, `${year(50)}050`, dayIn(53))).toBe('day_unfit');
  expect(await announce(one, `${year(-3)}080`, dayIn(-3))).toBe('day_unfit');
  expect(await announce(one, '2026000', dayIn(54))).toBe('unreadable');
  const problems = await db.kysely
    .selectFrom('feeds.problem')
    .select('kind')
    .where('kind', '=', 'calendar')
    .execute();
  expect(problems.length).toBeGreaterThanOrEqual(3);
  await db.kysely.insertInto('feeds.game').values({ game_code: 'LHC', one_is_enough: true }).execute();
  expect(await announce(one, `${year(55)}210`, dayIn(55))).toBe('agreed');
});

test('a lottery whose days follow a rule has no calendar to change', async () => {
  const answer = await ask('POST /ops/lottery-calendars/THAI/days', dao.cookie, {
    body: { days: [{ day: dayIn(2), numero: `${year(2)}300` }], reason },
  });
  expect(answer).toMatchObject({ status: 404, code: 'lottery_game_unknown' });
});
