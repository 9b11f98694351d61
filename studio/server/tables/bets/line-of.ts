import { formatMoney } from '@lanna/rules/money';
import type { Chips } from './table-bet.ts';

const LENGTH_MAX = 255;

/** What the bet is called in the player's record and the console: `banker 100.00, tie 20.00`. Cut at a whole play. */
export function lineOf(chips: Chips): string {
  let line = '';
  for (const [play, stake] of Object.entries(chips)) {
    const part = `${line === '' ? '' : ', '}${play} ${formatMoney(stake)}`;
    if (line.length + part.length > LENGTH_MAX - 3) return `${line}, …`;
    line += part;
  }
  return line;
}
