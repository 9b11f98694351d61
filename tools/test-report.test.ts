import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  afterGoAlone,
  costOfTopics,
  failures,
  passedAlone,
  readReport,
  secondGoes,
  toGoAlone,
  topicOf,
} from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const timing = (file: string, ms: number) => ({ file, title: 'a rule', ms });

test.each([
  ['server/src/modules/commission/teams/internal/grow.test.ts', 'teams'],
  ['web/src/features/commission/teams/team-page.browser.test.tsx', 'teams'],
  ['e2e/commission/team.test.ts', 'commission'],
  ['rules/src/lotteries/lottery/thai/thai-model.test.ts', 'lottery'],
  ['e2e/people/registration.test.ts', 'people'],
  ['server/src/outage.test.ts', 'server/src'],
  ['web/src/ui/button.browser.test.tsx', 'web/src/ui'],
])('%s is of the topic %s', (file, topic) => {
  expect(topicOf(file)).toBe(topic);
});

test('a topic’s cost is that of its tests in all steps, the dearest first', () => {
  const lines = costOfTopics([
    { name: 'types', timings: [] },
    { name: 'unit', timings: [timing('rules/src/commission/teams/a.test.ts', 1500)] },
    {
      name: 'database',
      timings: [
        timing('server/src/modules/play/bets/b.test.ts', 9000),
        timing('server/src/modules/commission/teams/c.test.ts', 2000),
        timing('server/src/modules/books/audit/d.test.ts', 10),
      ],
    },
  ]);
  expect(lines.slice(1)).toEqual([
    '     unit database   in all  topic',
    '      0.0      9.0      9.0  bets',
    '      1.5      2.0      3.5  teams',
    '   and 1 below 1 s each',
  ]);
});

test('a report that was never written counts nothing', () => {
  expect(readReport(join(folder, 'none.json'), folder)).toEqual({ passed: 0, failed: 0 });
});

test('a test that passed on the second go only is named with its first failure', () => {
  const file = join(folder, 'report.json');
  const passed = { title: 'a rule', status: 'passed', duration: 5 };
  const assertionResults = [passed, { ...passed, title: 'a race', failureMessages: ['lost\n at line 1'] }];
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ name: join(folder, 'a.test.ts'), assertionResults }],
    }),
  );
  const { timings = [] } = readReport(file, folder);
  expect(secondGoes(timings)).toEqual([
    '\n── passed on the second go only: 1',
    '   a.test.ts › a race\n      lost',
  ]);
});

test('what failed is said by step, with its tests and why; a step that holds says nothing', () => {
  const broken = { ...timing('e2e/a.test.ts', 5), failed: 'not there\n at line 1' };
  const lines = failures([
    { name: 'unit', failed: 0, timings: [timing('tools/b.test.ts', 1)] },
    { name: 'lint', failed: 1, timings: [] },
    { name: 'e2e', failed: 1, timings: [broken, timing('e2e/c.test.ts', 5)] },
  ]);
  expect(lines).toEqual([
    '\n── failed',
    '   lint: 1',
    '   e2e: 1',
    '      e2e/a.test.ts › a rule',
    '         not there',
  ]);
});

test('what failed twice, and not alike, is said with both: the second may stumble over what the first has left', () => {
  const file = join(folder, 'twice.json');
  const failureMessages = ['a request was refused\n at line 1', 'not the first any more\n at line 2'];
  const assertionResults = [{ title: 'a journey', status: 'failed', duration: 5, failureMessages }];
  const testResults = [{ name: join(folder, 'a.test.ts'), assertionResults }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 0, numFailedTests: 1, testResults }));
  const { timings = [] } = readReport(file, folder);
  expect(secondGoes(timings)).toEqual([]);
  expect(failures([{ name: 'e2e', failed: 1, timings }]).slice(2)).toEqual([
    '      a.test.ts › a journey',
    '         at first:',
    '         a request was refused',
    '         then:',
    '         not the first any more',
  ]);
});

test('of a property that failed the seed is said, which repeats it, and what went wrong, not what was drawn', () => {
  const failed =
    'Error: Property failed after 7 tests\n{ seed: 5, path: "6" }\nCounterexample: [1]\nShrunk 0 time(s)\n\nGot Error: one\nis not two\n    at a.test.ts:1:1';
  const drawn = { ...timing('server/a.test.ts', 5), failed };
  expect(failures([{ name: 'database', failed: 1, timings: [drawn] }]).slice(2)).toEqual([
    '      server/a.test.ts › a rule',
    '         Error: Property failed after 7 tests { seed: 5, path: "6" }',
    '         Got Error: one',
    '         is not two',
  ]);
});

test('a failure of several lines is said to its end, without where it happened', () => {
  const failed = 'Error: [\n  wrong\n]\n    at a.test.ts:1:1\n    at b.ts:1:1';
  const broken = { ...timing('server/a.test.ts', 5), failed };
  expect(failures([{ name: 'database', failed: 1, timings: [broken] }]).slice(4)).toEqual([
    '           wrong',
    '         ]',
  ]);
});

test('a journey that failed beside others and passes alone is named, one that fails there too has failed', () => {
  const [fine, raced, wrong] = ['a', 'b', 'c'].map((name) => timing(`e2e/play/${name}.test.ts`, 5));
  if (!fine || !raced || !wrong) throw new Error('three were made');
  const first = {
    passed: 1,
    failed: 2,
    timings: [fine, { ...raced, failed: 'too late\n at 1' }, { ...wrong, failed: 'no' }],
  };
  expect(toGoAlone(first)).toEqual([raced.file, wrong.file]);
  const alone = { passed: 1, failed: 1, timings: [raced, { ...wrong, failed: 'still no' }] };
  const after = afterGoAlone(first, alone);
  expect([after.passed, after.failed]).toEqual([2, 1]);
  expect(passedAlone(after.timings ?? []).slice(1)).toEqual([
    '   e2e/play/b.test.ts › a rule\n      too late',
  ]);
  expect(failures([{ name: 'e2e', failed: 1, timings: after.timings ?? [] }]).at(-2)).toContain('c.test.ts');
});

test('a second run that ended before its report changes nothing, and many that fail are not tried again', () => {
  const failing = { ...timing('e2e/play/a.test.ts', 5), failed: 'no' };
  const first = { passed: 0, failed: 1, timings: [failing] };
  expect(afterGoAlone(first, { passed: 0, failed: 1 })).toEqual(first);
  const many = Array.from({ length: 6 }, (_, at) => ({ ...failing, file: `e2e/play/${at}.test.ts` }));
  expect(toGoAlone({ passed: 0, failed: 6, timings: many })).toEqual([]);
});
