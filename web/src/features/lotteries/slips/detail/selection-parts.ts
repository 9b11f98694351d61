import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { Symbols } from '@lanna/rules/lotteries/lottery/play';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';

/** A selection as people read it: rows by name, then lines. */
interface SelectionParts {
  rows: { name: string; symbols: string[] }[];
  lines: string[];
}

/** Undefined for a play that the rules do not know any more: its text is shown as it stands. */
export function selectionParts(gameCode: string, playCode: string, text: string): SelectionParts | undefined {
  const family = familyOf(gameOf(gameCode)?.family ?? '');
  const play = family && playOf(family, playCode);
  const read = play && readSelection(play, text);
  if (!read || 'errors' in read) return undefined;
  const { rows, lines } = play.shape;
  return {
    rows: rows.map(({ name, symbols }, at) => ({
      name,
      symbols: (read.selection[at] ?? []).map((value) => written(symbols, value)),
    })),
    lines: lines
      ? read.selection
          .slice(rows.length)
          .map((line) =>
            line.map((value) => written(lines.symbols, value)).join(lines.symbols.width === 2 ? ' ' : ''),
          )
      : [],
  };
}

function written(symbols: Symbols, value: number): string {
  return symbols.kind === 'options'
    ? (symbols.options[value] ?? String(value))
    : String(value).padStart(symbols.width, '0');
}
