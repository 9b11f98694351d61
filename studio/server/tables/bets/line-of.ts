import { formatMoney } from '@lanna/rules/money';
import { playName } from '../../../rules/table/play-names.ts';
import type { TableBet } from './table-bet.ts';

const LENGTH_MAX = 255;

/** What the bet is called in the player's record and the console, in the language it was played in: `แบงเกอร์ 100.00, เสมอ 20.00`. Cut at a whole play. */
export function lineOf({ chips, kind, language }: Pick<TableBet, 'chips' | 'kind' | 'language'>): string {
  let line = '';
  for (const [play, stake] of Object.entries(chips)) {
    const part = `${line === '' ? '' : ', '}${playName(kind, play, language)} ${formatMoney(stake)}`;
    if (line.length + part.length > LENGTH_MAX - 3) return `${line}, …`;
    line += part;
  }
  return line;
}
