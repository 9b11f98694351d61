import { expect, test } from 'vitest';
import {
  BOUNCE_MS,
  CRUISE_SPEED,
  CRUISING_AFTER_MS,
  distanceAfter,
  landingMs,
  landingSymbols,
  leftToGo,
  speedAfter,
} from './reel-motion.ts';

const times = (end: number) => Array.from({ length: Math.ceil(end) }, (_, ms) => ms);

test('a reel is drawn back before it falls, and is at full speed when it says so', () => {
  expect(Math.min(...times(130).map(distanceAfter))).toBeLessThan(-0.1);
  expect(speedAfter(CRUISING_AFTER_MS + 5)).toBeCloseTo(CRUISE_SPEED, 6);
});

test('a spin has no jumps: no millisecond moves a reel further than full speed', () => {
  for (const ms of times(1000)) {
    expect(Math.abs(distanceAfter(ms + 1) - distanceAfter(ms))).toBeLessThanOrEqual(CRUISE_SPEED + 1e-9);
  }
});

test('a landing begins and goes on without a jump and ends exactly on the stop', () => {
  for (const distance of [5, 8, 31]) {
    const end = landingMs(distance) + BOUNCE_MS;
    expect(leftToGo(distance, 0)).toBe(distance);
    for (const ms of times(end)) {
      expect(Math.abs(leftToGo(distance, ms + 1) - leftToGo(distance, ms))).toBeLessThan(CRUISE_SPEED + 1e-3);
    }
    expect(leftToGo(distance, end)).toBe(0);
  }
});

test('the stop is passed once, by less than a quarter of a symbol', () => {
  const path = times(landingMs(6) + BOUNCE_MS).map((ms) => leftToGo(6, ms));
  const passes = path.filter((left, at) => left < 0 && (path[at - 1] ?? 1) >= 0);
  expect(passes).toHaveLength(1);
  expect(Math.min(...path)).toBeGreaterThan(-0.25);
  expect(Math.min(...path)).toBeLessThan(-0.1);
});

test('a wanted time is met to within one symbol of travel', () => {
  for (const wanted of [300, 700, 1234, 2600]) {
    expect(Math.abs(landingMs(landingSymbols(wanted, 5)) - wanted)).toBeLessThanOrEqual(1 / CRUISE_SPEED);
  }
});
