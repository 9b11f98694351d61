import { range } from '../combinations.ts';
import type { Family } from '../family.ts';
import { anyOrder, exact, running } from '../sea/number-plays.ts';
import { price } from '../sea/price.ts';
import { resultOfTotal } from './shots.ts';

const TOP_THREE = range(0, 2);
const TOP_TWO = TOP_THREE.slice(-2);
const BOTTOM_TWO = [3, 4];

/** ยี่กี: 88 rounds a day, each drawn by the numbers its players shoot. A unit costs 1. */
export const yeekee: Family = {
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
  plays: [
    exact('top3', TOP_THREE, { price: price('900') }),
    anyOrder('tote3', TOP_THREE, [
      { code: 'distinct', orders: 6, price: price('150') },
      { code: 'pair', orders: 3, price: price('260'), marketPrice: price('150') },
    ]),
    exact('top2', TOP_TWO, { price: price('90') }),
    exact('bottom2', BOTTOM_TWO, { price: price('90') }),
    running('run_top', TOP_THREE, 271n, '3.2'),
    running('run_bottom', BOTTOM_TWO, 19n, '4.2'),
  ],
};
