import { randomBytes } from 'node:crypto';
import { fairStream } from '@lanna/rules/fair-stream';
import { describe, expect, test } from 'vitest';
import { STUDIO_GAMES } from './games.ts';
import { compareReturn, ROUNDS_NEEDED } from './measured-return.ts';
import { playRound } from './play-round.ts';

const sheet = { returnPercent: '95.0000', deviation: 2 };

test('the band is the promise ± 2.5758 standard errors', () => {
  expect(compareReturn(sheet, { rounds: 10_000, returned: 9_500 })).toEqual({
    percent: 95,
    from: expect.closeTo(95 - 5.1516, 10),
    to: expect.closeTo(95 + 5.1516, 10),
    deviations: 0,
    isInside: true,
    isBeyondLuck: false,
  });
});

test.each([
  [10_015, true],
  [10_016, false],
  [8_985, true],
  [8_984, false],
])('%s returned by 10 000 rounds: inside is %s', (returned, isInside) => {
  expect(compareReturn(sheet, { rounds: 10_000, returned })).toMatchObject({ isInside });
});

test.each([
  [10_299, false],
  [10_301, true],
  [8_701, false],
  [8_699, true],
])('%s returned by 10 000 rounds: beyond luck is %s', (returned, isBeyondLuck) => {
  expect(compareReturn(sheet, { rounds: 10_000, returned })).toMatchObject({ isBeyondLuck });
});

test('too few rounds give no figure, and no band goes below zero', () => {
  expect(compareReturn(sheet, { rounds: ROUNDS_NEEDED - 1, returned: 0 })).toBeUndefined();
  expect(compareReturn({ ...sheet, deviation: 100 }, { rounds: ROUNDS_NEEDED, returned: 1 })?.from).toBe(0);
});

/** One run in some 15 000 goes red by luck alone: four standard errors. */
describe.each(STUDIO_GAMES)('$code, played 20 000 times on seeds of chance', ({ sheet: rules }) => {
  const rounds = 20_000;
  const serverSeed = randomBytes(32).toString('hex');
  let returned = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stream = fairStream({ serverSeed, clientSeed: 'measured', nonce });
    returned += Number(playRound(rules, stream, rules.defaultStake).payout) / Number(rules.defaultStake);
  }

  test('returns what its sheet promises', () => {
    expect(Math.abs(compareReturn(rules, { rounds, returned })?.deviations ?? Number.NaN)).toBeLessThan(4);
  });

  test('is reported when it pays half of that', () => {
    expect(compareReturn(rules, { rounds, returned: returned / 2 })).toMatchObject({ isInside: false });
  });
});
