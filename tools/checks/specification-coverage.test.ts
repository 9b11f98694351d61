import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingOfTest } from './test-titles.ts';

// Quoted, and no title of a test: 'what a row is about'.
const ROOT = join(import.meta.dirname, '../..');
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Row {
  section: string;
  line: string;
  shownBy: string;
}

const rows = rowsOf(readFileSync(join(ROOT, 'docs/specification-coverage.md'), 'utf8'));

test.each(SECTIONS)('section %s of the specification has rows', (section) => {
  expect(rows.filter((row) => row.section === section)).not.toEqual([]);
});

test('every line of the table names tests that exist, or says why there is none', () => {
  expect(rows.flatMap(findingsOf)).toEqual([]);
});

test('no section says a line twice', () => {
  const lines = rows.map(({ section, line }) => `${section}: ${line}`);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test.each([
  'built, no test: the browser’s own',
  '`tools/checks/boundaries.test.ts` › `%s is found when it is broken`',
])('a row with %s is none', (shownBy) => {
  const [row] = rowsOf(`## 4. States\n| line | shown by |\n|---|---|\n| made up | ${shownBy} |`);
  expect(row && findingsOf(row)).toEqual([]);
});

test.each([
  ['nothing at all', ''],
  ['words that are neither a test nor a reason', 'surely works'],
  ['a state without its reason', 'built, no test'],
  ['a time to come', 'comes with christmas'],
  ['a comment that is no test', '`tools/checks/specification-coverage.test.ts` › `what a row is about`'],
  ['a file that is not there', '`tools/no-such.test.ts` › `anything`'],
  ['a test that is not in its file', '`tools/checks/boundaries.test.ts` › `what no test has ever tested`'],
  ['a file that holds no tests', '`tools/checks/boundaries.ts` › `boundaries`'],
  ['a good test beside a file alone', '`tools/a.test.ts` › `a`<br>`tools/checks/boundaries.test.ts`'],
])('a row with %s is a finding', (_, shownBy) => {
  const [row] = rowsOf(`## 4. States\n| line | shown by |\n|---|---|\n| made up | ${shownBy} |`);
  expect(row && findingsOf(row)).toHaveLength(1);
});

test('a line without a second cell is a row, and a finding', () => {
  const [row] = rowsOf('## 4. States\n| line | shown by |\n|---|---|\n| made up |');
  expect(row && findingsOf(row)).toHaveLength(1);
});

/** The rows of every table below a heading `## <number>. …`. */
function rowsOf(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((text) => {
    section = /^## (\d+)\. /.exec(text)?.[1] ?? section;
    if (!text.startsWith('|') || /^[|-]+$/.test(text)) return [];
    // A line whose second cell is missing is one that names nothing, not none.
    const [line = '', ...shownBy] = text.slice(1).split('|');
    if (line.trim() === 'line') return [];
    return [
      {
        section,
        line: line.trim(),
        shownBy: shownBy
          .join('|')
          .replace(/\|?\s*$/, '')
          .trim(),
      },
    ];
  });
}

function findingsOf({ line, shownBy }: Row): string[] {
  if (/^built, no test: .+$/.test(shownBy)) return [];
  const finding = shownBy.split('<br>').map(findingOfNamed).find(Boolean);
  return finding ? [`${line}: ${finding}`] : [];
}

function findingOfNamed(named: string): string | undefined {
  const [, file, name] = /^`(.+\.test\.tsx?)` › `(.+)`$/.exec(named) ?? [];
  if (file === undefined || name === undefined) return 'names neither a test nor a reason';
  return findingOfTest(file, name);
}
