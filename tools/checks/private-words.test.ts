import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { privateNamesIn } from './private-names.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Sentences name their subject: no member, an operator, the caller. */
const PRIVATE = /\b(nobody|somebody|whoever)\b/i;
/** Values that rows hold, the user of an operating system, and texts for members, who are spoken to as people speak. */
const MOST = 40;
const FILES = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\/(generated|migrations)\/|private-(words\.test|names)\.ts$/.test(file));

/**
 * Names that are the wire's, a column's or a word file's, and so stay: on how many places each may stand. Of the studio's
 * test peer are the faults that it is made to have.
 */
const MOST_PLACES: Readonly<Record<string, number>> = {
  fault: 66,
  faults: 14,
  told: 62,
  toldCurrency: 1,
  wish: 54,
  wishes: 2,
  sayings: 10,
  standing: 5,
  // Of browsers.
  getVoices: 1,
};

test('comments and names say who is meant', () => {
  const found = FILES.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .filter((line) => PRIVATE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(FILES.length).toBeGreaterThan(1000);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
});

test('functions, types and values are named by the field’s words', () => {
  const places = new Map<string, string[]>();
  for (const file of FILES.filter((one) => /\.(ts|tsx|mjs)$/.test(one)))
    for (const name of privateNamesIn(readFileSync(ROOT + file, 'utf8'), isTest(file)))
      places.set(name, [...(places.get(name) ?? []), file]);
  const tooMany = [...places].filter(([name, files]) => files.length > (MOST_PLACES[name] ?? 0));
  expect(tooMany.map(([name, files]) => `${name}: ${[...new Set(files)].join(', ')}`)).toEqual([]);
});

test('files are named by the field’s words', () => {
  const named = FILES.filter(
    (file) => !file.endsWith('.sql') && privateNamesIn(camel(basename(file)), isTest(file)).length > 0,
  );
  expect(named).toEqual([]);
});

test('a private name is found among others, and not within a text, a comment or another word', () => {
  const source = [
    '// tell them',
    "const tellMember = 'tell'; const teller = 1;",
    'const isDefault = `told $' + '{toldAt}`;',
  ].join('\n');
  expect(privateNamesIn(source, false)).toEqual(['tellMember', 'toldAt']);
  expect(privateNamesIn('const stage = await ledgerStage();', true)).toEqual(['stage', 'ledgerStage']);
  expect(privateNamesIn('const stage = stageOf(withdrawal);', false)).toEqual([]);
});

function isTest(file: string): boolean {
  return /\.(test|factory|fixture)\.tsx?$/.test(file) && !/withdrawal|elott|stages?\.|stage-line/.test(file);
}

/** `tell-member.test.ts` as `tellMember`. */
function camel(name: string): string {
  return name.replace(/\..*/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
