import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { makeFedDraw, makeFeed, RESULTS } from '../feeds.factory.ts';
import { checkDraws } from './check-draws.ts';
import { receiveReport } from './receive-report.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const LIES = 21;
const GAP = 9;
const LATE = 25;
const DOUBLED = 4;
const QUARREL = 14;

const { db } = await testDatabase();
const clock = fixedClock('2026-10-01T07:30:00Z');
const first = await makeFeed(db, { code: 'FIRST', now: clock.now() });
const second = await makeFeed(db, { code: 'SECOND', now: clock.now() });

const numeroOf = (day: number) => `202610${String(day).padStart(2, '0')}`;
const rightOf = (day: number) =>
  `${String(day * 30_011).padStart(6, '0')}|111,222|333,444|${String(day).padStart(2, '0')}`;

async function say(feed: typeof first, numero: string, result: string) {
  const { http, body } = await receiveReport(
    { db, clock },
    { feedCode: feed.code, ...feed.signed({ game: 'THAI', numero, result }) },
  );
  return `${http} ${body.status}`;
}

async function openProblems() {
  const rows = await db.kysely
    .selectFrom('feeds.problem')
    .select(['numero', 'kind'])
    .where('closed_at', 'is', null)
    .orderBy('numero')
    .orderBy('kind')
    .execute();
  return rows.map(({ numero, kind }) => `${numero} ${kind}`);
}

async function results() {
  const rows = await db.kysely.selectFrom('draws.draw').select(['numero', 'result']).execute();
  return new Map(rows.map(({ numero, result }) => [numero, result]));
}

test('a month from two feeds with a gap, a double, a contradiction, a late one and a lie ends in problems and in no result that only one has said', async () => {
  for (let day = 1; day <= DAYS; day += 1)
    await makeFedDraw(db, new Date(clock.now().getTime() + (day - 1) * DAY_MS), { numero: numeroOf(day) });
  for (let day = 1; day <= DAYS; day += 1) {
    const numero = numeroOf(day);
    const right = rightOf(day);
    if (day === LIES) {
      // A result of a draw that is yet to come, one that is none, one of a draw there is not.
      expect(await say(first, numeroOf(day + 1), RESULTS[1])).toBe('422 too_early');
      expect(await say(first, numero, '12345|111,222|333,444|55')).toBe('422 unreadable');
      expect(await say(first, '20261131', right)).toBe('422 unknown_draw');
    }
    if (day === QUARREL) {
      expect(await say(first, numero, right)).toBe('200 waits');
      expect(await say(second, numero, RESULTS[2])).toBe('409 contradiction');
      // No feed overrides the other by sending it again.
      expect(await say(first, numero, right)).toBe('200 repeated');
    } else if (day !== GAP && day !== LATE) {
      expect(await say(first, numero, right)).toBe('200 waits');
      if (day === DOUBLED) expect(await say(first, numero, right)).toBe('200 repeated');
      expect(await say(second, numero, right)).toBe('200 agreed');
      if (day === DOUBLED) expect(await say(second, numero, right)).toBe('200 repeated');
    }
    clock.advance(3 * 3_600_000);
    await checkDraws(db, clock.now());
    if (day === LATE) {
      expect(await openProblems()).toContain(`${numero} late`);
      expect(await say(first, numero, right)).toBe('200 waits');
      expect(await say(second, numero, right)).toBe('200 agreed');
    }
    clock.advance(DAY_MS - 3 * 3_600_000);
  }
  expect(await openProblems()).toEqual([
    `${numeroOf(GAP)} gap`,
    `${numeroOf(GAP)} late`,
    `${numeroOf(QUARREL)} contradiction`,
    `${numeroOf(QUARREL)} gap`,
    `${numeroOf(QUARREL)} late`,
    `${numeroOf(LIES)} unreadable`,
    `${numeroOf(LIES + 1)} too_early`,
    '20261131 unknown_draw',
  ]);
  const given = await results();
  for (let day = 1; day <= DAYS; day += 1)
    expect(given.get(numeroOf(day)) ?? null, numeroOf(day)).toBe(
      day === GAP || day === QUARREL ? null : rightOf(day),
    );
});

test('what is not signed by the feed, or is not its business, leaves nothing', async () => {
  const { numero } = await makeFedDraw(db, clock.now(), { numero: 'SIGNED' });
  const said = { game: 'THAI', numero, result: RESULTS[0] };
  const foreign = second.signed(said);
  const answers = await Promise.all([
    receiveReport({ db, clock }, { feedCode: 'FIRST', ...foreign }),
    receiveReport({ db, clock }, { feedCode: 'FIRST', rawBody: foreign.rawBody, rawHeaders: [] }),
    receiveReport({ db, clock }, { feedCode: 'UNKNOWN', ...foreign }),
    receiveReport({ db, clock }, { feedCode: 'SECOND', ...second.signed('{"game":"THAI"}') }),
    receiveReport({ db, clock }, { feedCode: 'SECOND', ...second.signed({ ...said, game: 'SSC_1M' }) }),
  ]);
  expect(answers.map(({ http, body }) => `${http} ${body.status}`)).toEqual([
    '401 bad_signature',
    '401 bad_signature',
    '404 unknown_feed',
    '400 malformed',
    '403 not_your_game',
  ]);
  const left = await db.kysely.selectFrom('feeds.saying').select('id').where('numero', '=', numero).execute();
  expect(left).toEqual([]);
});

test('what a feed has said counts no more once it is switched off', async () => {
  const { numero } = await makeFedDraw(db, clock.now());
  const third = await makeFeed(db, { code: 'THIRD', now: clock.now() });
  expect(await say(third, numero, RESULTS[1])).toBe('200 waits');
  await db.kysely.updateTable('feeds.feed').set({ enabled: false }).where('code', '=', 'THIRD').execute();
  expect(await say(third, numero, RESULTS[1])).toBe('403 feed_off');
  // Neither as a second source nor as a contradiction.
  expect(await say(first, numero, RESULTS[0])).toBe('200 waits');
  expect(await say(second, numero, RESULTS[0])).toBe('200 agreed');
});

test('of two feeds that say the same at one moment one result comes; one feed is enough only where the game says so', async () => {
  const { numero } = await makeFedDraw(db, clock.now());
  const answers = await Promise.all([
    say(first, numero, RESULTS[0]),
    say(second, numero, RESULTS[0]),
    say(first, numero, RESULTS[0]),
  ]);
  expect(answers.sort()).toEqual(['200 agreed', '200 repeated', '200 waits']);
  const alone = await makeFedDraw(db, clock.now());
  await db.kysely.insertInto('feeds.game').values({ game_code: 'THAI', one_is_enough: true }).execute();
  expect(await say(first, alone.numero, RESULTS[2])).toBe('200 agreed');
  // A second report that differs comes too late to stop it, and is not ignored.
  expect(await say(second, alone.numero, RESULTS[1])).toBe('409 contradiction');
  expect((await results()).get(alone.numero)).toBe(RESULTS[2]);
});
