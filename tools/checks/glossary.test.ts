import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedThings, otherNames } from './other-names.ts';

const root = new URL('../../', import.meta.url);
const glossary = readFileSync(new URL('docs/glossary.md', root), 'utf8');
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter(([term]) => term !== 'term' && term !== 'thing');
const homes = rows.flatMap(([term = '', , home = '']) =>
  [...home.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => [term, path] as const),
);

test('every term is defined once', () => {
  const defined = termsDefined(glossary);
  expect(defined.length).toBeGreaterThan(150);
  expect(defined.filter((term, at) => defined.indexOf(term) !== at)).toEqual([]);
  expect(
    termsDefined('| desk | a | `b` |\n| mask, desk | a | `b` |\n## What players read\n| desk | a | b |'),
  ).toEqual(['desk', 'mask', 'desk']);
});

test('every home of the glossary exists', () => {
  expect(homes.length).toBeGreaterThan(40);
  expect(homes.filter(([, path]) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('players read one name for a thing: no bundle, refusal, letter or game says another one', () => {
  expect(namedThings(glossary).length).toBeGreaterThan(40);
  expect(otherNames(root, glossary)).toEqual([]);
});

test('a name that the glossary rules out is found, but not within the right name', () => {
  const row = (thai: string, never: string) =>
    otherNames(root, `## What players read\n| x | ${thai} | ${never} | y | |`);
  expect(row('บัญชีของฉัน', 'บัญชีของฉั')).toEqual([]);
  expect(row('something', 'บัญชีของฉัน')).toContain(
    'web/src/sites/portal/shell/words/th.json: “บัญชีของฉัน” for x, which is “something”',
  );
});

/** Of all tables but that of what players read, which names things in other languages. */
function termsDefined(text: string): string[] {
  const [definitions = ''] = text.split('## What players read');
  return definitions
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term |'))
    .flatMap((line) => (line.slice(2).split(' | ')[0] ?? '').split(', '));
}
