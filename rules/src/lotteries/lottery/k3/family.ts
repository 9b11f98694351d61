import { range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import {
  anyTriple,
  consecutive,
  oneNumber,
  pair,
  pairSingle,
  threeDifferent,
  triple,
  twoDifferent,
} from './dice-plays.ts';
import { sides, sum } from './sum-plays.ts';

/** 快三: three dice. */
export const k3: Family = makeFamily(
  {
    code: 'K3',
    type: 'K3',
    unitCost: 2,
    draw: {
      parts: [{ name: 'digits', count: 1, length: 3, from: 1, to: 6, width: 1 }],
      random: ({ below }) => range(1, 3).map(() => below(6) + 1),
    },
  },
  () => [
    sum,
    sides,
    triple,
    anyTriple,
    pair,
    pairSingle,
    consecutive,
    twoDifferent,
    threeDifferent,
    oneNumber,
  ],
);
