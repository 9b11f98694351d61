import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const screen = { height: 800, margin: 16 };
const size = { left: 16, right: 344, height: 80 };
const box = (top: number, bottom: number, weight = 1, left = 0, right = 360) => ({
  left,
  right,
  top,
  bottom,
  weight,
});

test('with nothing in the way a toast lies at the lower edge', () => {
  expect(freePlace(screen, size, [])).toBe(16);
});

test('it lies above the tab bar, and above a button over that', () => {
  expect(freePlace(screen, size, [box(736, 800)])).toBeGreaterThanOrEqual(64 + 6);
  expect(freePlace(screen, size, [box(736, 800), box(640, 690)])).toBeGreaterThanOrEqual(160 + 6);
});

test('what stands beside it is not in its way', () => {
  expect(freePlace(screen, { ...size, left: 1000, right: 1380 }, [box(0, 800)])).toBe(16);
});

test('where everything is taken it covers what matters least', () => {
  const everything = [box(0, 400, 1000), box(400, 800, 1)];
  const offset = freePlace(screen, size, everything);
  expect(800 - offset - 80).toBeGreaterThanOrEqual(400);
});
