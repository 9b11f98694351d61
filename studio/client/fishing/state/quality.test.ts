import { expect, test } from 'vitest';
import { createQuality } from './quality.ts';

const [IN_TIME, LATE] = [16.7, 33.3];

/** The level after so many frames, of which `lateOf` in ninety come late. */
function after(quality: ReturnType<typeof createQuality>, frames: number, lateOf: number): number {
  for (let at = 0; at < frames; at += 1) quality.frame(at % 90 < lateOf ? LATE : IN_TIME);
  return quality.level();
}

test('a screen that keeps up has the finest picture, also with a late frame now and then', () => {
  expect(after(createQuality(3), 5_000, 4)).toBe(0);
});

test('what a page does as it opens is no reason for a coarser picture', () => {
  const quality = createQuality(3);
  after(quality, 20, 20);
  expect(after(quality, 900, 0)).toBe(0);
});

test('frames that come late make the picture coarser within half a second each, and never coarser than the third', () => {
  const quality = createQuality(3);
  expect(after(quality, 20 + 5, 90)).toBe(1);
  expect(after(quality, 5, 90)).toBe(2);
  expect(after(quality, 500, 90)).toBe(2);
});

test('a finer picture is tried once for each level when frames have long been in time, and given up for good', () => {
  const quality = createQuality(3);
  after(quality, 20 + 10, 90);
  expect(quality.level()).toBe(2);
  after(quality, 1_260, 0);
  expect(quality.level()).toBe(1);
  after(quality, 5, 90);
  expect(quality.level()).toBe(2);
  expect(after(quality, 10_000, 0)).toBe(2);
});

test('after a hiccup the finest comes back', () => {
  const quality = createQuality(3);
  after(quality, 20 + 10, 90);
  expect(after(quality, 2_600, 0)).toBe(0);
});
