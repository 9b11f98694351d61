import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

/** Violations are planted in a house beside this one: a run that is ended leaves nothing in the tree. */
const house = mkdtempSync(join(tmpdir(), 'lanna-boundaries-'));
afterAll(() => rmSync(house, { recursive: true }));

/** The planted file, and in the place of each that it imports an empty one. */
function plant(path: string, source: string) {
  const place = (file: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    return join(house, file);
  };
  writeFileSync(place(path), source);
  for (const [, imported = ''] of source.matchAll(/import '(.+?)'/g))
    writeFileSync(place(join(dirname(path), imported)), '');
}

test.each([
  ['rules-stand-alone', 'rules/src/planted-canary.ts', "import '../../contract/src/envelope.ts';"],
  [
    'studio-stays-home',
    'studio/server/planted-canary.ts',
    "import '../../server/src/platform/process/clock.ts';",
  ],
  [
    'module-order-ledger',
    'server/src/modules/books/ledger/planted-canary.ts',
    "import '../../people/authentication/session.ts';",
  ],
  [
    'platform-has-no-business',
    'server/src/platform/planted-canary.ts',
    "import '../modules/people/authentication/session.ts';",
  ],
  ['ui-is-a-kit', 'web/src/ui/planted-canary.ts', "import '../api/session.ts';"],
  ['console-kit', 'web/src/console/planted-canary.ts', "import '../sites/portal/topics.ts';"],
  [
    'console-is-apart',
    'web/src/features/content/feedback/planted-canary.ts',
    "import '../../../console/calls/ops-call.ts';",
  ],
  [
    'console-pages-are-apart',
    'web/src/features/content/feedback/console/planted-canary.ts',
    "import '../queries.ts'; import '../../../play/bets/queries.ts';",
  ],
])('%s is found when it is broken', async (rule, path, source) => {
  plant(path, source);
  const { violations } = await checkBoundaries([path.split('/', 1)[0] ?? ''], house);
  expect(
    violations.filter((violation) => violation.from === path).map((violation) => violation.rule),
  ).toContain(rule);
});
