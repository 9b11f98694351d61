import { range, setsOf } from '../cover/combinations.ts';
import { type DigitPlay, digitsDraw, FIVE_PLACES, onAnyPlaces, onPlaces } from '../digits/digit-play.ts';
import { anyPosition, bull, dragonTiger, repeated, totalSides } from '../digits/feature-plays.ts';
import {
  banker2,
  group,
  group2,
  group2Lines,
  group3,
  groupSum2,
  groupSum3,
  mixedGroup,
} from '../digits/group-plays.ts';
import { fiveStar, group6, threeStar, twoStar } from '../digits/star-plays.ts';
import {
  anyStraight,
  combination,
  position,
  straight,
  straightLines,
  straightSum,
} from '../digits/straight-plays.ts';
import { type Family, makeFamily } from '../family.ts';
import type { Play } from '../play.ts';

const namesOf = (places: readonly number[]) => places.map((place) => FIVE_PLACES[place] as string);

/** Five digits, 时时彩: places from ten thousands to ones; big is 5 to 9. */
export const ssc: Family = makeFamily(
  {
    code: 'SSC',
    type: 'SSC',
    unitCost: 2,
    draw: digitsDraw(5),
  },
  () => [
    ...fiveStar('five', FIVE_PLACES),
    ...[totalSides, bull, anyPosition(5, 2, 14_670), anyPosition(5, 3, 4350)].map((play) =>
      onPlaces(play, 'five', range(0, 4)),
    ),
    ...[40_951, 8146, 856, 46].map((ways, at) => onPlaces(repeated(5, at + 1, ways), 'five', range(0, 4))),
    ...fourStar('front4', [0, 1, 2, 3]),
    ...fourStar('back4', [1, 2, 3, 4]),
    ...threeStar('front3', [0, 1, 2], FIVE_PLACES),
    ...threeStar('middle3', [1, 2, 3], FIVE_PLACES),
    ...threeStar('back3', [2, 3, 4], FIVE_PLACES),
    ...twoStar('front2', [0, 1], FIVE_PLACES),
    ...twoStar('back2', [3, 4], FIVE_PLACES),
    position('position', FIVE_PLACES),
    ...setsOf(range(0, 4), 2).map((places) =>
      onPlaces(dragonTiger, `duel${places.map((place) => place + 1).join('')}`, places),
    ),
    ...anyOf(2, [straightLines(2), straightSum(2), group2, group2Lines, groupSum2, banker2]),
    ...anyOf(3, [straightLines(3), straightSum(3), group3, group6, mixedGroup, groupSum3]),
    ...anyOf(4, [straightLines(4), ...fourStarGroups()]),
  ],
);

function fourStar(group: string, places: readonly number[]): Play[] {
  const names = namesOf(places);
  return [
    straight(names),
    straightLines(4),
    combination(names),
    ...fourStarGroups(),
    anyPosition(4, 1, 3439),
    anyPosition(4, 2, 974),
  ].map((play) => onPlaces(play, group, places));
}

function fourStarGroups(): DigitPlay[] {
  return [
    group(4, 24, { times: 1, count: 4 }),
    group(4, 12, { times: 2, count: 1 }, { times: 1, count: 2 }),
    group(4, 6, { times: 2, count: 2 }),
    group(4, 4, { times: 3, count: 1 }, { times: 1, count: 1 }),
  ];
}

function anyOf(digits: number, plays: readonly DigitPlay[]): Play[] {
  const name = `any${digits}`;
  return [anyStraight(name, FIVE_PLACES, digits), ...plays.map((play) => onAnyPlaces(play, name, 5))];
}
