import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { addLotteries } from '../../../play/catalogue/add-lotteries.ts';
import { noteOpenedLottery } from '../../../play/catalogue/games/note-opened-lottery.ts';
import { drawRoutes } from '../../draws/calls/routes.ts';
import { drawTestResult, makeOpenDraw, type TestDraw } from '../../draws/draws.factory.ts';
import { makeFeed } from '../../feeds/feeds.factory.ts';
import { type LineRequest, slipBody, slipFixture } from '../slips.factory.ts';
import { PUBLISHED } from '../vn-week.fixture.ts';
import { bettingRoutes } from './betting-routes.ts';

const { db } = await testDatabase();
const fixture = await slipFixture(db);
const { deps, brand } = fixture;
const { clock } = deps;
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(
  app,
  [...bettingRoutes(deps), ...drawRoutes({ db, config: { beacons: {} }, notifyShots: { shot: () => {} } })],
  {
    pool: db.pool,
    publicUrl: 'http://localhost:3000',
    encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
    resolveBrand: async () => brand,
    resolveSession: async (token) => ({
      memberId: token,
      sessionId: 's',
      type: 0,
      passwordChangeDue: false,
      termsDue: null,
    }),
    checkSite: async () => {},
  },
);
await app.ready();
const games = ['VN_NORTH', 'VN_HCM', 'VN_TGI', 'VN_DNA'];
for (const code of ['ONE', 'OTHER']) await makeFeed(db, { code, games });
await db.transaction((tx) =>
  addLotteries(tx, { brands: [brand], nameOf: (code) => ({ EN: code }), now: clock.now() }),
);

async function ask(path: string, memberId?: string, body?: object) {
  const reply = await app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: {
      host: 'river.test',
      ...(memberId && { authorization: `Bearer ${memberId}` }),
      ...(body && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** Sends what a page would, for a draw that is named. */
function buy(memberId: string, game: string, numero: string, lines: LineRequest[]) {
  return ask('/lgw/slips', memberId, slipBody({ game, draws: [{ numero }], lines }));
}

const published = (gameCode: string) => PUBLISHED.filter((draw) => draw.gameCode === gameCode);
const resultOf = ({ prizes }: (typeof PUBLISHED)[number]) => prizes.map((rank) => rank.join(',')).join('|');

async function drawn(game: string): Promise<TestDraw[]> {
  const draws: TestDraw[] = [];
  for (const [at, one] of published(game).entries()) {
    // A draw a second, so that their order is that of their days.
    const request = { game, numero: one.numero, day: one.day, closesInMs: -60_000 + at * 1000 };
    const draw = await makeOpenDraw(db, request);
    await drawTestResult(db, draw, resultOf(one));
    draws.push(draw);
  }
  return draws;
}

test('the menu of games says region, weekdays and state; what the member opened comes first among the recent', async () => {
  const { memberId } = await fixture.open(0n);
  const draw = await makeOpenDraw(db, { game: 'VN_NORTH', numero: 'MB20301231' });
  const { value } = await ask('/lgw/vn/games/game_menu');
  const of = (code: string) => value.games.find((game: { code: string }) => game.code === code);
  expect(value.games.filter(({ region }: { region: string }) => region === 'central')).toHaveLength(14);
  expect(value.games.filter(({ region }: { region: string }) => region === 'south')).toHaveLength(22);
  expect(of('VN_NORTH')).toMatchObject({
    region: 'north',
    days: [1, 2, 3, 4, 5, 6, 7],
    at: '18:15',
    source: 'feed',
    closed: null,
    current: { numero: draw.numero },
  });
  expect(of('VN_HCM')).toMatchObject({ region: 'south', days: [1, 6], at: '16:15' });
  expect(of('VN_DNA')).toMatchObject({ region: 'central', days: [3, 6], at: '17:15' });
  expect(of('VN_DLK')).toMatchObject({ closed: 'no_feed' });
  expect(of('VN_NORTH_5M')).toMatchObject({ region: 'north', at: null, source: 'house' });
  expect(of('SSC_1M')).toBeUndefined();

  expect(await ask('/lgw/vn/games/game_menu/recent')).toMatchObject({ status: 401 });
  for (const [at, gameCode] of ['VN_HCM', 'SSC_1M', 'VN_NORTH'].entries())
    await noteOpenedLottery(db, { brand, memberId, gameCode, now: new Date(Date.now() + at * 1000) });
  const recent = await ask('/lgw/vn/games/game_menu/recent', memberId);
  expect(recent.value.games.map(({ code }: { code: string }) => code)).toEqual(['VN_NORTH', 'VN_HCM']);
  const other = await ask('/lgw/vn/games/game_menu/recent', (await fixture.open(0n)).memberId);
  expect(other.value.games).toEqual([]);
});

test('open numeros are those of one game, a hundred of them, or the next of each', async () => {
  const draws: TestDraw[] = [];
  for (let at = 0; at < 101; at += 1)
    draws.push(await makeOpenDraw(db, { game: 'VN_SOUTH_5M', closesInMs: 100_000 + at * 1000 }));
  const path = '/lgw/vn/numeros/opened/game';
  const numeros = (reply: { value: { draws: TestDraw[] } }) => reply.value.draws.map(({ numero }) => numero);
  const all = draws.map(({ numero }) => numero);
  expect(numeros(await ask(`${path}?gameCode=VN_SOUTH_5M`))).toEqual(all.slice(0, 100));
  expect(numeros(await ask(`${path}?gameCode=VN_SOUTH_5M&count=2`))).toEqual(all.slice(0, 2));
  const ssc = await makeOpenDraw(db, { game: 'SSC_1M' });
  const next = numeros(await ask(path));
  expect(next.filter((numero) => all.includes(numero))).toEqual([all[0]]);
  expect(next).not.toContain(ssc.numero);
  expect(await ask(`${path}?count=101`)).toMatchObject({ code: 'invalid_input' });
  for (const code of ['SSC_1M', 'NONE'])
    expect(await ask(`${path}?gameCode=${code}`)).toMatchObject({ code: 'lottery_game_unknown' });
});

test('results come by game or region and day, page by page, and say how long a number has not come up', async () => {
  const north = await drawn('VN_NORTH');
  await drawn('VN_HCM');
  const path = '/lgw/vn/numeros/drawn';
  const ofGame = await ask(`${path}?gameCode=VN_NORTH&pageSize=5`);
  expect(ofGame.value).toMatchObject({ total: 7, totalPages: 2, pageNum: 1 });
  expect(ofGame.value.list[0].numero).toBe(north.at(-1)?.numero);
  const second = await ask(`${path}?gameCode=VN_NORTH&pageSize=5&pageNo=2`);
  expect(second.value.list.map(({ numero }: TestDraw) => numero)).toEqual(['MB20251007', 'MB20251006']);
  const ofSouth = await ask(`${path}?region=south&day=2025-08-11`);
  expect(ofSouth.value.list).toMatchObject([{ gameCode: 'VN_HCM', numero: 'HCM20250811', state: 'drawn' }]);
  expect((await ask(`${path}?region=central`)).value.total).toBe(0);
  expect((await ask(path)).value.total).toBe(9);
  expect(await ask(`${path}?gameCode=SSC_1M`)).toMatchObject({ code: 'lottery_game_unknown' });

  const { value } = await ask('/lgw/vn/numeros/absence?gameCode=VN_NORTH');
  expect(value).toMatchObject({ draws: 7, lastNumero: 'MB20251012' });
  expect(value.numbers.map(({ number }: { number: string }) => number)).toEqual(
    Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
  );
  for (const { number, since, longest, times } of value.numbers) {
    const days = published('VN_NORTH').map(
      ({ prizes }) => prizes.flat().filter((one) => one.endsWith(number)).length,
    );
    const seen = days.map((hits) => (hits > 0 ? '#' : '.')).join('');
    expect([number, since, longest, times]).toEqual([
      number,
      seen.length - 1 - seen.lastIndexOf('#'),
      Math.max(...seen.split('#').map(({ length }) => length)),
      days.reduce((sum, hits) => sum + hits, 0),
    ]);
  }
  const ends = published('VN_NORTH').flatMap(({ prizes }) => prizes.flat().map((one) => one.slice(-2)));
  const counted = (place: number) =>
    Array.from({ length: 10 }, (_, digit) => ends.filter((end) => end[place] === String(digit)).length);
  expect(value.heads).toEqual(counted(0));
  expect(value.tails).toEqual(counted(1));
  const none = await ask('/lgw/vn/numeros/absence?gameCode=VN_DNA');
  expect(none.value).toMatchObject({ draws: 0, lastNumero: null });
  expect(await ask('/lgw/vn/numeros/absence?gameCode=THAI')).toMatchObject({ code: 'lottery_game_unknown' });
});

test('what does not fit a draw or its play is refused with what is wrong, and nothing is charged', async () => {
  const { memberId } = await fixture.open(100_000_000n);
  const north = await makeOpenDraw(db, { game: 'VN_NORTH', numero: 'MB20310101' });
  const south = await makeOpenDraw(db, { game: 'VN_HCM', numero: 'HCM20310106' });
  const lo = [{ play: 'lo2', selection: '05' }];
  const refused: [string, string, LineRequest[], object][] = [
    // A northern draw for a southern game, and the other way round.
    ['VN_HCM', north.numero, lo, { code: 'draw_unknown' }],
    ['VN_NORTH', south.numero, lo, { code: 'draw_unknown' }],
    // Ho Chi Minh City draws on Mondays and Saturdays: of this Tuesday there is no draw.
    ['VN_HCM', 'HCM20310107', lo, { code: 'draw_unknown' }],
    ['VN_NORTH', north.numero, [{ play: 'xien2', selection: '05 05' }], fieldError('doubled')],
    ['VN_NORTH', north.numero, [{ play: 'xien2_lines', selection: '05 05' }], fieldError('doubled')],
    [
      'VN_NORTH',
      north.numero,
      [{ play: 'xien3_lines', selection: '05 12 33,33 05 12' }],
      fieldError('doubled'),
    ],
    ['VN_NORTH', north.numero, [{ play: 'xien3', selection: '05 12' }], fieldError('missing')],
    ['VN_NORTH', north.numero, [{ play: 'lo2', selection: '12345' }], fieldError('too_many')],
    ['VN_NORTH', north.numero, [{ play: 'lo4', selection: '12345' }], fieldError('too_many')],
    ['VN_NORTH', north.numero, [{ play: 'miss4', selection: '1 2 3 100' }], fieldError('foreign')],
    ['VN_NORTH', north.numero, [{ play: 'special_sum', selection: '19' }], fieldError('foreign')],
    ['VN_NORTH', north.numero, [{ play: 'de_g8', selection: '05' }], fieldError('unknown_play')],
    // All hundred numbers win on every result.
    ['VN_NORTH', north.numero, [{ play: 'lo2', selection: everyNumber() }], { code: 'coverage_too_wide' }],
  ];
  for (const [game, numero, lines, expected] of refused)
    expect([lines, await buy(memberId, game, numero, lines)]).toMatchObject([lines, expected]);
  expect(await fixture.balance(memberId)).toBe(100_000_000n);
  expect(await buy(memberId, 'VN_NORTH', north.numero, lo)).toMatchObject({ value: { stake: '27.00' } });
});

test('what stands on a number counts every prize it may win', async () => {
  const { memberId } = await fixture.open(100_000_000n);
  const draw = await makeOpenDraw(db, { game: 'VN_NORTH', numero: 'MB20310102' });
  const lines = [
    { play: 'lo2', selection: '05 07' },
    { play: 'lo2_1k', selection: '05' },
    { play: 'xien2_lines', selection: '05 07' },
  ];
  expect(await buy(memberId, 'VN_NORTH', draw.numero, lines)).toMatchObject({ status: 200 });
  expect(await fixture.exposure(draw)).toEqual({
    'lo2/05': [2_700_000n, 27n * 9_850_000n],
    'lo2/07': [2_700_000n, 27n * 9_850_000n],
    'lo2_1k/05': [100_000n, 27n * 364_900n],
    'xien2_lines/0507': [100_000n, 1_600_000n],
  });
});

function fieldError(code: string) {
  return { code: 'slip_line_invalid', value: { lines: [{ faults: [{ code }] }] } };
}

function everyNumber(): string {
  return Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join(' ');
}
