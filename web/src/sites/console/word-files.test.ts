import { expect, test } from 'vitest';
import { namespaceOf } from './word-files.ts';

test.each([
  ['../../../features/people/members/console/words/en.json', 'members-console'],
  ['../../../features/lotteries/lotteries/words/en.json', 'lotteries'],
  ['../../../features/commission/contracts/words/en.json', 'contracts'],
  ['../../../i18n/refusals/en.ts', 'refusals'],
  ['../../../ui/words/en.json', 'ui'],
  ['../../../console/words/en.json', 'console'],
  ['./en.json', 'console-shell'],
])('the words of %s are those of %s', (path, namespace) => {
  expect(namespaceOf(path)).toBe(namespace);
});
