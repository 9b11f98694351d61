import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';

/** One number of a selection: as it is written, two digits for a ball, and by itself as a selection. */
export interface PlayedNumber {
  number: string;
  pick: Selection;
}

/**
 * The numbers of a selection, for the plays that are bet on number by number: whole numbers that are listed, and those of one row where
 * the play says so, as digits that run (วิ่ง). What stands on them is counted for each; null for all other plays, where it is counted for the play as a whole.
 */
export function numbersPlayed(play: Play, selection: Selection): PlayedNumber[] | null {
  const { rows, lines } = play.shape;
  if (lines && rows.length === 0) {
    const { width } = lines.symbols;
    return selection.map((line) => ({
      number: line.map((symbol) => String(symbol).padStart(width, '0')).join(''),
      pick: [line],
    }));
  }
  const symbols = rows[0]?.symbols;
  if (!play.numberwise || symbols?.kind !== 'numbers') return null;
  return (selection[0] ?? []).map((value) => ({
    number: String(value).padStart(symbols.width, '0'),
    pick: [[value]],
  }));
}
