import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

const planted: string[] = [];

function plant(path: string, source: string) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  planted.push(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

afterEach(() => {
  for (const file of planted.splice(0)) {
    rmSync(file, { force: true });
    if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
  }
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
  ['console-kit', 'web/src/console/planted-canary.ts', "import '../sites/portal/topics.ts';"],
  ['console-is-apart', 'web/src/features/feedback/planted-canary.ts', "import '../../console/ops-call.ts';"],
  [
    'console-pages-are-apart',
    'web/src/features/feedback/console/planted-canary.ts',
    "import '../queries.ts'; import '../../bets/queries.ts';",
  ],
])('%s is found when it is broken', async (rule, path, source) => {
  plant(path, source);
  const { violations } = await checkBoundaries([path.split('/', 1)[0] ?? '']);
  expect(
    violations.filter((violation) => violation.from === path).map((violation) => violation.rule),
  ).toContain(rule);
});
