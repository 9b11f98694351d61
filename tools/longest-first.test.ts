import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('each file that begins before others is there', () => {
  expect(LONGEST.filter((file) => !existsSync(root + file))).toEqual([]);
});

test('what takes longest begins first, in the order of the list, and the rest stays in its own', () => {
  const [first = '', second = ''] = LONGEST;
  const files = ['e2e/b.test.ts', second, 'e2e/a.test.ts', first];
  expect(longestFirst(files, (file) => file)).toEqual([first, second, 'e2e/b.test.ts', 'e2e/a.test.ts']);
});
