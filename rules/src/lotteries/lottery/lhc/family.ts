import { range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import { colours } from './colours.ts';
import { drawnPlays, pairPlays } from './hits.ts';
import { misses } from './misses.ts';
import { normalNumbers, specialNumber } from './numbers.ts';
import { specialSides, totalSides } from './sides.ts';
import { tailPlays } from './tails.ts';
import { specialZodiac, zodiacPlays } from './zodiacs.ts';

/** 六合彩: six of 49, and a seventh that is the special one. */
export const lhc: Family = makeFamily(
  {
    code: 'LHC',
    type: 'LHC',
    unitCost: 2,
    draw: {
      parts: [{ name: 'balls', count: 1, length: 7, from: 1, to: 49, width: 2, distinct: true }],
      random: ({ shuffle }) => shuffle(range(1, 49)).slice(0, 7),
    },
  },
  () => [
    specialNumber,
    specialSides,
    ...colours,
    specialZodiac,
    ...normalNumbers,
    ...zodiacPlays(),
    ...tailPlays(),
    ...drawnPlays(),
    ...pairPlays,
    ...misses(),
    totalSides,
  ],
);
