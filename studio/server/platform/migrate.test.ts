import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDatabase } from '../test/test-studio.ts';
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
  await note('0001-studio.unknown.sql');
  await expect(migrate(url)).rejects.toThrow(
    '0001-studio.unknown.sql was applied to this database but is not in the code',
  );
  await owner.query("delete from studio.migration where sha256 = 'other'");
});

test('a migration that was changed after it had been applied stops the start', async () => {
  await owner.query(
    `update studio.migration set sha256 = 'other' where name = '0001-studio.sql' returning sha256`,
  );
  await expect(migrate(url)).rejects.toThrow('0001-studio.sql was changed');
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
