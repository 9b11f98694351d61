import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** Of the step's tests, where it has any. */
  timings?: Timing[];
}

interface Timing {
  file: string;
  title: string;
  ms: number;
  /** Why it failed at first, where it went once more. */
  failedFirst?: string | undefined;
  /** Why it failed, where it did. */
  failed?: string | undefined;
  /** Why it failed twice beside others, where it passed by itself. */
  failedBeside?: string | undefined;
}

/** A test that takes long is paid for by every run: who adds one sees it here. */
const SLOWEST_SHOWN = 20;
/** Topics that cost less are not worth a line. */
const WORTH_A_LINE_MS = 1000;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  title: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

/** What vitest has written of a project; a run that ended before it could write has counted nothing. */
export function readReport(file: string, root: string): Tally {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      timings: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, duration, status, failureMessages }) => ({
          file: relative(root, name),
          title,
          ms: duration ?? 0,
          failedFirst:
            status === 'passed' || (failureMessages?.length ?? 0) > 1 ? failureMessages?.[0] : undefined,
          failed: status === 'failed' ? (failureMessages?.at(-1) ?? 'without a word') : undefined,
        })),
      ),
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** They passed, and each of them is worth a look: what loses a race here may lose it at a player's. */
export function secondGoes(all: readonly Timing[]): string[] {
  const second = all.flatMap(({ file, title, failedFirst, failed }) =>
    failedFirst && failed === undefined ? [`   ${file} › ${title}\n      ${reasonOf(failedFirst)}`] : [],
  );
  return second.length === 0 ? [] : [`\n── passed on the second go only: ${second.length}`, ...second];
}

/** The line that says why, with what repeats it where sequences were drawn. */
function reasonOf(failure: string): string {
  const [reason = '', next = ''] = failure.split('\n');
  return next.startsWith('{ seed') ? `${reason} ${next}` : reason;
}

const WORDS_SHOWN = { lines: 12, characters: 400 };

/** What a failure says before it names where: a reader of a run elsewhere has nothing else. Of a property what went wrong, without the sequence. */
function wordsOf(failure: string): string[] {
  const [, ...said] = failure.split('\n');
  const got = said.findIndex((line) => line.startsWith('Got '));
  const words = got < 0 ? said.filter((line) => !line.startsWith('{ seed')) : said.slice(got);
  const where = words.findIndex((line) => /^\s+at /.test(line));
  return words
    .slice(0, where < 0 ? undefined : where)
    .filter((line) => line.trim() !== '' && !line.startsWith('Counterexample:'))
    .slice(0, WORDS_SHOWN.lines)
    .map((line) => line.slice(0, WORDS_SHOWN.characters));
}

/** So many files at most are worth a go alone: more of them failing is no matter of how busy the machine was. */
const ALONE_AT_MOST = 5;

/** Files of journeys that failed beside others and are to go once more alone. */
export function toGoAlone({ timings = [] }: Tally): string[] {
  const files = [...new Set(timings.flatMap(({ file, failed }) => (failed === undefined ? [] : [file])))];
  return files.length > ALONE_AT_MOST ? [] : files;
}

/** What a step comes to when some of its files went once more alone: only what fails there as well has failed. */
export function afterGoAlone(first: Tally, alone: Tally): Tally {
  const byItself = new Map((alone.timings ?? []).map((timing) => [keyOf(timing), timing]));
  const timings = (first.timings ?? []).map((timing) => {
    const again = timing.failed === undefined ? undefined : byItself.get(keyOf(timing));
    return again && again.failed === undefined ? { ...again, failedBeside: timing.failed } : timing;
  });
  const saved = timings.filter(({ failedBeside }) => failedBeside !== undefined).length;
  return { passed: first.passed + saved, failed: first.failed - saved, timings };
}

function keyOf({ file, title }: Timing): string {
  return `${file} ${title}`;
}

/** Named before all others: each lost its race twice. */
export function passedAlone(all: readonly Timing[]): string[] {
  const lines = all.flatMap(({ file, title, failedBeside }) =>
    failedBeside ? [`   ${file} › ${title}\n      ${reasonOf(failedBeside)}`] : [],
  );
  return lines.length === 0
    ? []
    : [`\n── failed twice beside others, passed alone: ${lines.length}`, ...lines];
}

interface Ran {
  name: string;
  failed: number;
  timings: readonly Timing[];
}

/** Said last, where a reader of a long output looks first: each step that failed, and which of its tests did. */
export function failures(steps: readonly Ran[]): string[] {
  const lines = steps.flatMap(({ name, failed, timings }) =>
    failed === 0
      ? []
      : [
          `   ${name}: ${failed}`,
          ...timings.flatMap(({ file, title, failed: why, failedFirst }) =>
            why === undefined
              ? []
              : [
                  `      ${file} › ${title}`,
                  // The second go may have failed only since the first had left something behind.
                  ...(failedFirst && failedFirst !== why
                    ? ['         at first:', ...said(failedFirst), '         then:']
                    : []),
                  ...said(why),
                ],
          ),
        ],
  );
  return lines.length === 0 ? [] : ['\n── failed', ...lines];
}

function said(failure: string): string[] {
  return [reasonOf(failure), ...wordsOf(failure)].map((line) => `         ${line}`);
}

export function slowest(all: readonly Timing[]): string[] {
  if (all.length === 0) return [];
  const lines = all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST_SHOWN)
    .map(({ file, title, ms }) => `${seconds(ms)} s  ${file} › ${title}`);
  return [`\n── the slowest ${SLOWEST_SHOWN} tests`, ...lines];
}

/** What the tests of each topic take, by the step that runs them. */
export function costOfTopics(steps: readonly { name: string; timings: readonly Timing[] }[]): string[] {
  const withTests = steps.filter(({ timings }) => timings.length > 0);
  if (withTests.length === 0) return [];
  const costs = new Map<string, number[]>();
  for (const [at, { timings }] of withTests.entries())
    for (const { file, ms } of timings) {
      const row = costs.get(topicOf(file)) ?? withTests.map(() => 0);
      row[at] = (row[at] ?? 0) + ms;
      costs.set(topicOf(file), row);
    }
  const rows = [...costs]
    .map(([topic, byStep]) => ({ topic, byStep, ms: byStep.reduce((sum, ms) => sum + ms, 0) }))
    .toSorted((one, other) => other.ms - one.ms);
  const small = rows.filter(({ ms }) => ms < WORTH_A_LINE_MS);
  return [
    '\n── what the tests of each topic take, in seconds',
    [...withTests.map(({ name }) => name.padStart(9)), '   in all  topic'].join(''),
    ...rows
      .filter(({ ms }) => ms >= WORTH_A_LINE_MS)
      .map(({ topic, byStep, ms }) => `${[...byStep, ms].map(seconds).join('')}  ${topic}`),
    ...(small.length === 0 ? [] : [`   and ${small.length} below ${WORTH_A_LINE_MS / 1000} s each`]),
  ];
}

/** A topic has one name on all sides: the folder below its district; journeys are counted by district, and what is of none is named by its place. */
export function topicOf(file: string): string {
  const [, topic] =
    /^(?:server\/src\/modules|web\/src\/features|contract\/src|rules\/src)\/[^/]+\/([^/]+)\//.exec(file) ??
    /^e2e\/([^/]+)\//.exec(file) ??
    [];
  return topic ?? file.split('/').slice(0, -1).slice(0, 3).join('/');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(9);
}
