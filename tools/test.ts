import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
}

/** A test that takes long is paid for by every run: whoever adds one sees it here. */
const SLOWEST_SHOWN = 20;

interface Step {
  name: string;
  /** Left out of `npm run check`. */
  slow?: boolean;
  run(): Promise<Tally>;
}

const STEPS: Step[] = [
  {
    name: 'types',
    run: () =>
      commands([
        ['tsc', '-p', 'tsconfig.json'],
        ['tsc', '-p', 'web'],
        ['tsc', '-p', 'web/offline'],
        ['tsc', '-p', 'studio/client'],
      ]),
  },
  { name: 'lint', run: () => commands([['biome', 'ci', '--colors=off', '--error-on-warnings', '.']]) },
  {
    name: 'boundaries',
    run: () =>
      commands([
        ['node', 'tools/boundaries.ts'],
        ['node', 'tools/sql-walls.ts'],
      ]),
  },
  { name: 'unused', run: () => commands([['knip', '--no-progress']]) },
  { name: 'words', run: () => commands([['node', 'tools/check-words.ts']]) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'browser', slow: true, run: () => vitest('browser') },
  { name: 'database', slow: true, run: () => built('database') },
  { name: 'e2e', slow: true, run: () => built('e2e') },
];

/**
 * `npm test` runs every step, also after one has failed, and ends with `N passed, N failed`. `--fast` leaves out what needs
 * a database or a browser; `--only=unit,e2e` picks steps.
 */
const wanted = chooseSteps(process.argv.slice(2));
const total: Tally = { passed: 0, failed: 0 };
const timings: Timing[] = [];
for (const step of wanted) {
  const startedMs = performance.now();
  console.log(`\n── ${step.name}`);
  const tally = await step.run();
  total.passed += tally.passed;
  total.failed += tally.failed;
  timings.push(...(tally.timings ?? []));
  console.log(
    `   ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`,
  );
}
showSlowest(timings);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function chooseSteps(args: string[]): Step[] {
  const only = args
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  if (only) return STEPS.filter((step) => only.includes(step.name));
  return args.includes('--fast') ? STEPS.filter((step) => !step.slow) : STEPS;
}

async function commands(lines: string[][]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const line of lines) {
    if ((await runCommand(line)) === 0) tally.passed += 1;
    else tally.failed += 1;
  }
  return tally;
}

/** These serve the site as it is built. */
async function built(project: string): Promise<Tally> {
  await buildStaleBundles();
  return vitest(project);
}

/** A run that crashed before it could report, or found no test, counts as one failure. */
async function vitest(project: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-report-'));
  const report = join(folder, 'report.json');
  const code = await runCommand([
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const tally = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  if (tally.passed === 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[];
}

function readReport(file: string): Tally {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      timings: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, duration }) => ({
          test: `${relative(root, name)} › ${title}`,
          ms: duration ?? 0,
        })),
      ),
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function showSlowest(all: Timing[]) {
  if (all.length === 0) return;
  console.log(`\n── the slowest ${SLOWEST_SHOWN} tests`);
  for (const { test, ms } of all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST_SHOWN))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${test}`);
}

function runCommand([file = '', ...args]: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(file === 'node' ? process.execPath : file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}
