import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asStudio, emptyDatabase, newDatabase } from '../test/test-studio.ts';
import { migrate } from './migrate.ts';

const url = await newDatabase();
const app = new Client({ connectionString: url, options: '-c role=lanna_studio' });
const owner = new Client({ connectionString: url });
beforeAll(() => Promise.all([app.connect(), owner.connect()]));
afterAll(() => Promise.all([app.end(), owner.end()]));

test('a migrated database has nothing left to apply, however many start at once', async () => {
  expect(await Promise.all([migrate(url), migrate(url), migrate(url)])).toEqual([[], [], []]);
});

test('what the next program has applied besides is no reason not to start; what is unknown among our own is', async () => {
  const note = (name: string) =>
    owner.query("insert into studio.migration (name, sha256) values ($1, 'other')", [name]);
  await note('99991231-9999-next.sql');
  expect(await migrate(url)).toEqual([]);
  await note('0000-unknown.sql');
  await expect(migrate(url)).rejects.toThrow(
    '0000-unknown.sql was applied to this database but is not in the code',
  );
  await owner.query("delete from studio.migration where sha256 = 'other'");
});

test('a migration that was changed after it had been applied stops the start', async () => {
  await owner.query("update studio.migration set sha256 = 'other' where name = '0001-baseline.sql'");
  await expect(migrate(url)).rejects.toThrow('0001-baseline.sql was changed');
});

describe('the role of the running studio', () => {
  test.each([
    ['change what a round paid', 'update studio.round set payout = 0'],
    ['change what was shown on the reels', `update studio.round set steps = '[]'`],
    ['change a stake', 'update studio.round set stake = 1'],
    ['give a round another nonce', 'update studio.round set nonce = 0'],
    ['delete rounds', 'delete from studio.round'],
    ['change a committed seed', `update studio.seed_pair set server_seed = repeat('0', 64)`],
    ['change a commitment', `update studio.seed_pair set server_seed_hash = ''`],
    ['delete seeds', 'delete from studio.seed_pair'],
    ['make tables', 'create table studio.extra (id int)'],
  ])('cannot %s', async (_, sql) => {
    await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a small schema', () => {
  let small: Client;
  let smallUrl: string;
  let place: string;
  beforeAll(async () => {
    smallUrl = await emptyDatabase();
    small = new Client({ connectionString: smallUrl });
    await small.connect();
  });
  afterAll(() => small.end());
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'lanna-studio-schema-'));
    await mkdir(join(place, 'sql', 'numbers'), { recursive: true });
    await mkdir(join(place, 'migrations'));
    await small.query('drop schema if exists studio cascade');
    return () => rm(place, { recursive: true });
  });

  const at = (folder: string) => pathToFileURL(`${join(place, folder)}/`);
  const start = (address = smallUrl) =>
    migrate(address, { migrations: at('migrations'), functions: at('sql') });
  const write = (path: string, text: string) => writeFile(join(place, path), text);
  const writeValue = (value: string) =>
    write(
      'sql/numbers/one.sql',
      `create or replace function studio.one() returns int language sql as $$ select ${value} $$;`,
    );
  const value = async () => (await small.query<{ one: number }>('select studio.one()')).rows[0]?.one;
  const first = async <T>(sql: string) => (await small.query<{ found: T }>(sql)).rows[0]?.found;

  const OLDER = { '0001-older.sql': 'a'.repeat(64), '0002-older.sql': 'b'.repeat(64) };
  /** A baseline that makes a table, on a database with these of its older migrations noted. */
  async function startBaselineOn(noted: Record<string, string>) {
    await write('migrations/0001-base.sql', 'create table studio.based (n int)');
    await write(
      'migrations/0001-base.replaces.json',
      JSON.stringify({ lastCommit: 'abc12345', migrations: OLDER }),
    );
    await small.query(`create schema studio; create table studio.migration
      (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    for (const [name, sha256] of Object.entries(noted))
      await small.query('insert into studio.migration (name, sha256) values ($1, $2)', [name, sha256]);
    const done = [await start(), await start()];
    return {
      done,
      made: await first("select to_regclass('studio.based') is not null as found"),
      noted: await first('select array_agg(name order by name) as found from studio.migration'),
    };
  }

  test('is made by a baseline where nothing was, and taken as it is where all was that the baseline stands for', async () => {
    expect(await startBaselineOn({})).toEqual({
      done: [['0001-base.sql'], []],
      made: true,
      noted: ['0001-base.sql'],
    });
    await small.query('drop schema studio cascade');
    // A note of its own would be a file that the release of before does not know.
    expect(await startBaselineOn(OLDER)).toEqual({
      done: [[], []],
      made: false,
      noted: Object.keys(OLDER),
    });
  });

  test('of which a part was applied is refused with the commit to start once, and so is one where a part differs', async () => {
    await expect(startBaselineOn({ '0001-older.sql': OLDER['0001-older.sql'] })).rejects.toThrow(
      'it lacks 1 of the 2 migrations that file stands for, the first of them 0002-older.sql. Start it once with the version of commit abc12345',
    );
    expect(await first("select to_regclass('studio.based') as found")).toBeNull();
    await small.query('drop schema studio cascade');
    await expect(startBaselineOn({ ...OLDER, '0002-older.sql': 'c'.repeat(64) })).rejects.toThrow(
      '0002-older.sql was changed',
    );
  });

  test('has functions where its migrations name them, and one that has no file is named', async () => {
    await writeValue('1');
    await write('migrations/0001-a.sql', '\\function studio.one\nselect studio.one();');
    await write('migrations/0002-b.sql', 'select 1;\n\\function studio.none\n');
    await expect(start()).rejects.toThrow(
      '0002-b.sql failed: there is no file none.sql of the function it names',
    );
    expect(await value()).toBe(1);
  });

  test('has functions applied when their text changes and after each migration, and only then', async () => {
    await writeValue('studio.two()');
    await write(
      'sql/numbers/two.sql',
      'create or replace function studio.two() returns int language sql as $$ select 2 $$;',
    );
    await start();
    expect(await value()).toBe(2);
    await small.query('create or replace function studio.two() returns int language sql return 3');
    await start();
    expect(await value()).toBe(3);
    await write('migrations/0001-a.sql', 'drop function studio.two');
    expect(await start()).toEqual(['0001-a.sql']);
    expect(await value()).toBe(2);
    await writeValue('4');
    expect(await start()).toEqual([]);
    expect(await value()).toBe(4);
  });

  test('keeps what it has where a function fails or exists with other arguments', async () => {
    await writeValue('1');
    await start();
    await write(
      'sql/numbers/one.sql',
      'create or replace function studio.one(n int) returns int language sql as $$ select n $$;',
    );
    await expect(start()).rejects.toThrow('studio.one: the function exists with other arguments');
    await write('sql/numbers/two.sql', 'create or replace function studio.two() returns int');
    await expect(start()).rejects.toThrow('studio/sql/numbers/two.sql failed: no language specified');
    expect(await value()).toBe(1);
  });

  test('of the next program lets the one of before start, without a right to change it, and not the one before that', async () => {
    await write(
      'migrations/0001-a.sql',
      'grant usage on schema studio to lanna_studio; grant select on studio.migration to lanna_studio;',
    );
    await writeValue('1');
    await start();
    await writeValue('2');
    await start();
    await writeValue('1');
    expect(await start(asStudio(smallUrl))).toEqual([]);
    await writeValue('3');
    await start();
    await writeValue('1');
    await expect(start(asStudio(smallUrl))).rejects.toMatchObject({ code: '42501' });
    expect(await value()).toBe(3);
  });

  test('keeps nothing of a migration that fails, which is named', async () => {
    await write('migrations/0001-a.sql', 'create table studio.half_done (n int); select 1/0');
    await expect(start()).rejects.toThrow('0001-a.sql failed: division by zero');
    expect(await first("select to_regclass('studio.half_done') as found")).toBeNull();
  });
});
