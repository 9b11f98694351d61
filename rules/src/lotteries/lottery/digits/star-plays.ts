import type { Play } from '../play.ts';
import { type DigitPlay, onPlaces } from './digit-play.ts';
import { anyPosition, shapes, sumTail, twoSided } from './feature-plays.ts';
import {
  banker2,
  banker3,
  group,
  group2,
  group2Lines,
  group3,
  groupSum2,
  groupSum3,
  mixedGroup,
} from './group-plays.ts';
import { combination, span, straight, straightLines, straightSum } from './straight-plays.ts';

/** Three digits in any order, all different. */
export const group6: DigitPlay = group(3, 6, { times: 1, count: 3 });

/** What is played on five digits as one number. */
export function fiveStar(name: string, places: readonly string[]): Play[] {
  return [
    straight(places),
    straightLines(5),
    combination(places),
    group(5, 120, { times: 1, count: 5 }),
    group(5, 60, { times: 2, count: 1 }, { times: 1, count: 3 }),
    group(5, 30, { times: 2, count: 2 }, { times: 1, count: 1 }),
    group(5, 20, { times: 3, count: 1 }, { times: 1, count: 2 }),
    group(5, 10, { times: 3, count: 1 }, { times: 2, count: 1 }),
    group(5, 5, { times: 4, count: 1 }, { times: 1, count: 1 }),
  ].map((play) => onPlaces(play, name, [0, 1, 2, 3, 4]));
}

/** What is played on three digits. */
export function threeStar(name: string, places: readonly number[], names: readonly string[]): Play[] {
  const rows = places.map((place) => names[place] as string);
  return [
    straight(rows),
    straightLines(3),
    combination(rows),
    straightSum(3),
    span(3),
    group3,
    group6,
    mixedGroup,
    groupSum3,
    banker3,
    sumTail(3),
    shapes,
    anyPosition(3, 1, 271),
    anyPosition(3, 2, 54),
    twoSided(rows),
  ].map((play) => onPlaces(play, name, places));
}

/** What is played on two digits. */
export function twoStar(name: string, places: readonly number[], names: readonly string[]): Play[] {
  const rows = places.map((place) => names[place] as string);
  return [
    straight(rows),
    straightLines(2),
    combination(rows),
    straightSum(2),
    span(2),
    group2,
    group2Lines,
    groupSum2,
    banker2,
    twoSided(rows),
  ].map((play) => onPlaces(play, name, places));
}
