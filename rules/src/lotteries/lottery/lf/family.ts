import { digitsDraw, FIVE_PLACES, onPlaces } from '../digits/digit-play.ts';
import { dragonTiger } from '../digits/feature-plays.ts';
import { fiveStar, threeStar, twoStar } from '../digits/star-plays.ts';
import { position } from '../digits/straight-plays.ts';
import { type Family, makeFamily } from '../family.ts';

const THREE_PLACES = FIVE_PLACES.slice(2);

/** Three digits once a day: 福彩3D. */
export const lf3: Family = makeFamily(
  {
    code: 'LF3',
    type: 'LF',
    unitCost: 2,
    draw: digitsDraw(3),
  },
  () => [
    ...threeStar('three', [0, 1, 2], THREE_PLACES),
    ...twoStar('front2', [0, 1], THREE_PLACES),
    ...twoStar('back2', [1, 2], THREE_PLACES),
    position('position', THREE_PLACES),
    onPlaces(dragonTiger, 'duel12', [0, 1]),
    onPlaces(dragonTiger, 'duel13', [0, 2]),
    onPlaces(dragonTiger, 'duel23', [1, 2]),
  ],
);

/** Five digits once a day: 排列五, whose first three are 排列三. */
export const lf5: Family = makeFamily(
  {
    code: 'LF5',
    type: 'LF',
    unitCost: 2,
    draw: digitsDraw(5),
  },
  () => [
    ...fiveStar('five', FIVE_PLACES),
    ...threeStar('three', [0, 1, 2], FIVE_PLACES),
    ...twoStar('front2', [0, 1], FIVE_PLACES),
    ...twoStar('back2', [3, 4], FIVE_PLACES),
    position('position', FIVE_PLACES),
  ],
);
