import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { GAMES, gameOf } from '@lanna/rules/lotteries/lottery/games';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { makeOpenDraw } from '../draws.factory.ts';
import { keepLeastShots } from './keep-least-shots.ts';
import { makeNumeros, missingNumeros } from './make-numeros.ts';

const { db } = await testDatabase();
const deps = { db, secrets: testSecrets() };
const DAY_MS = 86_400_000;
const leastShots = (count: unknown) => ({ yeekee: { leastShots: count } });
const one = await createBrand(db.kysely, { code: 'ONE', settings: leastShots(1) });
await createBrand(db.kysely, { code: 'TWO' });
await createBrand(db.kysely, { code: 'WRONG', settings: leastShots('many') });

function drawsOf(game: string) {
  return db.kysely
    .selectFrom('draws.draw')
    .select(['id', 'numero', 'closes_at', 'draws_at', 'chain_id', 'link_place'])
    .where('game_code', '=', game)
    .orderBy('draws_at')
    .execute();
}

test('the first time every game of rules gets its row, and house games their numeros a day ahead with links in order; twice at once makes none twice', async () => {
  await Promise.all([makeNumeros(deps), makeNumeros(deps)]);
  const games = await db.kysely.selectFrom('draws.game').select(['code', 'enabled']).execute();
  expect(games.map(({ code }) => code).sort()).toEqual(GAMES.map(({ code }) => code).sort());
  const closed = games.filter(({ enabled }) => !enabled).map(({ code }) => code);
  expect(closed.sort()).toEqual(
    GAMES.flatMap(({ code, source }) => (source === 'feed' ? [code] : [])).sort(),
  );
  const now = Date.now();
  const minutes = await drawsOf('SSC_1M');
  expect(minutes.length).toBeGreaterThanOrEqual(1440);
  expect(minutes.length).toBeLessThanOrEqual(1500);
  expect(minutes.map(({ link_place }) => link_place)).toEqual(minutes.map((_, at) => at + 1));
  expect(minutes[0]?.closes_at.getTime()).toBeGreaterThan(now - 5000);
  expect(minutes[0]?.closes_at.getTime()).toBeLessThan(now + 60_000);
  expect(minutes.at(-1)?.draws_at.getTime()).toBeGreaterThan(now + DAY_MS);
  expect(await drawsOf('THAI')).toEqual([]);
  await makeNumeros(deps);
  expect(await drawsOf('SSC_1M')).toEqual(minutes);
});

test('a round keeps the least shots that each brand asked for when it was made, whatever is set after', async () => {
  const asked = async (drawId: string) => {
    const { rows } = await db.pool.query<{ code: string; shots: number }>(
      `select b.code, l.shots from draws.least_shots l join brands.merchant b on b.id = l.merchant_id
       where l.draw_id = $1 order by b.code`,
      [drawId],
    );
    return rows.map(({ code, shots }) => `${code} ${shots}`);
  };
  const made = await drawsOf('YEEKEE');
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify(leastShots(50)) })
    .where('id', '=', one.id)
    .execute();
  await makeNumeros(deps);
  for (const round of [made.at(0), made.at(-1)])
    expect(await asked(round?.id ?? '')).toEqual(['ONE 1', 'TWO 20', 'WRONG 20']);
  const next = await makeOpenDraw(db, { game: 'YEEKEE' });
  await db.transaction((tx) => keepLeastShots(tx, [next.id]));
  expect(await asked(next.id)).toEqual(['ONE 50', 'TWO 20', 'WRONG 20']);
});

test('the market of another lottery is closed at first; switched on it gets numeros, without links', async () => {
  await db.kysely.updateTable('draws.game').set({ enabled: true }).where('code', '=', 'THAI').execute();
  await makeNumeros(deps);
  const thai = await drawsOf('THAI');
  expect(thai.length).toBeGreaterThan(0);
  expect(thai.every(({ chain_id }) => chain_id === null)).toBe(true);
});

test('numeros go on where they ended, over midnight of the game, and leave out what no member could bet on', () => {
  const game = gameOf('SSC_20M') as Game;
  const now = Date.parse('2026-11-22T15:45:00Z');
  const all = missingNumeros(game, now, 0);
  expect(all[0]).toMatchObject({ numero: '20261122-059', day: '2026-11-22' });
  expect(all[1]).toMatchObject({ numero: '20261123-001', day: '2026-11-23', round: 1 });
  const later = missingNumeros(game, now + 2 * 3_600_000, all.at(-1)?.drawsAtMs ?? 0);
  expect(later[0]?.drawsAtMs).toBeGreaterThan(all.at(-1)?.drawsAtMs ?? 0);
  expect(missingNumeros(game, now, all.at(-1)?.drawsAtMs ?? 0)).toEqual([]);
  // After two days without the portal: only what is still ahead.
  const days = missingNumeros(game, now + 2 * DAY_MS, all.at(-1)?.drawsAtMs ?? 0);
  expect(days[0]).toMatchObject({ numero: '20261124-059' });
});

test('a moved draw of the month falls on its new day', () => {
  const thai = gameOf('THAI') as Game;
  const schedule = { ...thai.schedule, moved: { '2027-01-01': '2026-12-30' } } as Game['schedule'];
  const days = missingNumeros({ ...thai, schedule }, Date.parse('2026-12-20T00:00:00Z'), 0);
  expect(days.map(({ numero }) => numero)).toEqual(['20261230']);
});
