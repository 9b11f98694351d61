import type { Play } from '@lanna/rules/lotteries/lottery/play';
import type { PlayWords } from './play-words.ts';

/** Of a pick of numbers, as much as a line of a slip has room for. */
const SHOWN_SIGNS = 120;

/** The text of a selection as people read it: rows apart, options by their words, thousands of numbers not written out. */
export function selectionWords(words: PlayWords, play: Play | undefined, text: string): string {
  return text
    .split('|')
    .map((part, at) => {
      const row = play?.shape.rows[at];
      if (part === '') return '–';
      if (row?.symbols.kind !== 'options') return shortened(part).replaceAll(',', ', ');
      return part
        .split(' ')
        .map((option) => words.option(option, row.name))
        .join(', ');
    })
    .join(' | ');
}

function shortened(numbers: string): string {
  return numbers.length > SHOWN_SIGNS ? `${numbers.slice(0, SHOWN_SIGNS)}…` : numbers;
}
