import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { applySql, isSqlApplied } from './apply-sql.ts';

const { url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'lanna-sql-'));
await mkdir(join(folder, 'platform'));
const client = new Client({ connectionString: url });
await client.connect();
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

const apply = (migrated = false) => applySql(client, pathToFileURL(`${folder}/`), { migrated });
const write = (name: string, sql: string) => writeFile(join(folder, 'platform', name), sql);
const answer = async () => (await client.query('select platform.b() as value')).rows[0]?.value;

test('functions and views are applied when they change, and only then', async () => {
  // In the order of names a function comes before the one it calls, and a view last.
  await write('a_view.sql', 'create or replace view platform.a_view as select platform.b() as value;');
  await write(
    'b.sql',
    'create or replace function platform.b() returns int language sql return platform.c();',
  );
  await write('c.sql', 'create or replace function platform.c() returns int language sql as $$ select 1 $$;');
  await expect(apply()).rejects.toThrow(/platform\/b\.sql failed: function platform\.c\(\) does not exist/);
  await write(
    'b.sql',
    "create or replace function platform.b() returns int language sql as 'select platform.c()';",
  );
  expect(await apply()).toBe(true);
  expect(await answer()).toBe(1);
  expect(await apply()).toBe(false);
  await write('c.sql', 'create or replace function platform.c() returns int language sql as $$ select 2 $$;');
  expect(await apply()).toBe(true);
  expect(await answer()).toBe(2);
});

test('a function that a migration has dropped is created again after it', async () => {
  await client.query('drop function platform.b cascade');
  expect(await apply()).toBe(false);
  expect(await apply(true)).toBe(true);
  expect(await answer()).toBe(2);
});

test('a function that exists with other arguments is named, and nothing is applied', async () => {
  await write(
    'c.sql',
    'create or replace function platform.c(n int default 3) returns int language sql as $$ select n $$;',
  );
  await expect(apply()).rejects.toThrow(/platform\.c: the function exists with other arguments/);
  expect(await answer()).toBe(2);
});

test('a program starts on what the next one has applied, and not on what comes after that', async () => {
  const version = (value: number) =>
    write(
      'c.sql',
      `create or replace function platform.c() returns int language sql as $$ select ${value} $$;`,
    );
  const starts = async (value: number) => {
    await version(value);
    return isSqlApplied(client, pathToFileURL(`${folder}/`));
  };
  await version(3);
  await apply();
  await version(4);
  expect([await apply(), await apply(true), await starts(3), await starts(4)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  await version(5);
  await apply();
  expect([await starts(3), await starts(4), await starts(5)]).toEqual([false, true, true]);
});
