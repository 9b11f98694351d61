import fc from 'fast-check';
import type { Family } from '../family.ts';
import type { Play, Result, RowShape, Selection, Symbols } from '../play.ts';
import { readSelection, writeSelection } from '../plays/selection-text.ts';
import { visitResults } from './all-results.ts';

/** Seeds of what is random here: the same on every run. */
const SEED = 20_261_122;

/**
 * What the enumeration of all results says against a play: nothing, if for each selection and tier the hits over all results are units × chance ×
 * the number of results, and no two units win together unless the play says so.
 */
export function objectionsTo(
  play: Play,
  results: Iterable<Result> & { readonly length: number },
  selections: readonly Selection[],
): string[] {
  return selections.flatMap((selection) => {
    const units = play.unitsByTier(selection);
    const hits = play.tiers.map(() => 0);
    let together = 0;
    for (const result of results) {
      const counts = play.hitsByTier(selection, result);
      let won = 0;
      for (let at = 0; at < hits.length; at += 1) {
        hits[at] = (hits[at] as number) + (counts[at] ?? 0);
        won += counts[at] ?? 0;
      }
      if (won > together) together = won;
    }
    if (together > 1 && !play.overlaps) return [`${play.code}: ${together} units win together`];
    return play.tiers.flatMap(({ code, chance }, at) => {
      const expected = BigInt(units[at] ?? 0) * chance.numerator * BigInt(results.length);
      return BigInt(hits[at] as number) * chance.denominator === expected
        ? []
        : [
            `${play.code} ${code} of "${writeSelection(play, selection)}": ${hits[at]} hits in ${results.length}, ${units[at]} units`,
          ];
    });
  });
}

export function someSelections(play: Play, count: number): Selection[] {
  return fc.sample(anySelection(play), { numRuns: count, seed: SEED });
}

/** Every selection that a text can say, small ones more often than large. */
export function anySelection(play: Play): fc.Arbitrary<Selection> {
  const { rows, lines, disjoint } = play.shape;
  const anyRows = fc.tuple(...rows.map(anyRow)).map((picked) => (disjoint ? withoutShared(picked) : picked));
  const anyLines = lines
    ? fc
        .uniqueArray(
          fc.array(anySymbol(lines.symbols), { minLength: lines.length, maxLength: lines.length }),
          {
            minLength: 1,
            maxLength: 12,
            selector: (line) => (lines.order === 'is free' ? line.toSorted((a, b) => a - b) : line).join(' '),
          },
        )
        .map((picked) =>
          picked.map((line) => (lines.order === 'is free' ? line.toSorted((a, b) => a - b) : line)),
        )
    : fc.constant([]);
  return fc
    .tuple(anyRows, anyLines)
    .map(([one, other]) => [...one, ...other])
    .filter((selection) => 'selection' in readSelection(play, writeSelection(play, selection)))
    .map((selection) => {
      const read = readSelection(play, writeSelection(play, selection));
      return 'selection' in read ? read.selection : selection;
    });
}

/** The text of a selection as another player may type it: other orders, other spaces. */
export function otherText(play: Play, selection: Selection, turn: number): string {
  const { rows, lines } = play.shape;
  const turned = <T>(items: readonly T[]) =>
    [...items.slice(turn % (items.length || 1)), ...items.slice(0, turn % (items.length || 1))].reverse();
  const symbol = (symbols: Symbols, value: number) =>
    symbols.kind === 'options'
      ? ` ${symbols.options[value]} `
      : symbols.width === 2
        ? ` ${value} `
        : `${value}`;
  const parts = rows.map(({ symbols }, at) =>
    turned(selection[at] ?? [])
      .map((value) => symbol(symbols, value))
      .join(turn % 2 ? ' ' : ', '),
  );
  if (lines)
    parts.push(
      turned(selection.slice(rows.length))
        .map((line) =>
          (lines.order === 'is free' ? turned(line) : line)
            .map((value) => symbol(lines.symbols, value))
            .join(''),
        )
        .join(turn % 2 ? '\n' : ' ; '),
    );
  return parts.join(' | ');
}

/** Every result as far as the play reads it. */
export function resultsRead(family: Family, play: Pick<Play, 'reads'>): Result[] {
  const results: Result[] = [];
  visitResults(family, play, (result) => results.push([...result]));
  return results;
}

function anyRow({ symbols, min, max }: RowShape): fc.Arbitrary<number[]> {
  const values = symbolsOf(symbols);
  return fc.oneof(
    fc.subarray(values, { minLength: min, maxLength: Math.min(max, min + 3, values.length) }),
    fc.subarray(values, { minLength: min, maxLength: Math.min(max, values.length) }),
  );
}

function anySymbol(symbols: Symbols): fc.Arbitrary<number> {
  return fc.constantFrom(...symbolsOf(symbols));
}

function symbolsOf(symbols: Symbols): number[] {
  if (symbols.kind === 'options') return symbols.options.map((_, at) => at);
  return Array.from({ length: symbols.to - symbols.from + 1 }, (_, at) => symbols.from + at);
}

function withoutShared(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row, at) =>
    row.filter((value) => !rows.slice(0, at).some((earlier) => earlier.includes(value))),
  );
}
