import { SEARCHED } from '@lanna/contract/lotteries/draws/results';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { closeTestDraw, drawTestResult, makeOpenDraw } from '../draws.factory.ts';
import { searchDraws } from './search-draws.ts';

const { db } = await testDatabase();

/** A drawn numero of so many days ago. */
async function drawn(game: string, result: string, daysAgo = 0) {
  const draw = await makeOpenDraw(db, { game, closesInMs: -1000 - daysAgo * 86_400_000 });
  await drawTestResult(db, draw, result);
  return draw.numero;
}

function search(query: Parameters<typeof searchDraws>[1]) {
  return searchDraws(db.kysely, query, newId());
}

test('a number is found where it ends a prize, newest first, with the prize that has it', async () => {
  const older = await drawn('YEEKEE', '937|12', 2);
  await drawn('YEEKEE', '371|73', 1);
  const newer = await drawn('YEEKEE', '550|37');
  const waiting = await makeOpenDraw(db, { game: 'YEEKEE', closesInMs: -1000 });
  await closeTestDraw(db, waiting);
  const found = await search({ number: '37', gameCode: 'YEEKEE' });
  expect(found.found.map(({ draw, hits }) => [draw.numero, hits])).toEqual([
    [newer, [{ part: 'bottom2', from: 3, length: 2 }]],
    [older, [{ part: 'top3', from: 1, length: 2 }]],
  ]);
  expect(found).toMatchObject({ number: '37', looked: 3, total: 2 });
});

test('in a market all its games are looked through, sixty days back', async () => {
  const ball = await drawn('11X5_20M', '01 05 11 03 07', 1);
  await drawn('11X5_20M', '11 05 01 03 07', SEARCHED.days + 1);
  const digits = await drawn('SSC_20M', '00011');
  await drawn('THAI_30M', '000011|222,333|444,555|66');
  const found = await search({ number: '11', market: 'china' });
  expect(found.found.map(({ draw }) => draw.numero)).toEqual([digits, ball]);
});

test('of a game the last 400 draws are looked through, however many there are', async () => {
  const old = await drawn('PC28_5M', '777', 3);
  await sql`insert into draws.draw (id, game_code, numero, day, round, closes_at, draws_at, state, result, version)
    select gen_random_uuid(), 'PC28_5M', '20260102-' || n, '2026-01-02', n, now() - n * interval '1 minute', now() - n * interval '1 minute', 'settled', '123', 1
    from generate_series(1, ${SEARCHED.draws}) n`.execute(db.kysely);
  const of = (number: string) => search({ number, gameCode: 'PC28_5M' });
  expect(await of('77')).toMatchObject({ found: [], total: 0, looked: SEARCHED.draws });
  const many = await of('23');
  expect(many).toMatchObject({ total: SEARCHED.draws });
  expect(many.found).toHaveLength(100);
  expect(many.found.map(({ draw }) => draw.numero)).not.toContain(old);
});

test('what is no number is refused, and so is a game that is none', async () => {
  await expect(search({ number: '%' })).rejects.toMatchObject({ code: 'number_unreadable' });
  await expect(search({ number: '37', gameCode: 'NONE' })).rejects.toMatchObject({
    code: 'lottery_game_unknown',
  });
});
