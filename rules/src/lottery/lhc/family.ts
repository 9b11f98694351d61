import { range } from '../combinations.ts';
import type { Family } from '../family.ts';
import { fraction } from '../fraction.ts';

/** 六合彩: six of 49, and a seventh that is the special one. */
export const lhc: Family = {
  code: 'LHC',
  type: 'LHC',
  unitCost: 2,
  draw: {
    parts: [{ name: 'balls', count: 1, length: 7, from: 1, to: 49, width: 2, distinct: true }],
    random: ({ shuffle }) => shuffle(range(1, 49)).slice(0, 7),
  },
  plays: [
    {
      code: 'special-number',
      group: 'position',
      name: 'position',
      shape: {
        rows: [{ name: 'numbers', symbols: { kind: 'numbers', from: 1, to: 49, width: 2 }, min: 1, max: 49 }],
      },
      tiers: [{ code: 'win', chance: fraction(1n, 49n) }],
      numberwise: true,
      reads: [6],
      unitsByTier: ([row = []]) => [row.length],
      hitsByTier: ([row = []], result) => [row.includes(result[6] as number) ? 1 : 0],
    },
  ],
};
