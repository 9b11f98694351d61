import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { cancelDraw } from '../../draws/cancel-draw.ts';
import { makeFedDraw, makeFeed } from '../feeds.factory.ts';
import { checkDraws } from './check-draws.ts';
import { receiveReport } from './receive-report.ts';

const GAME = 'STOCK_TH';
const MINUTE_MS = 60_000;
const { db } = await testDatabase();
const clock = fixedClock('2026-11-16T09:40:00Z');
const first = await makeFeed(db, { games: [GAME] });
const second = await makeFeed(db, { games: [GAME] });

async function say(feed: typeof first, body: Record<string, unknown>) {
  const answer = await receiveReport(
    { db, clock },
    { feedCode: feed.code, ...feed.signed({ game: GAME, ...body }) },
  );
  return { http: answer.http, ...answer.body };
}

/** The close of an index that moved so many minutes before the draw. */
function closeOf(drawsAt: Date, minutesBefore: number, index = '1402.37', change = '-3.12') {
  return { index, change, movedAt: new Date(drawsAt.getTime() - minutesBefore * MINUTE_MS).toISOString() };
}

async function current(numero: string) {
  const draw = await db.kysely
    .selectFrom('draws.draw')
    .select(['result', 'state'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
  const problems = await db.kysely
    .selectFrom('feeds.problem')
    .select('kind')
    .where('numero', '=', numero)
    .where('closed_at', 'is', null)
    .orderBy('kind')
    .execute();
  return { ...draw, problems: problems.map(({ kind }) => kind) };
}

test('two feeds that say the same close of an index make the result that follows from it', async () => {
  const { numero, drawsAt } = await makeFedDraw(db, clock.now(), { game: GAME });
  expect(await say(first, { numero, ...closeOf(drawsAt, 1) })).toMatchObject({ http: 200, status: 'waits' });
  // 2 402.37 has the same three figures: what is agreed on is the result.
  expect(await say(second, { numero, ...closeOf(drawsAt, 59, '2402.37') })).toMatchObject({
    status: 'agreed',
  });
  expect(await current(numero)).toEqual({ result: '237|12', state: 'drawn', problems: [] });
});

test('an index that has not moved for an hour decides nothing, and no other source gives a result before an operator has looked', async () => {
  const draw = await makeFedDraw(db, clock.now(), { game: GAME });
  const { numero, drawsAt } = draw;
  expect(await say(first, { numero, ...closeOf(drawsAt, 60) })).toMatchObject({
    http: 422,
    status: 'stopped',
  });
  await say(first, { numero, ...closeOf(drawsAt, 5) });
  expect(await say(second, { numero, ...closeOf(drawsAt, 5) })).toMatchObject({ status: 'waits' });
  await checkDraws(db, clock.now());
  expect(await current(numero)).toEqual({ result: null, state: 'closed', problems: ['stopped'] });
  // Closed by an operator, what was agreed on counts.
  await db.kysely
    .updateTable('feeds.problem')
    .set({ closed_at: clock.now(), closed_by: 'dao', note: 'the exchange confirms it' })
    .where('numero', '=', numero)
    .execute();
  await checkDraws(db, clock.now());
  expect(await current(numero)).toMatchObject({ result: '237|12', problems: [] });
});

test('a feed that says nothing for an hour after the close is a case; cancelling the draw ends it', async () => {
  const { id, numero } = await makeFedDraw(db, clock.now(), { game: GAME });
  clock.advance(59 * MINUTE_MS);
  await checkDraws(db, clock.now());
  expect((await current(numero)).problems).toEqual([]);
  clock.advance(MINUTE_MS);
  await checkDraws(db, clock.now());
  expect((await current(numero)).problems).toEqual(['stopped']);
  const reason = 'the index was not published';
  await db.transaction((tx) => cancelDraw(tx, { drawId: id, reason, now: clock.now() }));
  await checkDraws(db, clock.now());
  expect(await current(numero)).toEqual({ result: null, state: 'cancelled', problems: [] });
});

test('figures that are no close of an index are refused, and so is a bare result or a move that is yet to come', async () => {
  const { numero, drawsAt } = await makeFedDraw(db, clock.now(), { game: GAME });
  const answers = [
    await say(first, { numero, result: '237|12' }),
    await say(first, { numero, ...closeOf(drawsAt, -5) }),
    await say(first, { numero, ...closeOf(drawsAt, 1, '1402.3') }),
  ];
  expect(answers.map(({ http, status }) => `${http} ${status}`)).toEqual([
    '400 malformed',
    '400 malformed',
    '422 unreadable',
  ]);
  expect(await current(numero)).toMatchObject({ result: null, problems: ['unreadable'] });
});
