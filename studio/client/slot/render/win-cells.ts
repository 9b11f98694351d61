import type { ReelStep } from '../../../play-api.ts';
import type { SlotSheet } from '../../../rules/slot/sheet.ts';
import { moneyOf } from '../state.ts';
import { viewOf } from './reel-plan.ts';

export interface CellPlace {
  reel: number;
  row: number;
}

/** One thing a step paid for, and where it lies. */
export type WinGroup =
  | {
      kind: 'line';
      line: number;
      symbol: string;
      count: number;
      multiplier: number;
      win: string;
      cells: CellPlace[];
      path: CellPlace[];
    }
  | { kind: 'scatter'; count: number; win: string; freeSpins: number; cells: CellPlace[] };

/** Scatters first, then lines, the best first. */
export function winGroups(sheet: SlotSheet, step: ReelStep): WinGroup[] {
  const lines = step.lineWins.map((win): WinGroup => {
    const path = [...(sheet.lines[win.line] ?? '')].map((row, reel) => ({ reel, row: Number(row) }));
    return { kind: 'line', ...win, cells: path.slice(0, win.count), path };
  });
  const byWin = lines.toSorted((a, b) => (moneyOf(b.win) > moneyOf(a.win) ? 1 : -1));
  if (!step.scatter) return byWin;
  const { count, win, freeSpinsAwarded } = step.scatter;
  return [
    { kind: 'scatter', count, win, freeSpins: freeSpinsAwarded, cells: scatterCells(sheet, step) },
    ...byWin,
  ];
}

function scatterCells(sheet: SlotSheet, step: ReelStep): CellPlace[] {
  return viewOf(sheet, step.strips, step.stops).flatMap((symbols, reel) =>
    [...symbols].flatMap((symbol, row) => (symbol === sheet.scatter.symbol ? [{ reel, row }] : [])),
  );
}
