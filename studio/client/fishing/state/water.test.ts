import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHOT_SPEED } from '../../../rules/fishing/bounds.ts';
import { Water } from './water.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('of rings more than three a second are marked, for who wants little to move', () => {
  const water = new Water();
  for (let at = 0; at < 16; at += 1) {
    water.show({ kind: at % 2 === 0 ? 'hit' : 'net', x: 0, y: 0, text: '', isOwn: true });
    vi.advanceTimersByTime(125);
    water.move([], 125);
  }
  expect(water.effects.filter(({ isExtra }) => !isExtra).length).toBeLessThanOrEqual(3);
  // The catch itself is said always.
  water.show({ kind: 'catch', x: 0, y: 0, text: '+5.00', isOwn: true });
  expect(water.effects.at(-1)?.isExtra).toBe(false);
});

test("another's shot that is heard of late is drawn where it is by now", () => {
  const water = new Water();
  water.take({ seed: 1, nowMs: 10_000, place: 1, seats: [], gone: [] });
  const shot = { n: 0, angle: -Math.PI / 2, weapon: 'cannon' as const, lock: undefined };
  water.fire(shot, 0, 9_800);
  const from = water.flights[0]?.y ?? 0;
  water.move([], 0);
  expect(from - (water.flights[0]?.y ?? 0)).toBeCloseTo((SHOT_SPEED * 200) / 1000);
  // A word about a time long ago moves nothing further than the line is slow.
  water.fire(shot, 0, 0);
  water.move([], 0);
  expect(water.flights.length).toBe(2);
});
