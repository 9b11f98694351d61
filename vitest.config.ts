import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CALM, findBrowser } from './e2e/browser.ts';
import { LongestFirst } from './tools/longest-first.ts';
import { testsWithoutDatabase } from './tools/needs-database.ts';
import { componentPlugins } from './web/vite.components.ts';

// Started by `npm test` or `npm run soak`, which are gone: so must be all that has been started here.
if (process.send) {
  process.once('disconnect', () => process.exit(1));
  // It must not keep a run alive that is over.
  process.channel?.unref();
}

/** Programs that tests start again and again are compiled once. */
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Both of two processors: while one file's test waits for its database, another's computes. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/**
 * A real browser on a busy machine loses a race with the clock now and then. A test that fails goes once more, and `npm test` names each that
 * needed it; a second failure is one. A database test has no second go: a race in money looks exactly like one that was lost to the clock.
 */
const SECOND_GO = { retry: 1 };
/** Said by `npm test` for the journeys that failed beside others. */
const alone = process.env['JOURNEYS'] === 'alone';
/** What takes longer hangs; how busy the machine is, is no test's affair. */
const HANGS_MS = 120_000;
/** What is waited for comes when the machine gets round to it; a second, as is usual, is no rule of ours. */
const PATIENT = { poll: { timeout: 20_000 } };
/** Where there is no browser, only the run that wants one has to say so. */
const browser = await findBrowser().catch(() => undefined);

const withoutDatabase = testsWithoutDatabase(
  fileURLToPath(new URL('.', import.meta.url)),
  '{server,studio/server}',
);
/**
 * Files take turns in a worker, and a module is evaluated once for all of them: a file has a database of its own, and what it changes in the
 * process it puts back. So nothing a module keeps may lead from one file's database to another's.
 */
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: HANGS_MS,
          expect: PATIENT,
          ...SHARED_MODULES,
          setupFiles: ['tools/put-globals-back.ts', 'server/src/platform/testing/fix-seeds.ts'],
          include: [
            '{bench,contract,rules,web,tools}/**/*.test.ts',
            'studio/{rules,client}/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: ['**/node_modules/**', 'tools/**/*.database.test.ts', '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          ...SHARED_MODULES,
          setupFiles: ['tools/put-globals-back.ts', 'server/src/platform/testing/fix-seeds.ts'],
          include: ['{server,studio/server}/**/*.test.ts', 'tools/**/*.database.test.ts'],
          exclude: ['**/node_modules/**', ...withoutDatabase],
          globalSetup: ['tools/test-postgres.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: PATIENT,
        },
      },
      {
        root: fileURLToPath(new URL('web', import.meta.url)),
        plugins: componentPlugins(),
        // Packages of every piece are found before the first test: one found later would load the page anew under it.
        optimizeDeps: { entries: ['src/**/*.browser.test.tsx', 'src/{ui,console}/**/*.tsx'] },
        test: {
          name: 'browser',
          ...SECOND_GO,
          include: ['src/**/*.browser.test.tsx', '../studio/client/**/*.browser.test.ts'],
          // One page for all files: what they share is loaded once. `show` leaves nothing behind.
          isolate: false,
          // A browser makes a picture of a canvas when its page rests, at the latest after some ten seconds.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              ...(browser && { launchOptions: { ...browser, args: [...browser.args, ...CALM] } }),
              contextOptions: { reducedMotion: 'reduce', locale: 'th-TH', timezoneId: 'Asia/Bangkok' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          ...SECOND_GO,
          // One browser for all files of a worker: it is opened once, and so are the modules.
          ...SHARED_MODULES,
          setupFiles: ['e2e/begin-journeys.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['e2e/stack.ts'],
          // A journey waits for pages as much as it computes: a file more than there are cores fills them.
          maxWorkers: alone ? 1 : maxWorkers + 1,
          maxConcurrency: alone ? 1 : 2,
          // Journeys side by side take each other's time, on a busy machine most of all; each of their steps has a limit of its own.
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
