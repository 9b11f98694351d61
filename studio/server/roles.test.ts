import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readStudioRoles } from './roles.ts';
import { LIVE_TABLES } from './tables/live-tables.ts';
import { asStudio, newDatabase, openTestStudio } from './test/test-studio.ts';

test('a process has the roles it is asked for, both without a word, and none that is not known', () => {
  expect(readStudioRoles([])).toEqual(['studio-http', 'studio-lead']);
  expect(readStudioRoles(['--roles=studio-lead'])).toEqual(['studio-lead']);
  expect(() => readStudioRoles(['--roles=studio-lead,http'])).toThrow('"http" is none of them');
});

test('what only answers takes no lease, and what only leads answers nothing but how it is', async () => {
  const databaseUrl = asStudio(await newDatabase());
  const tables = LIVE_TABLES.slice(0, 1);
  const open = (role: 'studio-http' | 'studio-lead') =>
    openTestStudio({ databaseUrl }, '/nowhere', {}, { tables, roles: [role] });
  const [answering, leading] = [await open('studio-http'), await open('studio-lead')];
  const held = async () =>
    (await answering.studio.db.pool.query<{ holder: string }>('select distinct holder from studio.lease'))
      .rows;

  answering.startBackgroundWork();
  // Longer than a process looks for what is free.
  await sleep(1200);
  expect(await held()).toEqual([]);
  leading.startBackgroundWork();
  await expect.poll(held, { timeout: 10_000 }).toEqual([{ holder: leading.studio.leases.holder }]);

  const status = async ({ app }: typeof leading, url: string) => (await app.inject({ url })).statusCode;
  expect([await status(answering, '/readyz'), await status(leading, '/readyz')]).toEqual([200, 200]);
  expect([await status(answering, '/play-api/session'), await status(leading, '/play-api/session')]).toEqual([
    401, 404,
  ]);
});
