import { expect, test } from 'vitest';
import type { ReelStep } from '../../../play-api.ts';
import { lannaLanterns } from '../../../rules/slot/lanna-lanterns.ts';
import { winGroups } from './win-cells.ts';

const step: ReelStep = {
  kind: 'base',
  freeSpin: 0,
  strips: 'base',
  stops: [5, 8, 8, 0, 0],
  lineWins: [
    { line: 0, symbol: 'N', count: 3, multiplier: 1, win: '8.00' },
    { line: 3, symbol: 'K', count: 4, multiplier: 1, win: '40.00' },
  ],
  scatter: { count: 3, win: '20.00', freeSpinsAwarded: 12 },
  win: '68.00',
};

test('scatters are presented first, then lines from the best', () => {
  expect(winGroups(lannaLanterns, step).map(({ win }) => win)).toEqual(['20.00', '40.00', '8.00']);
});

test('a line lights as many cells as it pays for, along its rows', () => {
  const line = winGroups(lannaLanterns, step)[1];
  expect(line?.cells).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 1 },
    { reel: 2, row: 2 },
    { reel: 3, row: 1 },
  ]);
});

test('scatters are found where the reels really stand', () => {
  const scatter = winGroups(lannaLanterns, step)[0];
  expect(scatter?.cells).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 1 },
    { reel: 2, row: 1 },
  ]);
});
