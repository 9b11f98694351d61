import { describe, expect, test } from 'vitest';
import { TABLE_GAMES, tableRules } from './all-tables.ts';
import { fraction, inPercent, isBelow } from './fraction.ts';
import { paidBack, wins } from './paid-back.ts';

/** By family and where plays of one differ by key: how many outcomes of how many come back, each with its stake. From `games.md`, section 5, and the rules of the issue. */
const EXACT: Readonly<
  Record<string, Readonly<Record<string, readonly [above: number, below: number, percent: string]>>>
> = {
  'dragon-tiger standard': {
    dragon: [799, 830, '96.27'],
    tiger: [799, 830, '96.27'],
    tie: [12 * 31, 415, '89.64'],
    'suited-tie': [51 * 7, 415, '86.02'],
    'dragon-big': [12, 13, '92.31'],
    'dragon-small': [12, 13, '92.31'],
    'dragon-odd': [12, 13, '92.31'],
    'dragon-even': [12, 13, '92.31'],
    'tiger-big': [12, 13, '92.31'],
    'tiger-small': [12, 13, '92.31'],
    'tiger-odd': [12, 13, '92.31'],
    'tiger-even': [12, 13, '92.31'],
  },
  'sic-bo standard': {
    big: [210, 216, '97.22'],
    small: [210, 216, '97.22'],
    odd: [210, 216, '97.22'],
    even: [210, 216, '97.22'],
    triple: [191, 216, '88.43'],
    'any-triple': [6 * 32, 216, '88.89'],
    double: [16 * 12, 216, '88.89'],
    pair: [30 * 7, 216, '97.22'],
    number: [75 * 2 + 15 * 3 + 4, 216, '92.13'],
    'total:4': [3 * 63, 216, '87.50'],
    'total:5': [6 * 32, 216, '88.89'],
    'total:6': [10 * 19, 216, '87.96'],
    'total:7': [15 * 13, 216, '90.28'],
    'total:8': [21 * 9, 216, '87.50'],
    'total:9': [25 * 8, 216, '92.59'],
    'total:10': [27 * 7, 216, '87.50'],
    'total:11': [27 * 7, 216, '87.50'],
    'total:12': [25 * 8, 216, '92.59'],
    'total:13': [21 * 9, 216, '87.50'],
    'total:14': [15 * 13, 216, '90.28'],
    'total:15': [10 * 19, 216, '87.96'],
    'total:16': [6 * 32, 216, '88.89'],
    'total:17': [3 * 63, 216, '87.50'],
  },
  'hi-lo standard': {
    low: [39, 40, '97.50'],
    high: [15, 16, '93.75'],
    eleven: [27 * 7, 216, '87.50'],
    number: [75 * 2 + 15 * 3 + 6, 216, '93.06'],
    pair: [30 * 6, 216, '83.33'],
    set: [72 * 2 + 6 * 6, 216, '83.33'],
    'number-low:1': [73 * 5, 432, '84.49'],
    'number-low:2': [61 * 3, 216, '84.72'],
    'number-low:3': [52 * 4, 216, '96.30'],
    'number-low:4': [39 * 5, 216, '90.28'],
    'number-low:5': [30 * 7, 216, '97.22'],
    'number-low:6': [18 * 11, 216, '91.67'],
    'number-high:1': [9 * 21, 216, '87.50'],
    'number-high:2': [18 * 11, 216, '91.67'],
    'number-high:3': [27 * 7, 216, '87.50'],
    'number-high:4': [37 * 5, 216, '85.65'],
    'number-high:5': [49 * 4, 216, '90.74'],
    'number-high:6': [61 * 3, 216, '84.72'],
  },
  'fish-prawn-crab standard': {
    picture: [75 * 2 + 15 * 3 + 4, 216, '92.13'],
    pair: [30 * 6, 216, '83.33'],
    'any-triple': [6 * 31, 216, '86.11'],
    'colour-thrice': [3 * 8 * 8, 216, '88.89'],
    'colour-twice': [48 * 4, 216, '88.89'],
    'colour-once': [96 * 2, 216, '88.89'],
  },
};

describe.each(Object.entries(EXACT))('%s', (name, exact) => {
  const [kind = '', variant = ''] = name.split(' ');
  const plays = tableRules(kind)?.plays(variant) ?? [];

  test('returns of each play what its outcomes come to', () => {
    for (const { key, family, returns } of plays) {
      const [above, below, percent] = exact[key] ?? exact[family] ?? [0, 1, ''];
      expect({ key, ...returns }).toEqual({ key, ...fraction(above, below) });
      expect(inPercent(returns)).toBe(percent);
    }
  });

  test('has the plays that are listed, and no others', () => {
    const listed = plays.map(({ key, family }) => (key in exact ? key : family));
    expect([...new Set(listed)].toSorted()).toEqual(Object.keys(exact).toSorted());
  });
});

test('roulette returns 36 of 37 on every play', () => {
  const plays = tableRules('roulette')?.plays('standard') ?? [];
  expect(plays).toHaveLength(157);
  for (const { returns } of plays) expect(returns).toEqual(fraction(36, 37));
});

describe.each(
  TABLE_GAMES.flatMap((rules) => rules.variants.map((variant) => ({ rules, variant, kind: rules.kind }))),
)('$kind, $variant', ({ rules, variant }) => {
  const plays = rules.plays(variant);

  test('returns at least 75 % of every stake, and never all of it', () => {
    for (const { key, returns } of plays) {
      expect([key, isBelow(returns, fraction(3, 4))]).toEqual([key, false]);
      expect([key, isBelow(returns, fraction(1))]).toEqual([key, true]);
    }
  });

  test('knows each play by a key of its own, and its family by what stands before the colon', () => {
    expect(new Set(plays.map(({ key }) => key)).size).toBe(plays.length);
    for (const { key, family } of plays) expect(family).toBe(key.replace(/:.*/, ''));
  });

  test('cancels only plays that are there, each against one other', () => {
    const opposed = rules.opposites(variant).flat();
    expect(new Set(opposed).size).toBe(opposed.length);
    for (const key of opposed) expect(plays.map((play) => play.key)).toContain(key);
  });

  test('takes no play and no variant that it does not have', () => {
    const { plays: _plays, ...other } = { plays, key: 'nowhere' };
    expect(() => rules.payout(variant, other.key, 1000n, undefined)).toThrow('nowhere');
    expect(() => rules.plays('nowhere')).toThrow('nowhere');
  });
});

test('what is paid is rounded down to a hundredth, and a stake that is pushed comes back as it was', () => {
  expect(paidBack(1_000_000n, wins([95, 100]))).toBe(1_950_000n);
  // 0.37 at .95 is 0.7215.
  expect(paidBack(37_000n, wins([95, 100]))).toBe(72_000n);
  expect(paidBack(12_345n, wins(0))).toBe(12_345n);
  // Half of 0.33.
  expect(paidBack(33_000n, fraction(1, 2))).toBe(16_000n);
  expect(paidBack(33_000n, fraction(0))).toBe(0n);
});
