import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelledEvery, linePath, ticksOf } from './chart-scale.ts';

test('an axis has round steps', () => {
  expect(ticksOf([3, 88])).toEqual([0, 50, 100]);
  expect(ticksOf([0.1, 0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(ticksOf([-12, 30])).toEqual([-20, 0, 20, 40]);
});

test('an axis holds every value and nought, in few steps', () => {
  // Money to the hundredth, as drawn.
  const value = fc.integer({ min: -1e14, max: 1e14 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const ticks = ticksOf(values);
      const [first = Number.NaN] = ticks;
      expect(first).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('nothing but noughts still has an axis', () => {
  expect(ticksOf([0, 0])).toEqual([0, 1]);
});

test('of many labels so many are written as fit', () => {
  expect([labelledEvery(24, 8), labelledEvery(5, 8), labelledEvery(7, 0)]).toEqual([3, 1, 7]);
});

test('a line ends where nothing is known', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
});
