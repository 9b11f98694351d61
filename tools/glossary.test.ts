import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const rows = readFileSync(new URL('docs/glossary.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter(([term]) => term !== 'term' && term !== 'thing');
const homes = rows.flatMap(([term = '', , home = '']) =>
  [...home.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => [term, path] as const),
);

test('every home of the glossary exists', () => {
  expect(homes.length).toBeGreaterThan(40);
  expect(homes.filter(([, path]) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('the site calls a thing by one name: no bundle holds another one', () => {
  const others = /รหัสกู้คืน|รหัสฉุกเฉิน|รหัสผ่านถอนเงิน|เงินจำลอง|[Bb]ackup code|[Pp]ayment password|[Dd]emo money/;
  const bundles = globSync('{web/src,contract/src}/**/{th,en}.json', { cwd: root });
  expect(bundles.length).toBeGreaterThan(20);
  expect(bundles.filter((path) => others.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});
