import { choose, range, setsOf } from '../cover/combinations.ts';
import type { DrawShape } from '../family.ts';
import type { Play, RowShape, Selection, SelectionShape, Symbols, Tier } from '../play.ts';
import { fraction } from '../plays/fraction.ts';

/** A play on so many digits, wherever in a result they stand. */
export interface DigitPlay {
  readonly name: string;
  readonly digits: number;
  readonly shape: SelectionShape;
  readonly tiers: readonly Tier[];
  readonly overlaps?: true;
  unitsByTier(selection: Selection): readonly number[];
  hitsByTier(selection: Selection, digits: readonly number[]): readonly number[];
}

/** Keys of the words for the places of five digits. */
export const FIVE_PLACES = ['ten_thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const;

export const DIGITS: Extract<Symbols, { kind: 'numbers' }> = { kind: 'numbers', from: 0, to: 9, width: 1 };

/** A draw of one number with so many digits. */
export function digitsDraw(length: number): DrawShape {
  return {
    parts: [{ name: 'digits', count: 1, length, from: 0, to: 9, width: 1 }],
    random: ({ below }) => range(1, length).map(() => below(10)),
  };
}

/** The play on fixed places of a result. */
export function onPlaces(play: DigitPlay, group: string, places: readonly number[]): Play {
  const { name, shape, tiers, unitsByTier } = play;
  return {
    code: `${group}-${name}`,
    group,
    name,
    shape,
    tiers,
    reads: places,
    ...(play.overlaps && { overlaps: true }),
    unitsByTier,
    hitsByTier: (selection, result) =>
      play.hitsByTier(
        selection,
        places.map((place) => result[place] as number),
      ),
  };
}

/** The play on each set of its number of places among those the player ticks: the first row. */
export function onAnyPlaces(play: DigitPlay, group: string, places: number): Play {
  const { name, shape, tiers, digits } = play;
  const ticks: RowShape = {
    name: 'places',
    symbols: { kind: 'options', options: range(1, places).map(String) },
    min: digits,
    max: places,
  };
  const rest = withoutTicks();
  const allSets = setsOf(range(0, places - 1), digits);
  return {
    code: `${group}-${name}`,
    group,
    name,
    shape: { ...shape, rows: [ticks, ...shape.rows] },
    tiers,
    reads: range(0, places - 1),
    overlaps: true,
    unitsByTier: (selection) => {
      const sets = choose(selection[0]?.length ?? 0, digits);
      return play.unitsByTier(rest(selection)).map((units) => units * sets);
    },
    hitsByTier: (selection, result) => {
      const hits = tiers.map(() => 0);
      const picked = rest(selection);
      const ticked = selection[0] ?? [];
      for (const set of allSets) {
        if (!set.every((place) => ticked.includes(place))) continue;
        const found = play.hitsByTier(
          picked,
          set.map((place) => result[place] as number),
        );
        for (const [at, count] of found.entries()) hits[at] = (hits[at] ?? 0) + count;
      }
      return hits;
    },
  };
}

/** What is picked without the places, made once for a selection: it may hold thousands of lines. */
function withoutTicks() {
  const made = new WeakMap<Selection, Selection>();
  return (selection: Selection) => {
    const rest = made.get(selection) ?? selection.slice(1);
    made.set(selection, rest);
    return rest;
  };
}

/** A tier won by so many of all results of so many digits. */
export function digitTier(code: string, ways: number, digits: number): Tier {
  return { code, chance: fraction(BigInt(ways), 10n ** BigInt(digits)) };
}

export function digitRow(name: string, min: number, max = 10): RowShape {
  return { name, symbols: DIGITS, min, max };
}

export function optionRow(name: string, options: readonly string[]): RowShape {
  return { name, symbols: { kind: 'options', options }, min: 1, max: options.length };
}

/** Every sequence of so many digits. */
export function* sequences(digits: number): Generator<number[]> {
  for (let value = 0; value < 10 ** digits; value += 1)
    yield Array.from({ length: digits }, (_, at) => Math.floor(value / 10 ** (digits - 1 - at)) % 10);
}

export function sum(digits: readonly number[]): number {
  return digits.reduce((all, digit) => all + digit, 0);
}
