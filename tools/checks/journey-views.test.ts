import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const VIEWS = ['PHONE_THAI', 'PHONE_ENGLISH', 'DESKTOP_THAI', 'DESKTOP_ENGLISH'];
const journeys = globSync('e2e/**/*.test.ts').map((file) => readFileSync(file, 'utf8'));
/** What stands between the brackets of each `test.for([…])`. */
const gone = journeys.flatMap((code) =>
  [...code.matchAll(/\.for\(\[([A-Z_, ]+)\]\)/g)].map(([, list = '']) => list.split(', ')),
);

test.each(VIEWS)('over all journeys, many are gone on %s', (view) => {
  expect(gone.filter((views) => views.includes(view)).length).toBeGreaterThanOrEqual(5);
});

test('no journey is gone on more than two of them', () => {
  expect(gone.filter((views) => views.length > 2)).toEqual([]);
});
