import { expect, test } from 'vitest';
import { BASE_STAKES, baseStake, rakedResults, rakeOf } from './rake.ts';

const UNIT = 100_000n;

test.each([
  ['nothing of a loss', -500n * UNIT, 100n * UNIT, 0n],
  ['nothing of an even hand', 0n, UNIT, 0n],
  ['3 % of a net win', 200n * UNIT, 100n * UNIT, 6n * UNIT],
  ['3 % up to the last unit below', 99n, UNIT, 2n],
  ['all of it up to 100 base stakes', 100n * UNIT, UNIT, 3n * UNIT],
  ['three base stakes of more', 101n * UNIT, UNIT, 3n * UNIT],
])('the house keeps %s', (_, won, base, rake) => {
  expect(rakeOf(won, base)).toBe(rake);
});

test('nets and rake of a hand come to nothing together', () => {
  const results = rakedResults(
    new Map([
      [1, 37n],
      [2, 63n],
      [5, -100n],
    ]),
    UNIT,
  );
  expect(results.map(({ net }) => net)).toEqual([36n, 62n, -100n]);
  expect(results.reduce((sum, { net, rake }) => sum + net + rake, 0n)).toBe(0n);
});

test('what does not come to nothing among the seats is refused', () => {
  expect(() => rakedResults(new Map([[1, 1n]]), UNIT)).toThrow('comes to 1');
});

test('rooms have seven base stakes and no other', () => {
  expect(BASE_STAKES.map(baseStake)).toEqual(
    [1n, 5n, 10n, 20n, 50n, 100n, 500n].map((units) => units * UNIT),
  );
  expect([0, 2, -1, 1.5, 501].map(baseStake)).toEqual(Array.from({ length: 5 }, () => undefined));
});
