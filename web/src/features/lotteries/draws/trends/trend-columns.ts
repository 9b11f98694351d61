import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Result } from '@lanna/rules/lotteries/lottery/play';

/** One place of a result, and what can stand there. */
export interface TrendColumn {
  /** Key of its words. */
  name: PlaceName;
  place: number;
  from: number;
  to: number;
  /** The lowest number that is called big; above `bigTo` none is. */
  bigFrom: number;
  bigTo: number;
}

const PLACE_NAMES = [
  'ten_thousands',
  'thousands',
  'hundreds',
  'tens',
  'ones',
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
  'place6',
  'place7',
  'place8',
  'place9',
  'place10',
  'top_hundreds',
  'top_tens',
  'top_ones',
  'bottom_tens',
  'bottom_ones',
] as const;
/** `place1` to `place10`. */
const MOST_PLACES = 10;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** A draw with its numbers. */
export interface DrawnResult {
  numero: string;
  numbers: Result;
  drawsAt: number;
}

/** The places players follow. Of the government lottery these are the last three digits of the first prize, and the two below. */
export function columnsOf({ type, draw }: Family): TrendColumn[] {
  const [part] = draw.parts;
  if (!part) return [];
  if (type === 'THAI')
    return digits(['top_hundreds', 'top_tens', 'top_ones', 'bottom_tens', 'bottom_ones'], [3, 4, 5, 18, 19]);
  if (type === 'YEEKEE')
    return digits(['top_hundreds', 'top_tens', 'top_ones', 'bottom_tens', 'bottom_ones']);
  // Of keno all that counts is which numbers came, not at which place.
  if (part.length > MOST_PLACES) return [];
  if (part.width === 1 && type !== 'K3' && type !== 'PC28')
    return digits(PLACE_NAMES.slice(5 - part.length, 5));
  const { from, to } = part;
  const count = to - from + 1;
  return PLACE_NAMES.slice(5, 5 + part.length).map((name, place) => ({
    name,
    place,
    from,
    to,
    bigFrom: from + Math.floor(count / 2),
    // Of an odd count of balls the last is neither big nor small.
    bigTo: to - (count % 2),
  }));
}

function digits(names: readonly PlaceName[], places = names.map((_, at) => at)): TrendColumn[] {
  return names.map((name, at) => ({ name, place: places[at] ?? at, from: 0, to: 9, bigFrom: 5, bigTo: 9 }));
}

/** Results in the order they were drawn. What has none, as a round of Yeekee without enough shots, is left out. */
export function drawnResults({ draw }: Family, newestFirst: readonly Draw[]): DrawnResult[] {
  return newestFirst
    .flatMap(({ numero, result, drawsAt }) => {
      const read = result ? parseResult(draw, result) : undefined;
      return read && 'result' in read ? [{ numero, numbers: read.result, drawsAt: Date.parse(drawsAt) }] : [];
    })
    .reverse();
}
