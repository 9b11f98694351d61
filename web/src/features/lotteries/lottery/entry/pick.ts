import type { Play, RowShape, SelectionShape, Symbols } from '@lanna/rules/lotteries/lottery/play';

/** What is picked of a play so far: values of each row, and lines as they are typed. */
export interface Draft {
  readonly rows: readonly (readonly number[])[];
  readonly text: string;
}

export const QUICK_KEYS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickKey = (typeof QUICK_KEYS)[number];

export function emptyDraft({ shape }: Pick<Play, 'shape'>): Draft {
  return { rows: shape.rows.map(() => []), text: '' };
}

export function isEmptyDraft({ rows, text }: Draft): boolean {
  return text.trim() === '' && rows.every((row) => row.length === 0);
}

/** All values of a row; an option is its place in the list. */
export function valuesOf(symbols: Symbols): number[] {
  if (symbols.kind === 'options') return symbols.options.map((_, at) => at);
  return Array.from({ length: symbols.to - symbols.from + 1 }, (_, at) => symbols.from + at);
}

/**
 * Takes a value into a row or out of it. A row of one changes its value; a full row of several takes no more. A banker that is picked among the others
 * goes over to them, and back.
 */
export function toggled(draft: Draft, { shape }: Pick<Play, 'shape'>, row: number, value: number): Draft {
  const here = draft.rows[row] ?? [];
  const { max = 0 } = shape.rows[row] ?? {};
  if (here.includes(value)) return withRow(draft, row, without(here, value));
  if (here.length >= max && max > 1) return draft;
  const rows = shape.disjoint ? draft.rows.map((one) => without(one, value)) : draft.rows;
  return withRow({ ...draft, rows }, row, max === 1 ? [value] : [...here, value]);
}

/**
 * Takes all of a group into a row, or all of it out where the whole of it is there. Where the row has no room for both, the group takes the place of what
 * was picked.
 */
export function groupToggled(
  draft: Draft,
  { shape }: Pick<Play, 'shape'>,
  row: number,
  group: readonly number[],
): Draft {
  const here = draft.rows[row] ?? [];
  const { max = 0 } = shape.rows[row] ?? {};
  if (group.length > max) return draft;
  if (group.every((value) => here.includes(value))) return withRow(draft, row, without(here, ...group));
  const both = [...without(here, ...group), ...group];
  const rows = shape.disjoint ? draft.rows.map((one) => without(one, ...group)) : draft.rows;
  return withRow({ ...draft, rows }, row, both.length > max ? group : both);
}

/** What a quick key leaves in a row: the values of its kind and no others. */
export function quicklyPicked(
  draft: Draft,
  { shape }: Pick<Play, 'shape'>,
  row: number,
  key: QuickKey,
): Draft {
  const shapeOfRow = shape.rows[row];
  if (!shapeOfRow) return draft;
  return withRow(draft, row, quickValues(shape, draft, row, key));
}

/** Keys a row has: none that would break its bounds, and only All and Clear where its options are no numbers. */
export function quickKeysOf(row: RowShape): QuickKey[] {
  const values = valuesOf(row.symbols);
  if (values.length <= 4) return [];
  return QUICK_KEYS.filter((key) => {
    if (key === 'clear') return true;
    if (key !== 'all' && !countsUp(row.symbols)) return false;
    return values.filter((value) => isOfKind(row.symbols, value, key)).length <= row.max;
  });
}

/** So many values, as chance has it, in each row that must hold some. */
export function luckyDraft(play: Pick<Play, 'shape'>, below: (count: number) => number): Draft {
  const { rows, filledRows = 0, disjoint } = play.shape;
  const taken = new Set<number>();
  let draft = emptyDraft(play);
  // One banker, and as many others as fill its unit up.
  const fillUp = rows[0]?.max ?? 0;
  // Where rows may stay empty, as many as must be filled are.
  const mayStayEmpty = rows.flatMap(({ min }, at) => (min === 0 ? [at] : []));
  const filled = new Set(shuffled(mayStayEmpty, below).slice(0, filledRows));
  for (const [at, row] of rows.entries()) {
    const wanted = row.min === 0 ? (filled.has(at) ? 1 : 0) : disjoint && at > 0 ? fillUp : row.min;
    const free = valuesOf(row.symbols).filter((value) => !taken.has(value));
    const picked = shuffled(free, below).slice(0, wanted);
    // Rows that are one order of different numbers, and rows of bankers, have no number in common.
    if (disjoint || isOrderOfNumbers(play.shape)) for (const value of picked) taken.add(value);
    draft = withRow(draft, at, picked);
  }
  return draft;
}

function isOrderOfNumbers({ rows }: SelectionShape): boolean {
  return rows.length > 1 && rows.every(({ symbols }) => symbols.kind === 'numbers');
}

function quickValues(shape: SelectionShape, draft: Draft, row: number, key: QuickKey): number[] {
  const { symbols } = shape.rows[row] as RowShape;
  if (key === 'clear') return [];
  const elsewhere = shape.disjoint ? draft.rows.flatMap((one, at) => (at === row ? [] : one)) : [];
  return valuesOf(symbols).filter((value) => !elsewhere.includes(value) && isOfKind(symbols, value, key));
}

function isOfKind(symbols: Symbols, value: number, key: QuickKey): boolean {
  const number = numberOf(symbols, value);
  const values = valuesOf(symbols);
  const [least, most] = [numberOf(symbols, values[0] ?? 0), numberOf(symbols, values.at(-1) ?? 0)];
  switch (key) {
    case 'all':
      return true;
    case 'big':
      return number * 2 >= least + most;
    case 'small':
      return number * 2 < least + most;
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
    case 'clear':
      return false;
  }
}

/** Sums and spans are options that are numbers. */
function numberOf(symbols: Symbols, value: number): number {
  return symbols.kind === 'options' ? Number(symbols.options[value]) : value;
}

function countsUp(symbols: Symbols): boolean {
  return symbols.kind === 'numbers' || symbols.options.every((option) => /^\d+$/.test(option));
}

function withRow(draft: Draft, row: number, values: readonly number[]): Draft {
  const sorted = values.toSorted((a, b) => a - b);
  return { ...draft, rows: draft.rows.map((one, at) => (at === row ? sorted : one)) };
}

function without(values: readonly number[], ...taken: readonly number[]): number[] {
  return values.filter((one) => !taken.includes(one));
}

function shuffled(values: readonly number[], below: (count: number) => number): number[] {
  const left = [...values];
  const drawn: number[] = [];
  while (left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return drawn;
}
