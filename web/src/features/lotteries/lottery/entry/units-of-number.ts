import { type Play, unitsOf } from '@lanna/rules/lotteries/lottery/play';

/** How many units a listed number is: one for each prize it plays for. One in all other plays. */
export function unitsOfNumber(play: Play): number {
  const { lines, rows } = play.shape;
  if (!lines || rows.length > 0 || lines.repeats !== 'allowed') return 1;
  return unitsOf(play, [Array.from({ length: lines.length }, () => lines.symbols.from)]);
}
