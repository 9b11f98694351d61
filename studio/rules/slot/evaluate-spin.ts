import type { Money } from '@lanna/rules/money';
import { lineBetOf, type SlotSheet, type StripSet, windowOf } from './sheet.ts';

export interface LineWin {
  line: number;
  symbol: string;
  count: number;
  /** Everything the pay was multiplied by: wilds of the run, and the free spins' own. */
  multiplier: number;
  win: Money;
}

export interface Spin {
  lineWins: LineWin[];
  scatter?: { count: number; win: Money; freeSpinsAwarded: number };
  win: Money;
}

/** What one picture of the reels pays. Pure: the same stops always pay the same. */
export function evaluateSpin(
  sheet: SlotSheet,
  strips: StripSet,
  stops: readonly number[],
  stake: Money,
): Spin {
  const view = sheet.strips[strips].map((strip, reel) => windowOf(strip, stops[reel] ?? 0, sheet.rows));
  const spinMultiplier = strips === 'free' ? sheet.freeSpinMultiplier : 1;
  const lineBet = lineBetOf(sheet, stake);

  const lineWins = sheet.lines.flatMap((rows, line) => {
    const run = readRun(sheet, strips, view, rows);
    const pay = sheet.pays[run.symbol]?.[run.count];
    if (!pay) return [];
    const multiplier = run.wildMultiplier * spinMultiplier;
    const win = lineBet * BigInt(pay * multiplier);
    return [{ line, symbol: run.symbol, count: run.count, multiplier, win }];
  });
  const scatter = readScatter(sheet, view, stake * BigInt(spinMultiplier));
  const win = lineWins.reduce((sum, line) => sum + line.win, scatter?.win ?? 0n);
  return { lineWins, ...(scatter && { scatter }), win };
}

/** The run a line starts with. Reel 0 has no wild, so its symbol names the run. */
function readRun(sheet: SlotSheet, strips: StripSet, view: readonly string[], rows: string) {
  const symbol = view[0]?.charAt(Number(rows[0])) ?? '';
  let count = 0;
  let wildMultiplier = 1;
  for (const [reel, row] of [...rows].entries()) {
    const shown = view[reel]?.charAt(Number(row));
    if (shown === sheet.wild.symbol) wildMultiplier *= sheet.wild.multiplier[strips];
    else if (shown !== symbol) break;
    count += 1;
  }
  return { symbol, count, wildMultiplier };
}

function readScatter(sheet: SlotSheet, view: readonly string[], stake: Money): Spin['scatter'] {
  const count = view.reduce((sum, reel) => sum + reel.split(sheet.scatter.symbol).length - 1, 0);
  const pay = sheet.scatter.pays[count] ?? 0;
  const freeSpinsAwarded = sheet.scatter.freeSpins[count] ?? 0;
  if (pay === 0 && freeSpinsAwarded === 0) return undefined;
  return { count, win: stake * BigInt(pay), freeSpinsAwarded };
}
