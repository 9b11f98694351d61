import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';

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

const OLDER = { '0000-a.sql': 'a'.repeat(64), '0000-b.sql': 'b'.repeat(64) };
const asFolder = (path: string) => pathToFileURL(`${path}/`);

/** A folder with a baseline that makes a table, and a database with these of its older migrations noted. */
async function baselineOn(noted: Partial<typeof OLDER>) {
  const place = await mkdtemp(join(tmpdir(), 'lanna-baseline-'));
  await writeFile(join(place, '0001-base.sql'), 'create table public.based (n int)');
  await writeFile(
    join(place, '0001-base.replaces.json'),
    JSON.stringify({ lastCommit: 'abc12345', migrations: OLDER }),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop table if exists public.based; delete from public.lanna_migration');
  for (const [name, sha256] of Object.entries(noted))
    await client.query('insert into public.lanna_migration (name, sha256) values ($1, $2)', [name, sha256]);
  try {
    const done = await migrate(client, asFolder(place));
    const { rows } = await client.query("select to_regclass('public.based') is not null as made");
    return { done, made: rows[0].made, isMigrated: await isMigrated(client, asFolder(place)) };
  } finally {
    await client.end();
    await rm(place, { recursive: true });
  }
}

test('a baseline is applied to a new database, and only noted where all that it stands for was applied', async () => {
  expect(await baselineOn({})).toEqual({ done: ['0001-base.sql'], made: true, isMigrated: true });
  expect(await baselineOn(OLDER)).toEqual({ done: [], made: false, isMigrated: true });
});

test('a database with a part of what a baseline stands for is refused, and so is one where that part differs', async () => {
  await expect(baselineOn({ '0000-a.sql': OLDER['0000-a.sql'] })).rejects.toThrow(
    'it lacks 1 of the 2 migrations that file stands for, the first of them 0000-b.sql. Start it once with the version of commit abc12345',
  );
  await expect(baselineOn({ ...OLDER, '0000-b.sql': 'c'.repeat(64) })).rejects.toThrow(
    /0000-b\.sql was changed/,
  );
});

test('a migration has the functions it names in their place, in whatever district they lie', async () => {
  const functions = await mkdtemp(join(tmpdir(), 'lanna-functions-'));
  await mkdir(join(functions, 'house', 'platform'), { recursive: true });
  const place = await mkdtemp(join(tmpdir(), 'lanna-named-'));
  await writeFile(
    join(functions, 'house', 'platform', 'twice.sql'),
    'create or replace function platform.twice(n int) returns int language sql immutable as $$ select n * 2 $$;',
  );
  await writeFile(
    join(place, '0001-twice.sql'),
    '\\function platform.twice\ncreate table public.doubled (n int, twice int generated always as (platform.twice(n)) stored);',
  );
  await writeFile(join(place, '0002-none.sql'), 'select 1;\n\\function platform.none\n');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from public.lanna_migration');
  await expect(migrate(client, asFolder(place), asFolder(functions))).rejects.toThrow(
    '0002-none.sql failed: there is no file platform/none.sql of the function it names',
  );
  const { rows } = await client.query('insert into public.doubled values (21) returning twice');
  await client.end();
  await rm(functions, { recursive: true });
  await rm(place, { recursive: true });
  expect(rows).toEqual([{ twice: 42 }]);
});
