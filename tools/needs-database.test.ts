import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testsWithoutDatabase } from './needs-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('a test that reaches a database, through whatever it is prepared by, is a database test; any other is a unit test', () => {
  write('server/platform/test-database.ts', `import { inject } from 'vitest';\ninject('postgresUrl');`);
  write('server/brands/brand.fixture.ts', `export { db } from '../platform/test-database.ts';`);
  write('server/direct.test.ts', `import { testDatabase } from './platform/test-database.ts';`);
  write('server/through.test.ts', `import { brand } from './brands/brand.fixture.ts';`);
  write(
    'server/own.test.ts',
    `import { startShortLivedPostgres } from './platform/short-lived-postgres.ts';`,
  );
  write('server/pure.test.ts', `import { brand } from './brands/brand.ts';\napp.inject('/');`);
  write('server/brands/brand.ts', `import { openDatabase } from '../platform/database.ts';`);
  expect(testsWithoutDatabase(folder, '{server,studio/server}')).toEqual(['server/pure.test.ts']);
});
