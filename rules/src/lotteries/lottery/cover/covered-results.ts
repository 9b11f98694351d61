import type { DrawPart, Family } from '../family.ts';
import type { Play, Result } from '../play.ts';
import { type Fraction, fraction, plus } from '../plays/fraction.ts';
import { visitResults } from './all-results.ts';
import { choose } from './combinations.ts';
import type { CoverItem } from './cover-items.ts';
import { mostChance } from './outlook.ts';

/** Plays with more results than this are not gone through. */
export const MOST_RESULTS = 200_000;
/** So many looks at a selection and a result are taken for one member on one draw, under a second; what is left counts by its quick bound. */
const MOST_READS = 1_000_000;

type Reading = Pick<Play, 'reads' | 'orderFree'>;

/** How many results there are as far as a play reads them. */
export function resultsRead(family: Family, { reads, orderFree }: Reading): number {
  const places = placesOf(family);
  const byNumber = new Map<number, number>();
  let results = 1;
  for (const read of reads) {
    const { part, start } = places[read] as Place;
    const taken = byNumber.get(start) ?? 0;
    byNumber.set(start, taken + 1);
    const symbols = part.to - part.from + 1;
    results *= part.distinct ? symbols - taken : symbols;
  }
  const { part } = places[reads[0] as number] as Place;
  return orderFree && part.distinct ? choose(part.to - part.from + 1, reads.length) : results;
}

/** Which results of those that some plays read are won by any of them. */
interface Table extends Reading {
  readonly wins: Uint8Array;
  readonly won: Fraction;
  /** A bound of what selections win on that are not in it. */
  readonly rest: Fraction;
  indexOf(result: Result): number;
}

/** Says of items that read places in common what share of results is won by any of them: exactly, or too much where looks have run out. */
export function coveredResults<L>(family: Family): (items: readonly CoverItem<L>[]) => Fraction {
  const known = new Map<string, Table>();
  let variants = MOST_READS;
  const tableOf = (key: string, items: readonly CoverItem<L>[]): Table => {
    const [first] = items as [CoverItem<L>];
    const before = known.get(key);
    if (before) return before;
    const fits = Math.floor(variants / resultsRead(family, first.play));
    const table = fill(family, items.slice(0, fits), items.slice(fits), first.play);
    variants -= resultsRead(family, first.play) * Math.min(fits, items.length);
    known.set(key, table);
    return table;
  };
  return (items) => {
    const groups = Map.groupBy(items, ({ play }) => `${play.reads.join()}/${play.orderFree ?? false}`);
    const tables = [...groups].map(([key, alike]) => tableOf(key, alike));
    const rest = tables.map((table) => table.rest).reduce(plus);
    const [only] = tables;
    return plus(rest, tables.length === 1 && only ? only.won : wonByAny(family, tables));
  };
}

function fill<L>(
  family: Family,
  items: readonly CoverItem<L>[],
  left: readonly CoverItem<L>[],
  { reads, orderFree }: Reading,
): Table {
  const indexOf = indexBy(family, reads, orderFree ?? false);
  const symbols = reads.map((place) => symbolsAt(family, place));
  const wins = new Uint8Array(symbols.reduce((all, { count }) => all * count, 1));
  let won = 0;
  const all = visitResults(family, { reads, ...(orderFree && { orderFree }) }, (result) => {
    if (!items.some((item) => isWon(item, result))) return;
    wins[indexOf(result)] = 1;
    won += 1;
  });
  return {
    reads,
    ...(orderFree && { orderFree }),
    wins,
    won: fraction(BigInt(won), BigInt(all)),
    rest: left.map(mostChance).reduce(plus, fraction(0n, 1n)),
    indexOf,
  };
}

/** Stakes that come back are no win. */
function isWon<L>({ play, selection }: CoverItem<L>, result: Result): boolean {
  return play.hitsByTier(selection, result).some((count, at) => count > 0 && !play.tiers[at]?.refund);
}

/** Goes through the results of all places the tables read. */
function wonByAny(family: Family, tables: readonly Table[]): Fraction {
  const reads = [...new Set(tables.flatMap((table) => table.reads))].toSorted((one, other) => one - other);
  if (resultsRead(family, { reads }) > MOST_RESULTS) return tables.map(({ won }) => won).reduce(plus);
  let won = 0;
  const all = visitResults(family, { reads }, (result) => {
    if (tables.some(({ wins, indexOf }) => wins[indexOf(result)] === 1)) won += 1;
  });
  return fraction(BigInt(won), BigInt(all));
}

/** Where a result stands in a table: by its symbols at these places, in their order or from the smallest on. */
function indexBy(family: Family, reads: readonly number[], orderFree: boolean): (result: Result) => number {
  const symbols = reads.map((place) => symbolsAt(family, place));
  const read = new Array<number>(reads.length);
  return (result) => {
    for (let at = 0; at < read.length; at += 1) read[at] = result[reads[at] as number] as number;
    if (orderFree) read.sort((one, other) => one - other);
    let index = 0;
    for (let at = 0; at < read.length; at += 1) {
      const { from, count } = symbols[at] as { from: number; count: number };
      index = index * count + (read[at] as number) - from;
    }
    return index;
  };
}

function symbolsAt(family: Family, place: number): { from: number; count: number } {
  const { part } = placesOf(family)[place] as Place;
  return { from: part.from, count: part.to - part.from + 1 };
}

interface Place {
  part: DrawPart;
  /** Which number of the draw it is of. */
  start: number;
}

const PLACES = new WeakMap<Family, readonly Place[]>();

function placesOf(family: Family): readonly Place[] {
  const known = PLACES.get(family);
  if (known) return known;
  let start = 0;
  const places = family.draw.parts.flatMap((part) =>
    Array.from({ length: part.count * part.length }, (_, at) => {
      const place = { part, start };
      if ((at + 1) % part.length === 0) start += part.length;
      return place;
    }),
  );
  PLACES.set(family, places);
  return places;
}
