import { expect, test } from 'vitest';
import { files as english } from './words/en.ts';
import { files as thai } from './words/th.ts';

const MANIFESTS = import.meta.glob<string>('../../features/*/*/console/console.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Topics whose words a page comes with: a list of names, of which none has a dot as permissions have. */
const WORDS_OF_PAGES = /\[\s*((?:'[a-z-]+',?\s*)+)\]/g;

test('each page of the console finds the words it comes with, those of members’ pages among them, in both languages', () => {
  const named = Object.entries(MANIFESTS).flatMap(([path, text]) =>
    [...text.matchAll(WORDS_OF_PAGES)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([a-z-]+)'/g)].map(([, topic]) => ({ path, topic })),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ topic }) =>
    [english, thai].some((files) => !(`/${topic}/words/` in files)),
  );
  expect(missing).toEqual([]);
});
