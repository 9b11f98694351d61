import { defineConfig } from 'vitest/config';

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
