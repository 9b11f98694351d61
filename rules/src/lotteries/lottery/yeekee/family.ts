import { range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import { threeTop, twoAndRunning } from '../sea/usual-plays.ts';
import { resultOfTotal } from './shots.ts';

const TOP_THREE = range(0, 2);

/** ยี่กี: 88 rounds a day, each drawn by the numbers its players shoot. A unit costs 1. */
export const yeekee: Family = makeFamily(
  {
    code: 'YEEKEE',
    type: 'YEEKEE',
    unitCost: 1,
    draw: {
      parts: [
        { name: 'top3', count: 1, length: 3, from: 0, to: 9, width: 1 },
        { name: 'bottom2', count: 1, length: 2, from: 0, to: 9, width: 1 },
      ],
      random: ({ below }) => resultOfTotal(below(100_000)),
    },
  },
  () => [...threeTop(TOP_THREE), ...twoAndRunning(TOP_THREE, [3, 4])],
);
