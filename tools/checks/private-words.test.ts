import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Sentences name their subject: no member, an operator, the caller. */
const PRIVATE = /\b(nobody|somebody|whoever)\b/i;
/** Values that rows hold, the user of an operating system, and texts for members, who are spoken to as people speak. */
const MOST = 40;

test('comments and names say who is meant', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !/\/(generated|migrations)\/|private-words\.test\.ts$/.test(file));
  const found = files.flatMap((file) =>
    readFileSync(ROOT + file, 'utf8')
      .split('\n')
      .filter((line) => PRIVATE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
});
