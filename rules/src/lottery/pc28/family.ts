import { digitsDraw } from '../digits/digit-play.ts';
import type { Family } from '../family.ts';
import { fraction } from '../fraction.ts';

/** PC28: three digits and their sum, 0 to 27. */
export const pc28: Family = {
  code: 'PC28',
  type: 'PC28',
  unitCost: 2,
  draw: digitsDraw(3),
  plays: [
    {
      code: 'triple',
      group: 'fun',
      name: 'shapes',
      shape: { rows: [{ name: 'shape', symbols: { kind: 'options', options: ['triple'] }, min: 1, max: 1 }] },
      tiers: [{ code: 'win', chance: fraction(1n, 100n) }],
      reads: [0, 1, 2],
      unitsByTier: () => [1],
      hitsByTier: (_, [one, two, three]) => [one === two && two === three ? 1 : 0],
    },
  ],
};
