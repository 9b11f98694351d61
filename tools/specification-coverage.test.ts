import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfTest } from './test-titles.ts';

// Quoted, and no title of a test: 'what a row is about'.
const ROOT = join(import.meta.dirname, '..');
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** What a line that is not built yet may come with. */
const TOPICS = [
  ...['console', 'lobby', 'cashier', 'records', 'protection', 'messages', 'lotteries', 'agents', 'loyalty'],
  ...['house games', 'live', 'sports'],
];

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
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test('no section says a line twice', () => {
  const lines = rows.map(({ section, line }) => `${section}: ${line}`);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test.each([
  'comes with lotteries',
  'comes with house games: fishing',
  'built, no test: the browser’s own',
  '`tools/boundaries.test.ts` › `%s is found when it is broken`',
])('a row with %s is none', (shownBy) => {
  const [row] = rowsOf(`## 4. States\n| line | shown by |\n|---|---|\n| made up | ${shownBy} |`);
  expect(row && faultsOf(row)).toEqual([]);
});

test.each([
  ['nothing at all', ''],
  ['words that are neither a test nor a reason', 'surely works'],
  ['a state without its reason', 'built, no test'],
  ['a topic nobody knows', 'comes with christmas'],
  ['a comment that is no test', '`tools/specification-coverage.test.ts` › `what a row is about`'],
  ['a file that is not there', '`tools/no-such.test.ts` › `anything`'],
  ['a test that is not in its file', '`tools/boundaries.test.ts` › `what nobody has ever tested`'],
  ['a file that holds no tests', '`tools/boundaries.ts` › `boundaries`'],
  ['a good test beside a file alone', '`tools/a.test.ts` › `a`<br>`tools/boundaries.test.ts`'],
])('a row with %s is a fault', (_, shownBy) => {
  const [row] = rowsOf(`## 4. States\n| line | shown by |\n|---|---|\n| made up | ${shownBy} |`);
  expect(row && faultsOf(row)).toHaveLength(1);
});

/** The rows of every table below a heading `## <number>. …`. */
function rowsOf(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((text) => {
    section = /^## (\d+)\. /.exec(text)?.[1] ?? section;
    const [, line, shownBy] = /^\| (.+?) \|(.*)\|$/.exec(text) ?? [];
    if (line === undefined || shownBy === undefined || line === 'line') return [];
    return [{ section, line, shownBy: shownBy.trim() }];
  });
}

function faultsOf({ line, shownBy }: Row): string[] {
  if (/^built, no test: .+$/.test(shownBy)) return [];
  const topic = /^comes with ([a-z ]+)(: .+)?$/.exec(shownBy)?.[1];
  if (topic !== undefined) return TOPICS.includes(topic) ? [] : [`${line}: there is no topic ${topic}`];
  const fault = shownBy.split('<br>').map(faultOfNamed).find(Boolean);
  return fault ? [`${line}: ${fault}`] : [];
}

function faultOfNamed(named: string): string | undefined {
  const [, file, name] = /^`(.+\.test\.tsx?)` › `(.+)`$/.exec(named) ?? [];
  if (file === undefined || name === undefined) return 'names neither a test nor a reason';
  return faultOfTest(file, name);
}
