import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DISTRICTS } from './districts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A folder with more is a list that is read from top to bottom; rooms make it a map. */
const MOST = 30;
const SOURCE = /^(contract|rules|server|studio|web|e2e|bench|testing|tools)\/.*\.(ts|tsx|mjs|css|sql)$/;
/** Written by a program, one for each schema; one for each change of the schema; one for each function. */
const OTHERS = /\/(generated|migrations)\/|^(server|studio)\/sql\//;

test('no folder holds more files than a reader takes in, tests beside them not counted', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => SOURCE.test(file) && !/\.test\.tsx?$/.test(file) && !OTHERS.test(file));
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes].filter(([, size]) => size > MOST)).toEqual([]);
});

test.each([
  ['server/src/modules', []],
  ['server/sql', ['platform']],
  ['contract/src', ['platform']],
  ['rules/src', []],
  ['web/src/features', []],
] as const)('topics lie in the same districts in %s', (side, besides) => {
  const folders = readdirSync(`${ROOT}/${side}`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const known: readonly string[] = [...DISTRICTS, ...besides];
  expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('the map of the house names each topic in the row of its district, and no other', () => {
  const rows = readFileSync(`${ROOT}/ARCHITECTURE.md`, 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm);
  const drawn = Object.fromEntries(
    [...rows].map(([, district = '', topics = '']) => [
      district,
      topics
        .replaceAll(/\([^)]*\)/g, '')
        .split(',')
        .map((topic) => topic.trim())
        .toSorted(),
    ]),
  );
  const built = Object.fromEntries(
    DISTRICTS.map((district) => [
      district,
      readdirSync(`${ROOT}/server/src/modules/${district}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted(),
    ]),
  );
  expect(drawn).toEqual(built);
});
