import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStaleBundles } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Tally {
  passed: number;
  failed: number;
  /** Of the step's tests, where it has any. */
  timings?: Timing[];
}

interface Timing {
  test: string;
  ms: number;
  /** Why it failed at first, where it passed when it went once more. */
  failedFirst?: string | undefined;
}

/** A test that takes long is paid for by every run: whoever adds one sees it here. */
const SLOWEST_SHOWN = 20;

interface Step {
  name: string;
  /** Left out of `npm run check`. */
  slow?: boolean;
  run(say: Say): Promise<Tally>;
}

/** Where a step writes what it has to say. */
type Say = (text: string | Buffer) => void;

/**
 * Those in one row run side by side: each of them leaves a processor idle for a good part of its time. Steps that measure nothing
 * and share nothing may; a row waits for the one before, so that no more than two things fill two processors.
 */
const ROWS: Step[][] = [
  [
    {
      name: 'types',
      run: (say) =>
        commands(say, [
          ['tsc', '-p', 'tsconfig.json'],
          ['tsc', '-p', 'web'],
          ['tsc', '-p', 'web/offline'],
          ['tsc', '-p', 'studio/client'],
        ]),
    },
    { name: 'unused', run: (say) => commands(say, [['knip', '--no-progress', '--cache']]) },
  ],
  [
    {
      name: 'lint',
      run: (say) => commands(say, [['biome', 'ci', '--colors=off', '--error-on-warnings', '.']]),
    },
    {
      name: 'boundaries',
      run: (say) =>
        commands(say, [
          ['node', 'tools/boundaries.ts'],
          ['node', 'tools/sql-walls.ts'],
        ]),
    },
    { name: 'words', run: (say) => commands(say, [['node', 'tools/check-words.ts']]) },
  ],
  [
    { name: 'unit', run: (say) => vitest(say, 'unit') },
    // What the slow steps need, beside the one that waits for nobody's processor for long.
    { name: 'site', slow: true, run: build },
  ],
  [{ name: 'browser', slow: true, run: (say) => vitest(say, 'browser') }],
  [{ name: 'database', slow: true, run: (say) => vitest(say, 'database') }],
  [{ name: 'e2e', slow: true, run: (say) => vitest(say, 'e2e') }],
];

/**
 * `npm test` runs every step, also after one has failed, and ends with `N passed, N failed`. `--fast` leaves out what needs
 * a database or a browser; `--only=unit,e2e` picks steps.
 */
const startedMs = performance.now();
const total: Tally = { passed: 0, failed: 0 };
const timings: Timing[] = [];
for (const row of chooseSteps(process.argv.slice(2))) {
  const tallies = await Promise.all(row.map((step) => runStep(step, row.length > 1)));
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    timings.push(...(tally.timings ?? []));
  }
}
showSecondGoes(timings);
showSlowest(timings);
console.log(`\n   all of it in ${seconds(startedMs)} s`);
// The last line is read by the machine that runs this.
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Of two steps side by side each says what it has to say in one piece, at its end. */
async function runStep(step: Step, beside: boolean): Promise<Tally> {
  const startedMs = performance.now();
  const said: (string | Buffer)[] = [];
  const title = `\n── ${step.name}\n`;
  if (!beside) process.stdout.write(title);
  const tally = await step.run(beside ? (text) => said.push(text) : (text) => process.stdout.write(text));
  if (beside) for (const text of [title, ...said]) process.stdout.write(text);
  console.log(`   ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds(startedMs)} s)`);
  return tally;
}

function seconds(startedMs: number): string {
  return ((performance.now() - startedMs) / 1000).toFixed(1);
}

function chooseSteps(args: string[]): Step[][] {
  const only = args
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  // The steps of the built site serve it, whoever picks them.
  if (only?.some((name) => name === 'database' || name === 'e2e')) only.push('site');
  const wanted = (step: Step) => (only ? only.includes(step.name) : !(args.includes('--fast') && step.slow));
  return ROWS.map((row) => row.filter(wanted));
}

async function commands(say: Say, lines: string[][]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const line of lines) {
    if ((await runCommand(say, line)) === 0) tally.passed += 1;
    else tally.failed += 1;
  }
  return tally;
}

async function build(say: Say): Promise<Tally> {
  try {
    const built = await buildStaleBundles();
    if (built.length > 0) say(`   built: ${built.join(', ')}\n`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** A run that crashed before it could report, or found no test, counts as one failure. */
async function vitest(say: Say, project: string): Promise<Tally> {
  // Also two runs at once, of which one tests the other, must not take each other's.
  const report = join(root, `node_modules/.cache/test-reports/${project}-${process.pid}.json`);
  const code = await runCommand(say, [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const tally = readReport(report);
  rmSync(report, { force: true });
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  if (tally.passed === 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

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

function readReport(file: string): Tally {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      timings: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, duration, status, failureMessages }) => ({
          test: `${relative(root, name)} › ${title}`,
          ms: duration ?? 0,
          failedFirst: status === 'passed' ? failureMessages?.[0] : undefined,
        })),
      ),
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** They passed, and each of them is worth a look: what loses a race here may lose it at a player's. */
function showSecondGoes(all: Timing[]) {
  const second = all.flatMap(({ test, failedFirst }) => (failedFirst ? [{ test, failedFirst }] : []));
  if (second.length === 0) return;
  console.log(`\n── passed on the second go only: ${second.length}`);
  for (const { test, failedFirst } of second) console.log(`   ${test}\n      ${failedFirst.split('\n')[0]}`);
}

function showSlowest(all: Timing[]) {
  if (all.length === 0) return;
  console.log(`\n── the slowest ${SLOWEST_SHOWN} tests`);
  for (const { test, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_SHOWN))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${test}`);
}

/** The channel tells vitest when this run is gone, however suddenly; with it goes all that it has started. Knip would wait for it. */
function runCommand(say: Say, [file = '', ...args]: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(file === 'node' ? process.execPath : file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', ...(file === 'vitest' ? (['ipc'] as const) : [])],
    });
    child.stdout?.on('data', say);
    child.stderr?.on('data', say);
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}
