import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';

/** Places of written lines whose number is one of these. Plays that pick in rows are sold at one rate. */
export function numbersAmong(
  play: Play,
  selection: Selection,
  numbers: readonly string[],
): { at: number; number: string }[] {
  const { lines, rows } = play.shape;
  if (!lines || rows.length > 0 || numbers.length === 0) return [];
  const wanted = new Set(numbers);
  return selection.flatMap((line, at) => {
    const number = line.map((symbol) => String(symbol).padStart(lines.symbols.width, '0')).join('');
    return wanted.has(number) ? [{ at, number }] : [];
  });
}
