import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './platform/migrate.ts';
import { newPlayer, openAs } from './test/player.ts';
import { asStudio, demoMessage, MINIMUM_CYCLE_MS, newDatabase, openTestStudio } from './test/test-studio.ts';

/**
 * This program starts on the database of a studio from before the baseline, which has the baseline's tables by the migrations that it stands
 * for, and must keep its data. What came after the baseline is noted there as here.
 */
const url = await newDatabase();
const owner = new Client({ connectionString: url });
await owner.connect();
afterAll(() => owner.end());
const studio = await openTestStudio({ databaseUrl: asStudio(url) });
const player = await newPlayer(studio);
const { round } = await player.spin();
await player.showAll(round);
const demo = await openAs(studio, 'visitor', demoMessage());
await demo.spin();

const { lastCommit, migrations } = JSON.parse(
  await readFile(new URL('../migrations/0001-baseline.replaces.json', import.meta.url), 'utf8'),
) as { lastCommit: string; migrations: Record<string, string> };
const names = Object.keys(migrations);
await owner.query("delete from studio.migration where name = '0001-baseline.sql'");
await owner.query(
  'insert into studio.migration (name, sha256) select * from unnest($1::text[], $2::text[])',
  [names, Object.values(migrations)],
);
// Its functions are of another wording.
await owner.query('drop table studio.applied_functions');
await owner.query(
  `create or replace function studio.add_shared_seed(of_round uuid, of_player uuid, own_seed text) returns boolean
   language sql as 'select false'`,
);
const before = await contents();
const applied = await migrate(url);
const after = await contents();

async function contents(): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'studio'::regnamespace and relkind = 'r' order by 1",
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ digest: string }>(
      `select count(*) || ' rows, ' || md5(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text)) as digest
       from studio.${owner.escapeIdentifier(name)} t having count(*) > 0`,
    );
    if (rows[0] && name !== 'applied_functions') found.set(name, rows[0].digest);
  }
  return found;
}

test('nothing is applied to the tables, functions are those of this program, and every row is as it was', async () => {
  expect(applied).toEqual([]);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      'migration',
      'play_session',
      'player',
      'round',
      'seed_pair',
      'sports_fixture_move',
    ]),
  );
  expect(after).toEqual(before);
  const { rows } = await owner.query<{ language: string }>(
    "select lanname as language from pg_proc p join pg_language l on l.oid = prolang where proname = 'add_shared_seed'",
  );
  expect(rows).toEqual([{ language: 'plpgsql' }]);
});

test('a studio without the right to change it starts on it from then on', async () => {
  expect(await migrate(asStudio(url))).toEqual([]);
});

test('games that were open go on, and a round of before is found', async () => {
  expect((await player.open()).gameCode).toBe(round.gameCode);
  studio.clock.advance(MINIMUM_CYCLE_MS);
  await player.spin();
  await demo.open();
  expect((await player.history()).rounds.map(({ id }) => id)).toContain(round.id);
});

test('one that lacks one of the migrations is refused, with the version it passes through first', async () => {
  expect(names.length).toBe(30);
  await owner.query('delete from studio.migration where name = $1', [names.at(-1)]);
  await expect(migrate(url)).rejects.toThrow(
    `it lacks 1 of the 30 migrations that file stands for, the first of them ${names.at(-1)}. Start it once with the version of commit ${lastCommit}`,
  );
});
