import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStaleBundles } from './build-web.ts';
import {
  afterGoAlone,
  costOfTopics,
  failures,
  passedAlone,
  readReport,
  secondGoes,
  slowest,
  type Tally,
  toGoAlone,
} from './test-report.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** Where the suite lies: `--in=<folder>` runs one that a test has planted beside the repository. */
const root = option('in') ?? repository;

/** Far more than a step takes on the slowest machine: what has not ended by then hangs, and is ended. */
const STEP_LIMIT_MS = 45 * 60_000;

/** How long the last output of a child may take after it has ended. */
const AFTER_EXIT_MS = 3000;

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
 * and share nothing may; a row waits for the one before, so that two processors are full and no more than that.
 */
const ROWS: Step[][] = [
  [
    { name: 'types', run: (say) => commands(say, [types('tsconfig.json')]) },
    {
      name: 'types of pages',
      run: (say) => commands(say, [types('web'), types('web/offline'), types('studio/client')]),
    },
  ],
  [
    { name: 'unused', run: (say) => commands(say, [['knip', '--no-progress', '--cache']]) },
    {
      name: 'lint',
      run: (say) => commands(say, [['biome', 'ci', '--colors=off', '--error-on-warnings', '.']]),
    },
    {
      name: 'boundaries',
      run: (say) =>
        commands(say, [
          ['node', 'tools/checks/boundaries.ts'],
          ['node', 'tools/checks/sql-walls.ts'],
        ]),
    },
    { name: 'words', run: (say) => commands(say, [['node', 'tools/checks/check-words.ts']]) },
  ],
  [
    { name: 'unit', run: (say) => vitest(say, 'unit') },
    // What the slow steps need, beside the one that waits for no processor for long.
    { name: 'site', slow: true, run: build },
  ],
  [
    // One page computes while the tests of the other step wait for their database.
    { name: 'browser', slow: true, run: (say) => vitest(say, 'browser') },
    { name: 'database', slow: true, run: (say) => vitest(say, 'database') },
  ],
  [{ name: 'e2e', slow: true, run: journeys }],
];

/**
 * `npm test` runs every step, also after one has failed, and ends with `N passed, N failed`. `--fast` leaves out what needs
 * a database or a browser; `--only=unit,e2e` picks steps. `--shape=compose` runs what wants a database or the whole stack in the shape of the compose file: behind PgBouncer
 * and HAProxy, two processes of each role, NATS, a bucket (programs as `npm run drill` looks for them).
 */
const startedMs = performance.now();
const total: Tally = { passed: 0, failed: 0 };
const ran: { name: string; failed: number; timings: NonNullable<Tally['timings']> }[] = [];
const running = new Set<ChildProcess>();
const shape = option('shape');
if (shape !== undefined && shape !== 'compose')
  throw new Error(`--shape knows "compose"; "${shape}" is none.`);
// For what is started here, as `vitest.config.ts` starts it.
if (shape) process.env['TEST_SHAPE'] = shape;
let ended: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(signal));

for (const row of chooseSteps(process.argv.slice(2))) {
  if (ended) break;
  const tallies = await Promise.all(row.map((step) => runStep(step, row.length > 1)));
  for (const [at, tally] of tallies.entries()) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    ran.push({ name: row[at]?.name ?? '', failed: tally.failed, timings: tally.timings ?? [] });
  }
}
const timings = ran.flatMap((step) => step.timings);
for (const line of [
  ...passedAlone(timings),
  ...secondGoes(timings),
  ...slowest(timings),
  ...costOfTopics(ran),
  ...failures(ran),
])
  console.log(line);
if (ended) console.log(`\n   ended by ${ended}: what had not run by then counts as one failure`);
console.log(`\n   all of it in ${seconds(startedMs)} s`);
// The last line is read by the machine that runs this.
console.log(`${total.passed} passed, ${total.failed + (ended ? 1 : 0)} failed`);
process.exit(ended || total.failed > 0 || total.passed === 0 ? 1 : 0);

/** What runs is ended, and what has run is still counted. */
function end(signal: NodeJS.Signals) {
  ended = signal;
  for (const child of running) endChild(child);
}

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
  const only = option('only')?.split(',');
  // The steps of the built site serve it, however they are picked.
  if (root === repository && only?.some((name) => name === 'database' || name === 'e2e')) only.push('site');
  if (only?.includes('types')) only.push('types of pages');
  const wanted = (step: Step) => (only ? only.includes(step.name) : !(args.includes('--fast') && step.slow));
  return ROWS.map((row) => row.filter(wanted));
}

function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
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

/**
 * Journeys go side by side, and on a machine that is busy besides a page may be waited for in vain twice. The few that were go once more with
 * the machine to themselves, and the report says which; where it is the product that is wrong they fail there too.
 */
async function journeys(say: Say): Promise<Tally> {
  const first = await vitest(say, 'e2e');
  const files = root === repository && !ended ? toGoAlone(first) : [];
  if (files.length === 0) return first;
  say(`\n   once more, alone: ${files.join(', ')}\n`);
  process.env['JOURNEYS'] = 'alone';
  return afterGoAlone(first, await vitest(say, 'e2e', files));
}

/** A run that crashed before it could report, or found no test, counts as one failure. */
async function vitest(say: Say, project: string, files: readonly string[] = []): Promise<Tally> {
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
    ...files,
  ]);
  const tally = readReport(report, root);
  rmSync(report, { force: true });
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  if (tally.passed === 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

/**
 * Incremental: what has not changed since the last run is not checked again. Several checkers of one project look at the same types twice; two
 * projects with one each fill two processors and share little.
 */
function types(project: string): string[] {
  const known = `node_modules/.cache/types/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`;
  return ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
}

/** The channel notifies vitest when this run is gone, however suddenly; with it goes all that it has started. Knip would wait for it. */
function runCommand(say: Say, [file = '', ...args]: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(file === 'node' ? process.execPath : file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', ...(file === 'vitest' ? (['ipc'] as const) : [])],
    });
    running.add(child);
    const limit = setTimeout(() => {
      say(`   ${file} ${args.join(' ')} has not ended after ${STEP_LIMIT_MS / 60_000} minutes\n`);
      endChild(child);
    }, STEP_LIMIT_MS);
    const finish = (code: number) => {
      if (!running.has(child)) return;
      clearTimeout(limit);
      running.delete(child);
      done(code);
    };
    child.stdout?.on('data', say);
    child.stderr?.on('data', say);
    child.once('error', () => finish(1));
    child.once('close', (code) => finish(code ?? 1));
    // Of a child whose channel was closed while it ended, the end of its output has been seen not to be announced.
    child.once('exit', (code) => setTimeout(() => finish(code ?? 1), AFTER_EXIT_MS));
    if (ended) endChild(child);
  });
}

/** Without its channel vitest ends with all that it has started; what has none is asked to. */
function endChild(child: ChildProcess) {
  if (child.connected) child.disconnect();
  else child.kill('SIGTERM');
}
