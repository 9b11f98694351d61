import {
  type LinesShape,
  MAX_UNITS,
  type Play,
  type RowShape,
  type Selection,
  type Symbols,
  unitsOf,
} from '../play.ts';
import { compareLines } from './lines.ts';

/** What is wrong with a text, and where: `row` and `line` count from 0, `at` is the place of the sign in the text. */
export interface SelectionError {
  code:
    | 'too_long'
    | 'rows'
    | 'foreign'
    | 'doubled'
    | 'missing'
    | 'too_many'
    | 'all_alike'
    | 'in_two_rows'
    | 'too_few_rows'
    | 'too_many_lines'
    | 'no_units'
    | 'too_many_units';
  row?: number;
  line?: number;
  at?: number;
}

export type ReadSelection = { selection: Selection; units: number } | { errors: SelectionError[] };

export const MAX_TEXT = 200_000;
export const MAX_LINES = 10_000;
/** After a wrong text was pasted, more errors than these help no further. */
const MAX_ERRORS = 100;

/**
 * Reads a selection: rows parted by `|` or line breaks, then lines parted by `,` `;` or line breaks, digits also by spaces. Within a row or a line
 * spaces, commas, dots and hyphens part numbers; digits need nothing between them. Thai and full-width digits are digits. After `maxErrors` the rest
 * of what is wrong is not named.
 */
export function readSelection(play: Play, text: string, maxErrors = MAX_ERRORS): ReadSelection {
  if (text.length > MAX_TEXT) return { errors: [{ code: 'too_long' }] };
  const reading: Reading = { text: withPlainDigits(text), errors: [], maxErrors };
  const { rows, lines } = play.shape;
  const parts = partsOf(reading.text, rows.length, lines !== undefined);
  if (!parts) return { errors: [{ code: 'rows' }] };
  const read = rows.map((row, at) => readRow(reading, row, at, parts[at] as Part));
  if (lines) read.push(...readLines(reading, play, parts[rows.length] as Part));
  else checkRows(reading, play, read);
  if (reading.errors.length > 0) return { errors: reading.errors };
  const units = unitsOf(play, read);
  if (units === 0) return { errors: [{ code: 'no_units' }] };
  if (units > MAX_UNITS) return { errors: [{ code: 'too_many_units' }] };
  return { selection: read, units };
}

/** The one text of a selection: rows joined by `|`, lines by `,`, digits by nothing, other symbols by a space. */
export function writeSelection(play: Play, selection: Selection): string {
  const { rows, lines } = play.shape;
  const parts = rows.map(({ symbols }, at) => writeSymbols(symbols, selection[at] ?? []));
  if (lines)
    parts.push(
      selection
        .slice(rows.length)
        .map((line) => writeSymbols(lines.symbols, line))
        .join(','),
    );
  return parts.join('|');
}

/** Where the written lines of a text stand, in the order in which an error counts them; none where rows are missing before them. */
export function linePlaces({ shape: { rows, lines } }: Play, text: string): LinePlace[] {
  const part = lines && partsOf(text, rows.length, true)?.[rows.length];
  return part ? linePartsOf(text, part, lines.symbols.width === 1) : [];
}

export interface LinePlace {
  from: number;
  to: number;
}

interface Reading {
  text: string;
  errors: SelectionError[];
  maxErrors: number;
}

interface Part {
  from: number;
  to: number;
}

interface Token {
  value: number | undefined;
  at: number;
}

function writeSymbols(symbols: Symbols, values: readonly number[]): string {
  if (symbols.kind === 'options') return values.map((value) => symbols.options[value]).join(' ');
  return values
    .map((value) => String(value).padStart(symbols.width, '0'))
    .join(symbols.width === 2 ? ' ' : '');
}

function partsOf(text: string, rows: number, withLines: boolean): Part[] | undefined {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const parted = text[at] === '|' || text[at] === '\n';
    // What follows the last row is lines, however they are parted.
    const isPart = at === text.length || (parted && (!withLines || parts.length < rows));
    if (!isPart) continue;
    parts.push({ from, to: at });
    from = at + 1;
  }
  return parts.length === rows + (withLines ? 1 : 0) ? parts : undefined;
}

function readRow(reading: Reading, { symbols, min, max }: RowShape, row: number, part: Part): number[] {
  const values: number[] = [];
  const before = reading.errors.length;
  for (const { value, at } of tokensOf(reading.text, part, symbols)) {
    if (value === undefined) note(reading, { code: 'foreign', row, at });
    else if (values.includes(value)) note(reading, { code: 'doubled', row, at });
    else values.push(value);
  }
  const isClean = reading.errors.length === before;
  if (isClean && values.length < min) note(reading, { code: 'missing', row, at: part.to });
  if (values.length > max) note(reading, { code: 'too_many', row, at: part.from });
  return values.sort((a, b) => a - b);
}

function checkRows(reading: Reading, { shape }: Play, read: readonly (readonly number[])[]): void {
  if (read.filter((row) => row.length > 0).length < (shape.filledRows ?? 0))
    note(reading, { code: 'too_few_rows' });
  if (!shape.disjoint) return;
  const seen = new Set<number>();
  for (const [row, values] of read.entries()) {
    if (values.some((value) => seen.has(value))) note(reading, { code: 'in_two_rows', row });
    for (const value of values) seen.add(value);
  }
}

function readLines(reading: Reading, { shape: { lines } }: Play, part: Part): number[][] {
  if (!lines) return [];
  const { symbols, order } = lines;
  const texts = linePartsOf(reading.text, part, symbols.width === 1);
  if (texts.length > MAX_LINES) {
    note(reading, { code: 'too_many_lines' });
    return [];
  }
  if (texts.length === 0) note(reading, { code: 'missing', line: 0, at: part.to });
  const seen = new Set<string>();
  const read: number[][] = [];
  for (const [line, text] of texts.entries()) {
    const tokens = tokensOf(reading.text, text, symbols);
    const values = tokens.map(({ value }) => value ?? Number.NaN);
    if (order === 'is free') values.sort((a, b) => a - b);
    const key = values.join(' ');
    const code = errorInLine(values, lines) ?? (seen.has(key) ? 'doubled' : undefined);
    seen.add(key);
    if (!code) read.push(values);
    else {
      const foreign = tokens.find(({ value }) => value === undefined);
      note(reading, { code, line, at: foreign?.at ?? text.from });
    }
  }
  return read.sort(compareLines);
}

function errorInLine(
  values: readonly number[],
  { length, repeats }: LinesShape,
): SelectionError['code'] | undefined {
  const kinds = new Set(values).size;
  if (values.some(Number.isNaN)) return 'foreign';
  if (values.length < length) return 'missing';
  if (values.length > length) return 'too_many';
  if (repeats === 'none' && kinds < length) return 'doubled';
  if (repeats === 'not all alike' && kinds === 1) return 'all_alike';
  return undefined;
}

/** Empty ones, as a last line break leaves them, are no lines. */
function linePartsOf(text: string, { from, to }: Part, spacesPart: boolean): Part[] {
  const parts: Part[] = [];
  for (const { 0: line, index } of text
    .slice(from, to)
    .matchAll(spacesPart ? /[^,;|\s]+/g : /[^,;|\r\n]+/g)) {
    const start = from + index + line.length - line.trimStart().length;
    if (line.trim()) parts.push({ from: start, to: from + index + line.length });
  }
  return parts;
}

function tokensOf(text: string, { from, to }: Part, symbols: Symbols): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of text.slice(from, to).matchAll(/[^\s,.-]+/g)) {
    const at = from + index;
    if (symbols.kind === 'options') {
      const option = symbols.options.indexOf(run.toLowerCase());
      tokens.push({ value: option < 0 ? undefined : option, at });
    } else {
      // Two-digit numbers may stand without anything between them; one digit alone is a number too.
      const width =
        symbols.width === 2 && run.length > 2 && run.length % 2 === 1 ? run.length : symbols.width;
      for (let start = 0; start < run.length; start += width)
        tokens.push({ value: numberIn(run.slice(start, start + width), symbols), at: at + start });
    }
  }
  return tokens;
}

function numberIn(
  digits: string,
  { from, to, width }: Extract<Symbols, { kind: 'numbers' }>,
): number | undefined {
  if (digits.length > width || !/^\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= from && value <= to ? value : undefined;
}

/** Sign for sign, so that places stay where they are. */
function withPlainDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit >= '０' ? 0xff10 : 0x0e50)) % 10),
  );
}

function note(reading: Reading, error: SelectionError): void {
  if (reading.errors.length < reading.maxErrors) reading.errors.push(error);
}
