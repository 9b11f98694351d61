import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findingOfTest } from './test-titles.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every line the product is held to, in its order; some have several rows. */
const LINES = [
  ...['ACC-1', 'ACC-2', 'ACC-4', 'ACC-5', 'ACC-6', 'ACC-7', 'AUTH-1', 'AUTH-2', 'AUTH-3', 'AUTH-4'],
  ...['V6.2', 'V11.4', 'V7'],
  ...['RG-1', 'RG-2', 'RG-3', 'RG-4', 'RG-5', 'RG-6', 'RG-7', 'RG-8', 'RG-9', 'RG-10'],
  ...['MON-1', 'MON-2', 'MON-3', 'MON-4', 'MON-5', 'MON-6', 'MON-7', 'MON-8', 'MON-9', 'MON-10', 'AML-1'],
  ...['GAM-1', 'GAM-2', 'GAM-3', 'GAM-4', 'GAM-6', 'GAM-7', 'GAM-9', 'GAM-10', 'GAM-12', 'GAM-14', 'GAM-16'],
  ...['RNG-1', 'RNG-2', 'RNG-3', 'RNG-6', 'BET-1', 'BET-2', 'BET-3'],
  ...['LOG-1', 'LOG-2', 'LOG-5', 'INT-1', 'REL-1', 'REL-2'],
  ...['V8', 'V15.3', 'V3.4', 'V3.5', 'V5', 'V1', 'V13', 'V13.2', 'V2.2', 'V4.1.3', 'V11', 'V11.3', 'V16'],
  ...['WCAG contrast', 'WCAG targets', 'WCAG reflow', 'WCAG focus', 'WCAG dragging', 'WCAG motion'],
  ...['WCAG status', 'WCAG log-in', 'WCAG axe', 'CWV LCP', 'CWV INP', 'CWV CLS'],
];

interface Row {
  id: string;
  rule: string;
  heldIn: string;
  shownBy: string;
}

const rows = rowsOf(readFileSync(join(ROOT, 'docs/standards.md'), 'utf8'));
/** Names of all files a row may speak of by their name alone. */
const FILES = new Set(
  globSync('{contract,rules,server,studio,web,tools,e2e,bench}/**/*.{ts,tsx,sql,css,json}', {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.includes('dist'),
  }).map((file) => basename(file)),
);

test('every line of the standards is there, in its order', () => {
  expect([...new Set(rows.map(({ id }) => id))]).toEqual(LINES);
});

test('every row says where it is held and what shows it, or that it is not done and why', () => {
  expect(rows.flatMap(findingsOf)).toEqual([]);
});

test.each([
  ['no word of what shows it', '| X-1 | rule | `mount-routes.ts` | |'],
  ['a reason that is none', '| X-1 | rule | | not done |'],
  ['nothing that holds it', '| X-1 | rule | | `tools/checks/boundaries.test.ts` |'],
  ['a test that is not there', '| X-1 | rule | `mount-routes.ts` | `tools/no-such.test.ts` |'],
  [
    'a title that is not in its file',
    '| X-1 | rule | `mount-routes.ts` | `tools/checks/boundaries.test.ts` › `never tested` |',
  ],
  ['a file that is not there', '| X-1 | rule | `no-such.ts` | `tools/checks/boundaries.test.ts` |'],
])('a row with %s is a finding', (_, row) => {
  expect(rowsOf(row).flatMap(findingsOf)).toHaveLength(1);
});

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text) => {
    const [, id, rule, heldIn, shownBy] = /^\| (.+?) \| (.+?) \| (.*?) ?\| ?(.*?) ?\|$/.exec(text) ?? [];
    if (id === undefined || rule === undefined || heldIn === undefined || shownBy === undefined) return [];
    return id === 'id' ? [] : [{ id, rule, heldIn, shownBy }];
  });
}

function findingsOf({ id, heldIn, shownBy }: Row): string[] {
  const missing = [...filesIn(heldIn), ...filesIn(shownBy)]
    .filter((file) => !(file.includes('/') ? existsSync(join(ROOT, file)) : FILES.has(file)))
    .map((file) => `${id}: ${file} does not exist`);
  const titles = [...shownBy.matchAll(/`([^`]+\.test\.tsx?)` › `([^`]+)`/g)].flatMap(
    ([, file = '', title = '']) => (existsSync(join(ROOT, file)) ? (findingOfTest(file, title) ?? []) : []),
  );
  if (missing.length + titles.length > 0)
    return [...missing, ...titles.map((finding) => `${id}: ${finding}`)];
  if (/^not (done|met): .+/.test(shownBy)) return [];
  if (!heldIn) return [`${id}: nothing holds it`];
  return filesIn(shownBy).some(isProof) ? [] : [`${id}: nothing shows it`];
}

function isProof(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('bench/results/');
}

function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|sql|css|json))`/g)].map(([, file = '']) => file);
}
