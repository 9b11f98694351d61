import { range } from '../cover/combinations.ts';
import { type Family, makeFamily } from '../family.ts';
import { elements, halves, oddEven, parity, sides } from './board-plays.ts';
import { pick } from './pick-plays.ts';

/** Keno: twenty of eighty. */
export const keno: Family = makeFamily(
  {
    code: 'KENO',
    type: 'KENO',
    unitCost: 1,
    draw: {
      parts: [{ name: 'balls', count: 1, length: 20, from: 1, to: 80, width: 2, distinct: true }],
      random: ({ shuffle }) => shuffle(range(1, 80)).slice(0, 20),
    },
  },
  () => [
    { ...pick(1, ['3.6']), numberwise: true },
    pick(2, ['15']),
    pick(3, ['40', '2.5']),
    pick(4, ['110', '8', '1']),
    pick(5, ['500', '25', '3.2']),
    sides,
    parity,
    elements,
    halves,
    oddEven,
  ],
);
