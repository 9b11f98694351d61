import { expect, test } from 'vitest';
import { familyOf } from '../families.ts';
import { type Family, playOf } from '../family.ts';
import type { Play } from '../play.ts';
import { outcomeOfLine, validStake } from './line-outcome.ts';
import { stakeOf } from './payout.ts';
import { priceAt, STANDARD_MODE } from './price-mode.ts';
import { readSelection } from './selection-text.ts';

const UNIT = 100_000n;

function settled(code: string, playCode: string, selection: string, result: readonly number[]) {
  const family = familyOf(code) as Family;
  const play = playOf(family, playCode) as Play;
  const read = readSelection(play, selection);
  if (!('selection' in read)) throw new Error('cannot be read');
  const line = {
    play,
    selection: read.selection,
    unitCost: family.unitCost,
    moneyUnit: '1' as const,
    multiple: 1,
    prices: play.tiers.map((tier) => priceAt(tier, STANDARD_MODE, family.unitCost)),
  };
  const stake = stakeOf(line);
  const outcome = outcomeOfLine({ ...line, stake }, play.hitsByTier(line.selection, result));
  const valid = validStake({ stake, counts: true }, outcome);
  expect(validStake({ stake, counts: false }, outcome)).toBe(0n);
  return [outcome.state, outcome.payout / UNIT, outcome.returned / UNIT, valid / UNIT];
}

test('a push of the whole stake is returned: no win, and nothing of it counts', () => {
  expect(settled('LHC', 'special-sides', 'big,odd', [1, 2, 3, 4, 5, 6, 49])).toEqual([
    'returned',
    4n,
    4n,
    0n,
  ]);
  expect(settled('11X5', 'sides-ball', 'big||||', [11, 2, 3, 4, 5])).toEqual(['returned', 2n, 2n, 0n]);
  expect(settled('11X5', 'sides-sum', 'big', [1, 2, 9, 8, 10])).toEqual(['returned', 2n, 2n, 0n]);
});

test('of a line that wins and pushes only what pushed does not count', () => {
  const [state, payout, returned, valid] = settled('11X5', 'sides-ball', 'big|small|||', [11, 2, 3, 4, 5]);
  expect([state, returned, valid]).toEqual(['won', 2n, 2n]);
  expect(payout).toBeGreaterThan(4n);
});

test('a line that pushes in part and loses the rest has lost the rest', () => {
  expect(settled('11X5', 'sides-ball', 'big|big|||', [11, 2, 3, 4, 5])).toEqual(['lost', 2n, 2n, 2n]);
});

test('a line without a push wins or loses whole', () => {
  expect(settled('LHC', 'special-sides', 'big', [1, 2, 3, 4, 5, 6, 48])).toMatchObject([
    'won',
    expect.anything(),
    0n,
    2n,
  ]);
  expect(settled('LHC', 'special-sides', 'small', [1, 2, 3, 4, 5, 6, 48])).toEqual(['lost', 0n, 0n, 2n]);
});
