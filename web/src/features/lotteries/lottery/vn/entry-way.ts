import type { Play } from '@lanna/rules/lotteries/lottery/play';

/**
 * How numbers of a play are picked: `grid` the row of 00 to 99; `numbers` the same, where each is a line of its own; `digits` three or four digits on a
 * keypad; `sets` lines of several numbers; `rows` like every other table.
 */
export type EntryWay = 'grid' | 'numbers' | 'digits' | 'sets' | 'rows';

export function entryWay({ shape: { rows, lines } }: Pick<Play, 'shape'>): EntryWay {
  if (lines && rows.length === 0) {
    if (lines.symbols.to === 99) return lines.length === 1 ? 'numbers' : 'sets';
    return lines.length === 2 ? 'numbers' : 'digits';
  }
  const [row] = rows;
  const isOfHundred = rows.length === 1 && row?.symbols.kind === 'numbers' && row.symbols.to === 99;
  return isOfHundred ? 'grid' : 'rows';
}
