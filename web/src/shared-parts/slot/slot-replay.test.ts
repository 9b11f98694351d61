import { expect, test } from 'vitest';
import { replayFrames } from './slot-replay.ts';

test('every spin comes reel by reel from the left, and stands to be read', () => {
  const frames = replayFrames(2, 5, false);
  const seen = frames.map(({ place, landed }) => `${place}:${landed}`);
  expect(seen).toEqual([
    ...['0:0', '0:1', '0:2', '0:3', '0:4', '0:5'],
    ...['1:0', '1:1', '1:2', '1:3', '1:4', '1:5'],
  ]);
  expect(Math.max(...frames.map(({ waitMs }) => waitMs))).toBe(frames[5]?.waitMs);
});

test('who wants nothing to move sees each spin as it stood', () => {
  expect(replayFrames(3, 5, true).map(({ place, landed }) => [place, landed])).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
});
