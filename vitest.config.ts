import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CALM, findBrowser } from './e2e/browser.ts';
import { componentPlugins } from './web/vite.components.ts';

/** Where there is no browser, only the run that wants one has to say so. */
const browser = await findBrowser().catch(() => undefined);

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,rules,web,tools}/**/*.test.ts', 'studio/{rules,client}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/**/*.database.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,studio/server}/**/*.test.ts', 'tools/**/*.database.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tools/test-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: fileURLToPath(new URL('web', import.meta.url)),
        plugins: componentPlugins(),
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          // One page for all files: what they share is loaded once. `show` leaves nothing behind.
          isolate: false,
          expect: { poll: { timeout: 5000 } },
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
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['e2e/stack.ts'],
          // Waiting for pages, not computing, is most of a journey: three files fill two cores.
          maxWorkers: 3,
          maxConcurrency: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
