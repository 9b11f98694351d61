import { type SlotSheet, type StripSet, windowOf } from '../../../rules/slot/sheet.ts';

/** When each reel should reach its stop, in milliseconds after the spin began, and which ones keep the player waiting. */
export interface ReelPlan {
  stopAfterMs: number[];
  suspense: boolean[];
}

export interface Pace {
  firstStopMs: number;
  betweenStopsMs: number;
  suspenseMs: number;
}

export const USUAL_PACE: Pace = { firstStopMs: 720, betweenStopsMs: 210, suspenseMs: 1150 };
export const QUICK_PACE: Pace = { firstStopMs: 460, betweenStopsMs: 75, suspenseMs: 700 };

/** The stops in order; from the moment one more scatter would win free spins, each further reel takes its time. */
export function planReels(scatters: readonly number[], neededScatters: number, pace: Pace): ReelPlan {
  const plan: ReelPlan = { stopAfterMs: [], suspense: [] };
  let at = pace.firstStopMs;
  let seen = 0;
  for (const [reel, here] of scatters.entries()) {
    const suspense = seen === neededScatters - 1 && scatters.length > reel;
    if (reel > 0) at += suspense ? pace.suspenseMs : pace.betweenStopsMs;
    plan.stopAfterMs.push(at);
    plan.suspense.push(suspense);
    seen += here;
  }
  return plan;
}

/** The fewest scatters that win free spins. */
export function scattersNeeded(sheet: SlotSheet): number {
  const counts = Object.entries(sheet.scatter.freeSpins).filter(([, spins]) => spins > 0);
  return Math.min(...counts.map(([count]) => Number(count)));
}

/** The symbols in view, reel by reel, from the top. */
export function viewOf(sheet: SlotSheet, strips: string, stops: readonly number[]): string[] {
  return stripsOf(sheet, strips).map((strip, reel) => windowOf(strip, stops[reel] ?? 0, sheet.rows));
}

export function stripsOf(sheet: SlotSheet, strips: string): readonly string[] {
  return sheet.strips[isStripSet(sheet, strips) ? strips : 'base'];
}

function isStripSet(sheet: SlotSheet, strips: string): strips is StripSet {
  return Object.hasOwn(sheet.strips, strips);
}

export function scattersByReel(sheet: SlotSheet, view: readonly string[]): number[] {
  return view.map((reel) => reel.split(sheet.scatter.symbol).length - 1);
}
