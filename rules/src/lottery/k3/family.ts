import { range } from '../combinations.ts';
import type { Family } from '../family.ts';
import { fraction } from '../fraction.ts';

/** 快三: three dice. */
export const k3: Family = {
  code: 'K3',
  type: 'K3',
  unitCost: 2,
  draw: {
    parts: [{ name: 'digits', count: 1, length: 3, from: 1, to: 6, width: 1 }],
    random: ({ below }) => range(1, 3).map(() => below(6) + 1),
  },
  plays: [
    {
      code: 'any-triple',
      group: 'fun',
      name: 'shapes',
      shape: { rows: [{ name: 'shape', symbols: { kind: 'options', options: ['triple'] }, min: 1, max: 1 }] },
      tiers: [{ code: 'win', chance: fraction(6n, 216n) }],
      reads: [0, 1, 2],
      unitsByTier: () => [1],
      hitsByTier: (_, [one, two, three]) => [one === two && two === three ? 1 : 0],
    },
  ],
};
