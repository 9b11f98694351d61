import type { Family } from '../family.ts';
import { type Fraction, fraction, isLess, NOTHING, plus, WHOLE } from '../plays/fraction.ts';
import { type CoverItem, type CoveringLine, joinLines } from './cover-items.ts';
import { coveredResults, MOST_RESULTS, resultsRead } from './covered-results.ts';
import { mostChance } from './outlook.ts';

/** What wins on more of all results than this counts for no turnover. */
const COUNTED_COVERAGE = fraction(7n, 10n);
/** Shares are kept as millionths, rounded up. */
const MILLION = 1_000_000n;
export const COUNTED_MILLIONTHS = Number(
  (COUNTED_COVERAGE.numerator * MILLION) / COUNTED_COVERAGE.denominator,
);
/** Looks of some tens of milliseconds: beyond so many, a quick bound stands for what lines cover, which is never too small. */
const SLOW_LOOKS = 12;

/** A share of results in millionths, never too small: lines that come to no more than `COUNTED_MILLIONTHS` together all count. */
export function boundOf(chance: Fraction): number {
  const { numerator, denominator } = capped(chance);
  return Number((numerator * MILLION + denominator - 1n) / denominator);
}

/**
 * Of all lines one member has on one draw those that count for no turnover, since together they win on too many results. Lines are covered together
 * that read a place of the result in common, whatever their play, slip, mode or price: what is split over lines covers as much as in one. Where the
 * results of a play are too many to go through, it is covered with the plays of its group that read the same places, by a bound that is exact for plays
 * whose selections can be joined, and else never too small.
 */
export function uncountedLines<L extends CoveringLine>(family: Family, lines: readonly L[]): Set<L> {
  const items = joinLines(lines);
  const uncounted = new Set<L>();
  const refuse = (covering: readonly CoverItem<L>[]) => {
    for (const item of covering) for (const line of item.lines) uncounted.add(line);
  };
  const isSmall = ({ play }: CoverItem<L>) => resultsRead(family, play) <= MOST_RESULTS;
  const large = items.filter((item) => !isSmall(item));
  const small = [...items.filter(isSmall), ...large.flatMap(byPlace)];
  const covers = coveredResults<L>(family);
  for (const group of sharingPlaces(small))
    if (isLess(COUNTED_COVERAGE, sumOf(group)) && isLess(COUNTED_COVERAGE, covers(group))) refuse(group);
  const exact = exactChances();
  for (const group of Map.groupBy(large, marketOf).values())
    if (isLess(COUNTED_COVERAGE, sumOf(group)) && isLess(COUNTED_COVERAGE, sumOf(group, exact)))
      refuse(group);
  return uncounted;
}

/** Of a play whose rows are each about one place: what it is at each of them. */
function byPlace<L>(item: CoverItem<L>): CoverItem<L>[] {
  const { play, selection } = item;
  if (play.joins !== 'places') return [];
  return selection.flatMap((row, at) =>
    row.length === 0
      ? []
      : [
          {
            ...item,
            play: { ...play, reads: [play.reads[at] as number] },
            selection: selection.map((other, place) => (place === at ? other : [])),
          },
        ],
  );
}

/** For each place those that read it, the same ones once. */
function sharingPlaces<L>(items: readonly CoverItem<L>[]): CoverItem<L>[][] {
  const places = [...new Set(items.flatMap(({ play }) => play.reads))];
  const groups = new Map<string, CoverItem<L>[]>();
  for (const place of places) {
    const at = [...items.keys()].filter((each) => items[each]?.play.reads.includes(place));
    groups.set(
      at.join(),
      at.map((each) => items[each] as CoverItem<L>),
    );
  }
  return [...groups.values()];
}

function marketOf<L>({ play }: CoverItem<L>): string {
  return `${play.coveredWith ?? play.group}/${play.reads.join()}`;
}

function exactChances(): <L>(item: CoverItem<L>) => Fraction {
  let slow = 0;
  return (item) => {
    const { play, selection } = item;
    const isWithin = play.shape.rows.every(({ max }, at) => (selection[at]?.length ?? 0) <= max);
    if (!play.outlook || !isWithin) return capped(mostChance(item));
    if (play.slowOutlook) slow += 1;
    return slow > SLOW_LOOKS ? capped(mostChance(item)) : play.outlook(selection).chance;
  };
}

function sumOf<L>(
  items: readonly CoverItem<L>[],
  chanceOf: (item: CoverItem<L>) => Fraction = (item) => capped(mostChance(item)),
): Fraction {
  return items.reduce((sum, item) => plus(sum, chanceOf(item)), NOTHING);
}

function capped(chance: Fraction): Fraction {
  return isLess(WHOLE, chance) ? WHOLE : chance;
}
