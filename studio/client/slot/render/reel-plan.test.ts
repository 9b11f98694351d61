import { expect, test } from 'vitest';
import { lannaLanterns } from '../../../rules/slot/lanna-lanterns.ts';
import { planReels, QUICK_PACE, scattersByReel, scattersNeeded, USUAL_PACE, viewOf } from './reel-plan.ts';

test('reels stop from the left, evenly, when no scatters tease', () => {
  const { stopAfterMs, suspense } = planReels([0, 1, 0, 0, 0], 3, USUAL_PACE);
  expect(stopAfterMs).toEqual([720, 930, 1140, 1350, 1560]);
  expect(suspense).toEqual([false, false, false, false, false]);
});

test('only reels after the second to last needed scatter keep the player waiting', () => {
  expect(planReels([1, 0, 1, 0, 0], 3, USUAL_PACE).suspense).toEqual([false, false, false, true, true]);
  expect(planReels([1, 1, 1, 0, 0], 3, USUAL_PACE).suspense).toEqual([false, false, true, false, false]);
  expect(planReels([0, 0, 0, 1, 1], 3, USUAL_PACE).suspense).toEqual([false, false, false, false, false]);
});

test('usual and quick spins come to rest inside a minimum cycle of two and a half seconds', () => {
  for (const pace of [USUAL_PACE, QUICK_PACE]) {
    expect(planReels([0, 0, 0, 0, 0], 3, pace).stopAfterMs.at(-1)).toBeLessThan(2500);
  }
});

test('the view is read from the sheet the server plays', () => {
  const view = viewOf(lannaLanterns, 'base', [31, 0, 0, 0, 0]);
  expect(view[0]).toBe('QKA');
  expect(scattersByReel(lannaLanterns, viewOf(lannaLanterns, 'base', [5, 0, 0, 0, 0]))).toEqual([
    1, 0, 0, 0, 0,
  ]);
  expect(scattersNeeded(lannaLanterns)).toBe(3);
});
