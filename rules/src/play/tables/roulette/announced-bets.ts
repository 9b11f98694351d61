import { insideKey } from './layout.ts';
import { pocketsAround } from './wheel.ts';

/** How many chips lie on each play. A bet that is announced is nothing but its chips: they are confirmed, paid and undone as any others. */
export type AnnouncedChips = Readonly<Record<string, number>>;

/** The pockets between 22 and 25, the zero among them: nine chips. */
export const VOISINS: AnnouncedChips = {
  [insideKey('trio', [0, 2, 3])]: 2,
  ...splits([4, 7], [12, 15], [18, 21], [19, 22], [32, 35]),
  [insideKey('corner', [25, 26, 28, 29])]: 2,
};

/** The pockets between 27 and 33, across from the zero: six chips. */
export const TIERS: AnnouncedChips = splits([5, 8], [10, 11], [13, 16], [23, 24], [27, 30], [33, 36]);

/** What neither of them covers: five chips. */
export const ORPHANS: AnnouncedChips = {
  [insideKey('straight', [1])]: 1,
  ...splits([6, 9], [14, 17], [17, 20], [31, 34]),
};

/** A number and those beside it on the wheel, two to each side unless asked otherwise: a chip on each. */
export function neighbours(number: number, each = 2): AnnouncedChips {
  return Object.fromEntries(
    pocketsAround(number, each).map((pocket) => [insideKey('straight', [pocket]), 1]),
  );
}

function splits(...pairs: readonly (readonly [number, number])[]): AnnouncedChips {
  return Object.fromEntries(pairs.map((pair) => [insideKey('split', pair), 1]));
}
