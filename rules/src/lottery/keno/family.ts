import { range } from '../combinations.ts';
import type { Family } from '../family.ts';
import { fraction } from '../fraction.ts';
import { price } from '../sea/price.ts';

/** Keno: twenty of eighty. */
export const keno: Family = {
  code: 'KENO',
  type: 'KENO',
  unitCost: 1,
  draw: {
    parts: [{ name: 'balls', count: 1, length: 20, from: 1, to: 80, width: 2, distinct: true }],
    random: ({ shuffle }) => shuffle(range(1, 80)).slice(0, 20),
  },
  plays: [
    {
      code: 'pick1',
      group: 'any',
      name: 'position',
      overlaps: true,
      shape: {
        rows: [{ name: 'numbers', symbols: { kind: 'numbers', from: 1, to: 80, width: 2 }, min: 1, max: 1 }],
      },
      tiers: [{ code: 'win', chance: fraction(1n, 4n), price: price('3.6') }],
      reads: range(0, 19),
      outlook: () => ({ chance: fraction(1n, 4n), mostHits: [1] }),
      unitsByTier: ([row = []]) => [row.length],
      hitsByTier: ([row = []], result) => [row.some((ball) => result.includes(ball)) ? 1 : 0],
    },
  ],
};
