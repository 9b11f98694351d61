import { range } from '../cover/combinations.ts';
import { digitsDraw, onPlaces } from '../digits/digit-play.ts';
import { shapes } from '../digits/feature-plays.ts';
import { type Family, makeFamily } from '../family.ts';
import { colours, combined, extremes, sides, sum } from './sum-plays.ts';

/** PC28: three digits and their sum, 0 to 27. */
export const pc28: Family = makeFamily(
  {
    code: 'PC28',
    type: 'PC28',
    unitCost: 2,
    draw: digitsDraw(3),
  },
  () => [
    sum,
    sides,
    combined,
    extremes,
    colours,
    { ...onPlaces(shapes, 'fun', range(0, 2)), code: 'shapes' },
  ],
);
