import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

const planted: string[] = [];

function plant(path: string, source: string) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  planted.push(file);
  writeFileSync(file, source);
}

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true });
});

test.each([
  ['rules-stand-alone', 'rules/src/planted-canary.ts', "import '../../contract/src/envelope.ts';"],
  ['studio-stays-home', 'studio/server/planted-canary.ts', "import '../../server/src/platform/clock.ts';"],
  [
    'module-order-ledger',
    'server/src/modules/ledger/planted-canary.ts',
    "import '../authentication/session.ts';",
  ],
  [
    'platform-has-no-business',
    'server/src/platform/planted-canary.ts',
    "import '../modules/authentication/session.ts';",
  ],
  ['ui-is-a-kit', 'web/src/ui/planted-canary.ts', "import '../api/session.ts';"],
])('%s is found when it is broken', async (rule, path, source) => {
  plant(path, source);
  const { violations } = await checkBoundaries([path.split('/', 1)[0] ?? '']);
  expect(
    violations.filter((violation) => violation.from === path).map((violation) => violation.rule),
  ).toContain(rule);
});
