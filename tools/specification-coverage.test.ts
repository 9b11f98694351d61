import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SECTIONS = ['4', '5', '6', '8'];

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

test.each([
  ['nothing at all', ''],
  ['words that are neither a test nor a reason', 'surely works'],
  ['a state without its reason', 'not built yet:'],
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
  if (/^(not built yet: .+|built, no test(: .+)?)$/.test(shownBy)) return [];
  const fault = shownBy.split('<br>').map(faultOfTest).find(Boolean);
  return fault ? [`${line}: ${fault}`] : [];
}

function faultOfTest(named: string): string | undefined {
  const [, file, name] = /^`(.+\.test\.ts)` › `(.+)`$/.exec(named) ?? [];
  if (file === undefined || name === undefined) return 'names neither a test nor a reason';
  const path = join(ROOT, file);
  if (!existsSync(path)) return `${file} does not exist`;
  const source = readFileSync(path, 'utf8');
  const titled = ["'", '"'].some((quote) => source.includes(`${quote}${name}${quote}`));
  return titled ? undefined : `${file} has no test “${name}”`;
}
