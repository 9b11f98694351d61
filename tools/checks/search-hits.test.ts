import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

test('whatever the server half of a topic finds, the console’s search field shows and leads to', () => {
  const found = read('server/src/modules/**/*.ts')
    .filter((code) => code.includes('search-kind.ts'))
    .flatMap((code) => [...code.matchAll(/\bkind: '([a-z]+)'/g)].map(([, kind = '']) => kind));
  const shown = read('web/src/features/*/*/console/console.ts')
    .flatMap((code) => code.split(/^ {2}hits: /m).slice(1))
    .flatMap((hits) => [...hits.matchAll(/\b([a-z]+): \{\s*icon:/g)].map(([, kind = '']) => kind));
  expect(found.length).toBeGreaterThan(4);
  expect([...new Set(shown)].sort()).toEqual([...new Set(found)].sort());
});
