import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { drawDue } from '../drawing/draw-due.ts';
import { makeNumeros } from '../drawing/make-numeros.ts';
import { makeOpenDraw } from '../draws.factory.ts';
import { moveDaysProposal } from './move-days-proposal.ts';
import { undecidedHolidays } from './open-work.ts';
import { drawOps } from './ops-routes.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
await createBrand(db.kysely);
const config = { beacons: { lantern: 'https://lantern.test/chain' } };
const { ask } = await opsServer(db, {
  clock: { now: () => new Date() },
  permissions: ['draws.read', 'draws.change'],
  routes: drawOps({ db, config }),
  kinds: [moveDaysProposal(config.beacons)],
});
const owner = await createOperator(db);
const second = await createOperator(db);
const support = await createOperator(db, { role: 'support' });
const reason = 'The river is high';
await makeNumeros({ db, secrets });

async function gameOf(code: string) {
  const { value } = await ask('GET /ops/draw-games', support.cookie);
  return value.games.find((game: { code: string }) => game.code === code);
}

function change(code: string, request: Record<string, unknown>, cookie = owner.cookie) {
  const body = { version: 1, closesBeforeSeconds: 60, beacon: null, moved: {}, reason, ...request };
  return ask(`PUT /ops/draw-games/${code}`, cookie, { body });
}

test('games are listed with their timetable, the next draw, and how far numeros reach', async () => {
  expect(await gameOf('SSC_20M')).toMatchObject({
    source: 'house',
    enabled: true,
    closesBeforeSeconds: 20,
    mostClosesBeforeSeconds: 1199,
    schedule: {
      kind: 'rounds',
      timeZone: 'Asia/Shanghai',
      drawsADay: 59,
      spans: [
        { first: '00:30', last: '03:10', everySeconds: 1200, count: 9 },
        { first: '07:30', last: '23:50', everySeconds: 1200, count: 50 },
      ],
    },
    next: { numero: expect.stringMatching(/^\d{8}-\d{3}$/) },
    overdue: 0,
  });
  expect(await gameOf('THAI')).toMatchObject({ source: 'feed', enabled: false, next: null, open: 0 });
  const { value } = await ask('GET /ops/draw-chains', support.cookie, { query: { purpose: 'SSC_1M' } });
  expect(value).toMatchObject([{ number: 1, links: 10_000, revealed: 0, lastShownAt: null }]);
});

test('a draw past its time is counted until it is drawn', async () => {
  await makeOpenDraw(db, { game: 'P5_DAY', closesInMs: -90_000, secrets });
  expect(await gameOf('P5_DAY')).toMatchObject({ overdue: 1 });
  await drawDue({ db, secrets });
  expect(await gameOf('P5_DAY')).toMatchObject({ overdue: 0, overdueSince: null });
});

test('a game is switched off by who may, once; then it takes no bets and gets no numeros', async () => {
  const off = { body: { version: 1, enabled: false, reason } };
  expect(await ask('POST /ops/draw-games/LF3D_DAY/switch', support.cookie, off)).toMatchObject({
    code: 'forbidden',
  });
  expect((await ask('POST /ops/draw-games/LF3D_DAY/switch', owner.cookie, off)).value).toEqual({
    version: 2,
  });
  expect(await ask('POST /ops/draw-games/LF3D_DAY/switch', owner.cookie, off)).toMatchObject({
    code: 'changed_meanwhile',
  });
  const [open] = await db.kysely
    .selectFrom('draws.draw')
    .select('id')
    .where('game_code', '=', 'LF3D_DAY')
    .where('state', '=', 'open')
    .execute();
  const { rows } = await db.pool.query('select is_open from draws.take_bets($1)', [[open?.id]]);
  expect(rows).toEqual([{ is_open: false }]);
});

test.each([
  ['a closing time that reaches the draw before', 'SSC_1M', { closesBeforeSeconds: 60 }, 'closing_unfit'],
  ['a beacon that is not configured', 'SSC_20M', { beacon: 'moon' }, 'beacon_unknown'],
  ['a beacon for the draws of another lottery', 'THAI', { beacon: 'lantern' }, 'beacon_unknown'],
  [
    'days of a game that is drawn every day',
    'SSC_20M',
    { moved: { '2030-01-01': '2030-01-02' } },
    'moved_day_unfit',
  ],
  ['a day that has no draw', 'THAI', { moved: { '2030-01-02': '2030-01-03' } }, 'moved_day_unfit'],
  ['a day that is over', 'THAI', { moved: { '2026-01-01': '2026-01-02' } }, 'moved_day_unfit'],
  ['a day onto another draw', 'THAI', { moved: { '2030-01-01': '2030-01-16' } }, 'moved_day_unfit'],
  [
    'two days onto one',
    'THAI',
    { moved: { '2030-01-01': '2030-01-03', '2030-01-16': '2030-01-03' } },
    'moved_day_unfit',
  ],
  ['no draw on a day that has none', 'THAI', { moved: { '2030-01-02': null } }, 'moved_day_unfit'],
  ['no draw on a day that is over', 'THAI', { moved: { '2026-01-01': null } }, 'moved_day_unfit'],
  ['a game there is not', 'NOSUCH', {}, 'lottery_game_unknown'],
])('%s is refused, and nothing is changed', async (_, code, request, refusal) => {
  expect(await change(code, request)).toMatchObject({ code: refusal });
});

test('closing time and beacon hold for the numeros made from then on', async () => {
  const before = await gameOf('SSC_5M');
  expect((await change('SSC_5M', { closesBeforeSeconds: 30, beacon: 'lantern' })).value).toEqual({
    version: 2,
    cancelled: [],
    proposal: null,
  });
  const after = await gameOf('SSC_5M');
  expect(after).toMatchObject({ closesBeforeSeconds: 30, beacon: 'lantern', next: before.next });
});

test('a draw of others is moved to another day by two: the one that was open is cancelled, and the new day gets its numero', async () => {
  const on = { body: { version: 1, enabled: true, reason } };
  expect((await ask('POST /ops/draw-games/THAI/switch', owner.cookie, on)).value).toEqual({ version: 2 });
  await makeNumeros({ db, secrets });
  const numero = (await drawsOf()).at(-1)?.numero ?? '';
  const from = Temporal.PlainDate.from(numero);
  const to = from.add({ days: 1 }).toString();
  const { value: asked } = await change('THAI', { version: 2, moved: { [from.toString()]: to } });
  expect(asked).toMatchObject({ version: 2, cancelled: [] });
  const approve = ({ cookie }: typeof owner) =>
    ask(`POST /ops/proposals/${asked.proposal}/approve`, cookie, { body: {} });
  expect(await approve(owner)).toMatchObject({ code: 'proposal_own' });
  expect((await drawsOf()).at(-1)).toEqual({ numero, state: 'open' });
  expect(await approve(second)).toMatchObject({ status: 200 });
  await makeNumeros({ db, secrets });
  const states = (await drawsOf()).slice(-2);
  expect(states).toEqual([
    { numero, state: 'cancelled' },
    { numero: to.replaceAll('-', ''), state: 'open' },
  ]);
  expect(await change('THAI', { version: 3, moved: {} })).toMatchObject({ code: 'moved_day_unfit' });
});

test('a holiday without a draw is said, and taken back, by two; one that is drawn all the same is only said', async () => {
  const version = async () => (await gameOf('THAI')).version;
  const byTwo = async (moved: Record<string, string | null>) => {
    const { value } = await change('THAI', { version: await version(), moved: { ...kept, ...moved } });
    expect(value).toMatchObject({ cancelled: [], proposal: expect.any(String) });
    const approved = await ask(`POST /ops/proposals/${value.proposal}/approve`, second.cookie, { body: {} });
    expect(approved).toMatchObject({ status: 200 });
    return (await gameOf('THAI')).moved;
  };
  const { moved: kept } = await gameOf('THAI');
  const holidays = { '2031-05-01': null, '2031-05-16': '2031-05-16' };
  const { value: asked } = await change('THAI', {
    version: await version(),
    moved: { ...kept, ...holidays },
  });
  // Who approves reads each day, also one that is said to have no draw.
  expect((await ask(`GET /ops/proposals/${asked.proposal}`, second.cookie)).value).toMatchObject({
    before: { notDrawn: [], drawnAsUsual: [] },
    after: { moved: kept, notDrawn: ['2031-05-01'], drawnAsUsual: ['2031-05-16'] },
  });
  await ask(`POST /ops/proposals/${asked.proposal}/refuse`, second.cookie, { body: { reason } });
  expect(await byTwo(holidays)).toEqual({ ...kept, ...holidays });
  expect(await byTwo({})).toEqual(kept);
});

test('several lotteries are switched on together, all or none', async () => {
  const body = { codes: ['LAO', 'MALAYSIA'], enabled: true, reason };
  const all = (codes: string[]) =>
    ask('POST /ops/draw-games-switch', owner.cookie, { body: { ...body, codes } });
  expect(await all([...body.codes, 'NOSUCH'])).toMatchObject({ code: 'lottery_game_unknown' });
  expect(await gameOf('LAO')).toMatchObject({ enabled: false });
  expect((await all(body.codes)).value).toEqual({ changed: 2 });
  expect([await gameOf('LAO'), await gameOf('MALAYSIA')]).toMatchObject([
    { enabled: true },
    { enabled: true },
  ]);
});

test('holidays that are near and undecided wait for an operator, of lotteries that are switched on alone', async () => {
  const waiting = (today: string) =>
    undecidedHolidays(db.kysely, { now: () => new Date(`${today}T05:00:00Z`) }).count([], true);
  const count = async (today: string) => (await waiting(today)).count;
  // Of THAI alone: 1 January and 16 January.
  expect([await count('2028-12-10'), await count('2028-11-10'), await count('2029-01-10')]).toEqual([
    2, 1, 1,
  ]);
  expect(await count('2029-06-20')).toBe(0);
});

function drawsOf() {
  return db.kysely
    .selectFrom('draws.draw')
    .select(['numero', 'state'])
    .where('game_code', '=', 'THAI')
    .orderBy('draws_at')
    .execute();
}
