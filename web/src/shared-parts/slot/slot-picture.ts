import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import { type SlotSheet, windowOf } from '@lanna/studio/rules/slot/sheet';

type Step = RoundReceipt['steps'][number];

export interface Cell {
  reel: number;
  row: number;
  /** A symbol of the sheet; empty where a made-up receipt points past the reel. */
  symbol: string;
  /** Part of a winning line or of a paying scatter. */
  won: boolean;
}

/** What was in view after one spin, row by row from the top, each from the left. */
export function pictureOf(sheet: SlotSheet, step: Step): Cell[][] {
  const views = sheet.strips[step.kind].map((strip, reel) =>
    windowOf(strip, step.stops[reel] ?? 0, sheet.rows),
  );
  return Array.from({ length: sheet.rows }, (_, row) =>
    views.map((view, reel) => {
      const symbol = view.charAt(row);
      const scattered = step.scatter !== undefined && symbol === sheet.scatter.symbol;
      return { reel, row, symbol, won: scattered || isOnWinningLine(sheet, step, reel, row) };
    }),
  );
}

function isOnWinningLine(sheet: SlotSheet, step: Step, reel: number, row: number): boolean {
  return step.lineWins.some(
    ({ line, count }) => reel < count && sheet.lines[line]?.charAt(reel) === String(row),
  );
}
