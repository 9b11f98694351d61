import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { resultsOfDay } from './results-of-day.ts';

const { db } = await testDatabase();
const BANGKOK = 'Asia/Bangkok';

/** Draws of a game on a day, the last one at the end of it. Answers their numeros, newest first. */
async function drawnOn(day: string, game: string, count: number, state: 'settled' | 'open' = 'settled') {
  await db.kysely
    .insertInto('draws.game')
    .values({ code: game, closes_before_seconds: 10 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ numero: string }>`
    insert into draws.draw (id, game_code, numero, day, round, closes_at, draws_at, state, result, version)
    select gen_random_uuid(), ${game}, replace(${day}, '-', '') || '-' || n, ${day}::date, n, ${day}::timestamptz + n * interval '1 minute',
      ${day}::timestamptz + n * interval '1 minute', ${state}, ${state === 'open' ? null : '1'}, 1
    from generate_series(1, ${count}) n returning numero`.execute(db.kysely);
  return rows.map(({ numero }) => numero).reverse();
}

function ask(query: Partial<Parameters<typeof resultsOfDay>[1]>, zone = BANGKOK) {
  return resultsOfDay(db.kysely, { pageNo: 1, ...query } as Parameters<typeof resultsOfDay>[1], {
    id: newId(),
    timeZone: zone,
  });
}

test('a day has the games that drew on it, those with few draws first, of each the last ten, newest first', async () => {
  const minutes = await drawnOn('2026-03-01', 'SSC_1M', 12);
  const thai = await drawnOn('2026-03-01', 'THAI', 1);
  await drawnOn('2026-03-02', 'LAO', 1);
  const found = await ask({ day: '2026-03-01' });
  expect(found.games.map(({ gameCode, more }) => [gameCode, more])).toEqual([
    ['THAI', false],
    ['SSC_1M', true],
  ]);
  expect(found.games.map(({ draws }) => draws.map(({ numero }) => numero))).toEqual([
    thai,
    minutes.slice(0, 10),
  ]);
  expect(found).toMatchObject({ day: '2026-03-01', total: 2, totalPages: 1 });
});

test('a market and a source narrow it; draws that still take bets are not on it', async () => {
  const day = '2026-04-01';
  for (const game of ['THAI', 'THAI_30M', 'VN_NORTH', 'VN_HUE', 'VN_HCM', 'KENO_1M'])
    await drawnOn(day, game, 1);
  await drawnOn(day, 'PK10_1M', 1, 'open');
  const codes = async (query: Parameters<typeof ask>[0]) =>
    (await ask({ day, ...query })).games.map(({ gameCode }) => gameCode);
  expect(await codes({ market: 'sea' })).toEqual(['THAI', 'THAI_30M']);
  expect(await codes({ market: 'sea', source: 'house' })).toEqual(['THAI_30M']);
  expect(await codes({ market: 'vn_central' })).toEqual(['VN_HUE']);
  expect(await codes({ source: 'feed' })).toEqual(['VN_NORTH', 'VN_HCM', 'VN_HUE', 'THAI']);
  expect(await codes({})).not.toContain('PK10_1M');
});

test('without a day it is today on the market’s own clock, and no day to come is shown', async () => {
  const dayIn = (zone: string) => Temporal.Now.plainDateISO(zone).toString();
  expect(await ask({ market: 'china' })).toMatchObject({ today: dayIn('Asia/Shanghai') });
  expect(await ask({}, 'Pacific/Kiritimati')).toMatchObject({ today: dayIn('Pacific/Kiritimati') });
  const later = await ask({ day: '2099-01-01' });
  expect(later.day).toBe(later.today);
});

test('more than a page of games are turned through, each on one page alone', async () => {
  const day = '2026-05-04';
  const games = [
    'VN_HCM',
    'VN_DTH',
    'VN_CMA',
    'VN_BTR',
    'VN_VTA',
    'VN_BLI',
    'VN_DNI',
    'VN_CTH',
    'VN_STR',
    'VN_TNI',
    'VN_AGI',
    'VN_BTH',
    'VN_VLO',
  ];
  for (const game of games) await drawnOn(day, game, 1);
  const pages = await Promise.all([1, 2, 3].map((pageNo) => ask({ day, market: 'vn_south', pageNo })));
  expect(pages.map((page) => page.games.length)).toEqual([12, 1, 0]);
  expect(pages.flatMap((page) => page.games.map(({ gameCode }) => gameCode))).toEqual(games);
  expect(pages[0]).toMatchObject({ total: 13, totalPages: 2 });
});
