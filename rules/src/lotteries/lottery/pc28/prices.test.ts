import { expect, test } from 'vitest';
import { namedPlay, pricesIn, shareOfStakes, unitsIn } from '../plays/named-plays.fixture.ts';
import { pc28 } from './family.ts';

/** What one unit of 2 pays at mode 1800, by play and tier. */
test.each([
  ['sum', [1800, 600, 300, 180, 120, 85.71, 64.29, 50, 40, 32.73, 28.57, 26.09, 24.66, 24]],
  ['sides', [3.6]],
  ['combined', [7.79, 6.69]],
  ['extremes', [32.14]],
  ['colours', [5.42, 6.98]],
  ['shapes', [180, 30, 6.67, 5, 6]],
])('%s pays %j and returns nine tenths', (code, prices) => {
  expect(pricesIn(pc28, code)).toEqual(prices);
  for (const share of shareOfStakes(pc28, code)) expect(share).toBeCloseTo(0.9, 2);
});

test.each([
  ['sum', '0 13 27', 3],
  ['combined', 'big_odd small_odd', 2],
  ['colours', 'red green blue', 3],
])('%s: "%s" is %i units', (code, text, units) => {
  expect(unitsIn(pc28, code, text)).toBe(units);
});

test('colours are those of the price book', () => {
  const coloured = Array.from({ length: 28 }, (_, sum) => {
    const drawn = [Math.min(9, sum), Math.min(9, Math.max(0, sum - 9)), Math.max(0, sum - 18)];
    return ['red', 'green', 'blue'].find((__, option) =>
      namedPlay(pc28, 'colours')
        .hitsByTier([[option]], drawn)
        .includes(1),
    );
  });
  const of = (colour: string | undefined) => coloured.flatMap((each, sum) => (each === colour ? [sum] : []));
  expect(of('red')).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
  expect(of('green')).toEqual([1, 4, 7, 10, 16, 19, 22, 25]);
  expect(of('blue')).toEqual([2, 5, 8, 11, 17, 20, 23, 26]);
  expect(of(undefined)).toEqual([0, 13, 14, 27]);
});
