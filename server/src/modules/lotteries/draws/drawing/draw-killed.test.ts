import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { objectionToDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { TEST_SECRET_KEYS, testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { makeOpenDraw, type TestDraw } from '../draws.factory.ts';
import { knownGame } from '../lottery-game.ts';
import { drawDue } from './draw-due.ts';
import { proveDraw } from './prove-draw.ts';

const { url, portalUrl, db } = await testDatabase();
const secrets = testSecrets();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function startDrawing(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../drawing.fixture.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: portalUrl, SECRET_KEYS: TEST_SECRET_KEYS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

test('killed in the middle of drawing, again and again and two at a time, every numero is drawn once, in its order, and proves right', async () => {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  // Drawing takes long enough to be killed at: results are written, links are shown, and nothing is committed yet.
  await owner.query(`
    create function draws.linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.02); return null; end $$;
    create trigger linger after insert on draws.result for each row execute function draws.linger()`);
  await owner.end();
  const games = ['SSC_1M', 'PK10_1M'];
  const draws: TestDraw[] = [];
  for (let at = 0; at < 20; at += 1)
    for (const game of games)
      draws.push(await makeOpenDraw(db, { game, closesInMs: -60_000 + at * 1000, secrets }));
  const versions = () =>
    db.kysely
      .selectFrom('draws.result')
      .select(['draw_id', 'version', 'given_at'])
      .orderBy('given_at')
      .execute();
  for (const enough of [2, 9, 16]) {
    const pair = await Promise.all([startDrawing(), startDrawing()]);
    while ((await versions()).length < enough) await sleep(5);
    for (const child of pair) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  expect((await versions()).length).toBeLessThan(draws.length);
  // A session of a killed process may hold its locks for a moment.
  await vi.waitFor(
    async () => {
      await drawDue({ db, secrets });
      expect(await versions()).toHaveLength(draws.length);
    },
    { timeout: 60_000 },
  );
  const given = await versions();
  for (const game of games) {
    const ids = draws.filter(({ gameCode }) => gameCode === game).map(({ id }) => id);
    expect(given.filter(({ draw_id }) => ids.includes(draw_id)).map(({ draw_id }) => draw_id)).toEqual(ids);
  }
  expect(given.every(({ version }) => version === 1)).toBe(true);
  for (const draw of draws) {
    const { chain, seeds, draw: shown } = await proveDraw(db.kysely, {}, { ...draw, merchantId: newId() });
    const published = { link: chain?.link ?? '', linkBefore: chain?.linkBefore ?? '', seeds };
    const { gameCode: game, numero } = draw;
    expect(
      objectionToDraw(knownGame(game).family.draw, {
        ...published,
        game,
        numero,
        result: shown.result ?? '',
      }),
    ).toBeUndefined();
  }
});
