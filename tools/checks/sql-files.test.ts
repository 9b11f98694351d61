import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a file of functions brings again whenever one of them changes. */
const FUNCTIONS = /^\s*create\s+(or\s+replace\s+)?(function|procedure|aggregate|view)\b/im;
/** What is made once: in a file that is applied again, each would lock its table, in an order that running transactions do not keep. */
const MADE_ONCE = /^\s*create\s+(or\s+replace\s+)?((constraint\s+)?trigger|table|(unique\s+)?index|type)\b/im;

function filesWith(pattern: RegExp, glob: string): string[] {
  const files = globSync(glob, { cwd: ROOT });
  expect(files.length, glob).toBeGreaterThan(0);
  return files.filter((file) => pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
}

test.each(['server', 'studio'])(
  'in %s no migration holds the body of a function, and no file of functions what is made once',
  (side) => {
    expect(filesWith(FUNCTIONS, `${side}/migrations/*.sql`)).toEqual([]);
    expect(filesWith(MADE_ONCE, `${side}/sql/**/*.sql`)).toEqual([]);
  },
);

test.each([
  'create function studio.a() returns int',
  'select 1;\n  CREATE OR REPLACE\nFUNCTION studio.a() returns int',
  'create or replace view bets.a as select 1',
])('a body is found in %j', (sql) => expect(sql).toMatch(FUNCTIONS));

test.each(['create unique index on studio.a (n)', 'create constraint trigger a after insert on studio.a'])(
  '%j is found in a file of functions',
  (sql) => expect(sql).toMatch(MADE_ONCE),
);

test('each file of the studio makes the one function that it is named for', () => {
  for (const file of globSync('studio/sql/*/*.sql', { cwd: ROOT })) {
    const made = [
      ...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/^create or replace function studio\.(\w+)/gm),
    ];
    expect(
      made.map(([, name]) => `${name}.sql`),
      file,
    ).toEqual([file.split(/[/\\]/).at(-1)]);
  }
});
