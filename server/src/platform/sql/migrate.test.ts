import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const { url, db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'lanna-migrations-'));
const folderUrl = pathToFileURL(`${folder}/`);
afterAll(() => rm(folder, { recursive: true }));

async function run() {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from public.lanna_migration');
  try {
    return await migrate(client, folderUrl);
  } finally {
    await client.end();
  }
}

test('the application role can read but not alter what a migration did not grant', async () => {
  const { rows } = await db.pool.query('select current_user as role');
  expect(rows[0]).toEqual({ role: 'lanna_app' });
  await expect(db.pool.query('drop table platform.spent_jti')).rejects.toThrow(/must be owner/);
});

test('processes that start together migrate once', async () => {
  await writeFile(
    join(folder, '0001-a.sql'),
    'create table if not exists public.migrated_here (n int); insert into public.migrated_here values (1)',
  );
  const first = new Client({ connectionString: url });
  const second = new Client({ connectionString: url });
  await Promise.all([first.connect(), second.connect()]);
  await first.query('delete from public.lanna_migration');
  const done = await Promise.all([migrate(first, folderUrl), migrate(second, folderUrl)]);
  const { rows } = await first.query('select count(*)::int as n from public.migrated_here');
  await Promise.all([first.end(), second.end()]);
  expect(done.flat()).toEqual(['0001-a.sql']);
  expect(rows[0]).toEqual({ n: 1 });
});

test('a failing migration leaves nothing behind and says which file it was', async () => {
  await writeFile(join(folder, '0002-b.sql'), 'create table public.half_done (n int); select 1/0');
  await expect(run()).rejects.toThrow(/0002-b\.sql failed: division by zero/);
  const { rows } = await db.pool.query("select to_regclass('public.half_done') as found");
  expect(rows[0]).toEqual({ found: null });
});

test('an applied migration that changed stops the start', async () => {
  await writeFile(join(folder, '0002-b.sql'), 'select 1');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from public.lanna_migration');
  await migrate(client, folderUrl);
  await writeFile(join(folder, '0002-b.sql'), 'select 2');
  await expect(migrate(client, folderUrl)).rejects.toThrow(/0002-b\.sql was changed/);
  await client.end();
});
