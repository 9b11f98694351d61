import { range } from '../cover/combinations.ts';
import { digitRow, digitTier, optionRow } from '../digits/digit-play.ts';
import type { Play, Result } from '../play.ts';
import { price } from '../sea/price.ts';

/** Đầu, đuôi: one digit of the special prize. */
export function oneDigit(code: string, place: number): Play {
  return {
    code,
    group: 'digit',
    name: `special_${code}`,
    shape: { rows: [digitRow('digits', 1)] },
    tiers: [{ ...digitTier('win', 1, 1), price: price('9.8') }],
    reads: [place],
    numberwise: true,
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => [row.includes(result[place] as number) ? 1 : 0],
  };
}

const SIDES = ['tai', 'xiu', 'odd', 'even'];

/** Tài is 50 and above, of the last two digits. */
export function sides(lastTwo: readonly [number, number]): Play {
  return {
    code: 'special_sides',
    group: 'special',
    name: 'special_sides',
    shape: { rows: [optionRow('sides', SIDES)] },
    tiers: [digitTier('win', 50, 2)],
    reads: lastTwo,
    overlaps: true,
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => {
      const [tens, ones] = digitsAt(lastTwo, result);
      const wins = [tens >= 5, tens < 5, ones % 2 === 1, ones % 2 === 0];
      return [row.filter((side) => wins[side]).length];
    },
  };
}

const HIGHEST_SUM = 18;

/** The sum of the last two digits; sums of one chance share a tier. */
export function digitSum(lastTwo: readonly [number, number]): Play {
  const tiers = range(0, HIGHEST_SUM / 2).map((low) => {
    const sums = [...new Set([low, HIGHEST_SUM - low])];
    return { sums, tier: digitTier(`sum_${sums.join('_')}`, low + 1, 2) };
  });
  return {
    code: 'special_sum',
    group: 'special',
    name: 'special_sum',
    shape: {
      rows: [
        {
          name: 'sum',
          symbols: { kind: 'numbers', from: 0, to: HIGHEST_SUM, width: 2 },
          min: 1,
          max: HIGHEST_SUM + 1,
        },
      ],
    },
    tiers: tiers.map(({ tier }) => tier),
    reads: lastTwo,
    numberwise: true,
    unitsByTier: ([row = []]) => tiers.map(({ sums }) => sums.filter((sum) => row.includes(sum)).length),
    hitsByTier: ([row = []], result) => {
      const [tens, ones] = digitsAt(lastTwo, result);
      const drawn = row.includes(tens + ones) ? tens + ones : -1;
      return tiers.map(({ sums }) => (sums.includes(drawn) ? 1 : 0));
    },
  };
}

function digitsAt([tens, ones]: readonly [number, number], result: Result): [number, number] {
  return [result[tens] as number, result[ones] as number];
}
