import type { Play } from '@lanna/rules/lotteries/lottery/play';
import {
  linePlaces,
  MAX_LINES,
  readSelection,
  type SelectionError,
} from '@lanna/rules/lotteries/lottery/plays/selection-text';

/** A typed line that cannot be bet on. */
export interface LineError {
  /** From 1, as it is counted for people. */
  line: number;
  code: LineErrorCode;
  /** Where it stands in what was typed. */
  from: number;
  to: number;
  written: string;
}

export type LineErrorCode = 'foreign' | 'missing' | 'too_long' | 'all_alike' | 'number_twice' | 'line_twice';

/** What is shown at once; more help no further. */
const SHOWN = 100;

/** Errors of rules, as the lines they stand on; `offset` is where the typed lines begin in the text that was read. */
export function lineErrors(
  play: Play,
  text: string,
  errors: readonly SelectionError[],
  offset: number,
): { shown: LineError[]; count: number } {
  const faulty = errors.filter(({ line, at }) => line !== undefined && at !== undefined);
  if (faulty.length === 0) return { shown: [], count: 0 };
  const places = linePlaces(play, text);
  const shown = faulty.slice(0, SHOWN).flatMap(({ code, line = 0 }) => {
    const place = places[line];
    if (!place) return [];
    const written = text.slice(place.from, place.to);
    const fieldError: LineError = {
      line: line + 1,
      code: errorCode(play, written, code),
      from: place.from - offset,
      to: place.to - offset,
      written,
    };
    return [fieldError];
  });
  return { shown, count: shown.length === 0 ? 0 : faulty.length };
}

/** The typed lines without those that cannot be bet on, one a line; nothing else about them changes. `before`: the rows that go before them. */
export function withoutFaultyLines(play: Play, before: string, typed: string): string {
  const text = before + typed;
  const read = readSelection(play, text, MAX_LINES);
  if (!('errors' in read)) return typed;
  const faulty = new Set(read.errors.map(({ line }) => line));
  return linePlaces(play, text)
    .filter((_, line) => !faulty.has(line))
    .map(({ from, to }) => text.slice(from, to))
    .join('\n');
}

/** Rules say `doubled` of a line written twice and of a number that stands twice in one. */
function errorCode(play: Play, written: string, code: SelectionError['code']): LineErrorCode {
  if (code === 'too_many') return 'too_long';
  if (code !== 'doubled') return code as LineErrorCode;
  if (play.shape.lines?.repeats !== 'none') return 'line_twice';
  const alone = readSelection(play, `${'|'.repeat(play.shape.rows.length)}${written}`);
  const isTwice =
    'errors' in alone && alone.errors.some((error) => error.code === 'doubled' && error.line === 0);
  return isTwice ? 'number_twice' : 'line_twice';
}
