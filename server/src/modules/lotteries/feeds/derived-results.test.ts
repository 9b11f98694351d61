import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { afterAll, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { closeTestDraw, drawTestResult, makeOpenDraw } from '../draws/draws.factory.ts';
import { atStake } from '../lottery/exposure/at-stake.ts';
import { settlingFixture } from '../lottery/settling.fixture.ts';
import { cancellingProposal } from './desk/cancel-a-draw.ts';
import { correctionProposal } from './desk/correct-result.ts';
import { feedOps } from './desk/ops-routes.ts';
import { makeFeed } from './feeds.factory.ts';
import { checkDraws } from './reports/check-draws.ts';
import { receiveReport } from './reports/receive-report.ts';

const REST =
  '11111,22222|33333,33334,33335,33336,33337,33338|4441,4442,4443,4444|5551,5552,5553,5554,5555,5556|661,662,663|71,72,73,74';
const WRONG = `50456|43278|${REST}`;
const RIGHT = `59123|43212|${REST}`;
/** As published, with another of the small prizes than RIGHT. */
const RIGHT_BELOW = `59123|43212|${REST.replace('74', '75')}`;

const { db, url } = await testDatabase();
const fixture = await settlingFixture(db, url);
afterAll(fixture.booksFit);
const clock = fixedClock(new Date(Date.now() + 3_600_000).toISOString());
const now = clock.now();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['feeds.read', 'feeds.type', 'feeds.decide', 'feeds.change'],
  routes: feedOps({ db, clock, atStake: () => [atStake] }),
  kinds: [correctionProposal(() => [atStake]), cancellingProposal(() => [atStake])],
});
const [dao, fon] = [
  await createOperator(db, { now, name: 'dao' }),
  await createOperator(db, { now, name: 'fon' }),
];
const reason = 'two digits were misread';

/** Typing of these is on, so that bets are taken. */
async function typedGame(code: string) {
  await makeOpenDraw(db, { game: code });
  await db.kysely.insertInto('feeds.game').values({ game_code: code, typed: true }).execute();
  await db.kysely.updateTable('draws.game').set({ enabled: true }).where('code', '=', code).execute();
}

function type(who: typeof dao, gameCode: string, numero: string, result: string) {
  return ask('POST /ops/lottery-results', who.cookie, { body: { gameCode, numero, result } });
}

async function correct(drawId: string, version: number, result: string) {
  const { value } = await ask(`POST /ops/lottery-draws/${drawId}/correct`, dao.cookie, {
    body: { version, result, reason },
  });
  return ask(`POST /ops/proposals/${value.proposalId}/approve`, fon.cookie, { body: {} });
}

/** A day of its own for the northern draw and Hanoi's. */
async function day(date: string) {
  const north = await makeOpenDraw(db, { game: 'VN_NORTH', day: date });
  const hanoi = await makeOpenDraw(db, { game: 'HANOI', day: date });
  await closeTestDraw(db, north);
  return { north, hanoi };
}

function versionsOf(drawId: string) {
  return db.kysely
    .selectFrom('draws.result')
    .select(['version', 'result', 'source', 'given_by', 'reason'])
    .where('draw_id', '=', drawId)
    .orderBy('version')
    .execute();
}

await typedGame('VN_NORTH');

test('Hanoi takes its result from the northern draw of its day, and a correction follows, down to what was paid', async () => {
  const { north, hanoi } = await day('2026-11-16');
  const player = await fixture.player();
  const slip = await fixture.buy(player, hanoi, [
    { play: 'top3', selection: '456' },
    { play: 'bottom2', selection: '12' },
  ]);
  await closeTestDraw(db, hanoi);
  await type(dao, 'VN_NORTH', north.numero, WRONG);
  expect(await versionsOf(hanoi.id)).toEqual([]);
  await type(fon, 'VN_NORTH', north.numero, WRONG);
  const given_by = `VN_NORTH ${north.numero}`;
  const first = { version: 1, result: '50456|43278', source: 'derived', given_by, reason: null };
  expect(await versionsOf(hanoi.id)).toEqual([first]);
  await fixture.settle(hanoi);
  expect((await fixture.lines(slip)).sort()).toEqual(['lost', 'won 900']);
  await correct(north.id, 1, RIGHT);
  const second = { version: 2, result: '59123|43212', source: 'derived', given_by, reason };
  expect(await versionsOf(hanoi.id)).toEqual([first, second]);
  await fixture.settle(hanoi);
  expect((await fixture.lines(slip)).sort()).toEqual(['lost', 'won 90']);
  // A correction of what Hanoi does not read changes nothing for it, however often one looks.
  await correct(north.id, 2, RIGHT_BELOW);
  await checkDraws(db, clock.now());
  expect(await versionsOf(hanoi.id)).toEqual([first, second]);
});

test('while Hanoi takes bets it has no result; closed, it gets the one the north has by then', async () => {
  const { north, hanoi } = await day('2026-11-17');
  for (const who of [dao, fon]) await type(who, 'VN_NORTH', north.numero, WRONG);
  await checkDraws(db, clock.now());
  expect(await versionsOf(hanoi.id)).toEqual([]);
  await correct(north.id, 1, RIGHT);
  await closeTestDraw(db, hanoi);
  await checkDraws(db, clock.now());
  await checkDraws(db, clock.now());
  expect(await versionsOf(hanoi.id)).toMatchObject([{ version: 1, result: '59123|43212' }]);
});

test('nothing is said of Hanoi itself: typing, files, corrections and feeds are refused', async () => {
  const { north, hanoi } = await day('2026-11-18');
  await closeTestDraw(db, hanoi);
  const feed = await makeFeed(db, { games: ['HANOI'] });
  expect(await type(dao, 'HANOI', hanoi.numero, '59123|43212')).toMatchObject({
    status: 409,
    code: 'result_derived',
  });
  expect(
    await ask('POST /ops/lottery-results/file', dao.cookie, {
      body: { gameCode: 'HANOI', text: `numero,result\n${hanoi.numero},59123|43212` },
    }),
  ).toMatchObject({ code: 'result_derived' });
  const said = feed.signed({ game: 'HANOI', numero: hanoi.numero, result: '59123|43212' });
  expect(await receiveReport({ db, clock }, { feedCode: feed.code, ...said })).toMatchObject({ http: 403 });
  for (const who of [dao, fon]) await type(who, 'VN_NORTH', north.numero, RIGHT);
  expect(
    await ask(`POST /ops/lottery-draws/${hanoi.id}/correct`, dao.cookie, {
      body: { version: 1, result: '50456|43278', reason },
    }),
  ).toMatchObject({ code: 'result_derived' });
  expect(await versionsOf(hanoi.id)).toHaveLength(1);
});

test('what follows from another game takes bets while that one has a source and is drawn', async () => {
  const set = (code: string, enabled: boolean) =>
    db.kysely.updateTable('draws.game').set({ enabled }).where('code', '=', code).execute();
  const sourced = async () => {
    const rows = await db.kysely.selectFrom('feeds.sourced_game').select('code').execute();
    return new Set(rows.map(({ code }) => code));
  };
  for (const { code, derived } of GAMES) {
    if (!derived) continue;
    await db.kysely.updateTable('feeds.feed').set({ enabled: false }).execute();
    expect(await sourced()).toContain(code);
    await set(derived.from, false);
    expect(await sourced()).not.toContain(code);
    await set(derived.from, true);
  }
});

test('a Lao draw is typed by two operators and settled: top by its end, bottom by its beginning', async () => {
  await typedGame('LAO');
  const draw = await makeOpenDraw(db, { game: 'LAO' });
  const player = await fixture.player();
  const slip = await fixture.buy(player, draw, [
    { play: 'top4', selection: '1234' },
    { play: 'bottom2', selection: '12' },
    { play: 'top2', selection: '12' },
  ]);
  await closeTestDraw(db, draw);
  expect((await type(dao, 'LAO', draw.numero, '1234')).value).toEqual({ status: 'waits' });
  expect((await type(fon, 'LAO', draw.numero, '1234')).value).toEqual({ status: 'agreed' });
  await fixture.settle(draw);
  // The market's price: Lao is drawn by others.
  expect((await fixture.lines(slip)).sort()).toEqual(['lost', 'won 5000', 'won 90']);
});

test('our own Hanoi is drawn here, pays the house price, and needs no northern draw', async () => {
  const draw = await makeOpenDraw(db, { game: 'HANOI_15M' });
  const player = await fixture.player();
  const slip = await fixture.buy(player, draw, [
    { play: 'top4', selection: '6789' },
    { play: 'tote3', selection: '987' },
    { play: 'run_bottom', selection: '0' },
  ]);
  await drawTestResult(db, draw, '56789|43210');
  await fixture.settle(draw);
  expect((await fixture.lines(slip)).sort()).toEqual(['won 150', 'won 4.2', 'won 7600']);
});
