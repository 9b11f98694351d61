import { type SlotSheet, type StripSet, windowOf } from './sheet.ts';

/**
 * Exact totals over every combination of stops of one strip set, each counted once. Wins are in line bets, with
 * the wilds' multipliers and without the free spins' own.
 */
export interface CycleTotals {
  combinations: bigint;
  lineWins: bigint;
  /** Combinations by the number of scatters in view. */
  scatters: bigint[];
  /** Combinations that pay anything at all. */
  hits: bigint;
  /** Σ win² and Σ win × free spins awarded, both with scatter pays: the deviation of a round needs them. */
  squares: bigint;
  winsTimesAward: bigint;
  best: bigint;
}

/**
 * Plays the whole cycle reel by reel. A line that has ended is paid once for everything below it, and only lines
 * still alive are looked at on the next reel, so 32⁵ combinations take about a second.
 */
export function playFullCycle(sheet: SlotSheet, strips: StripSet): CycleTotals {
  const reels = sheet.strips[strips].map((_, at) => readReel(sheet, strips, at));
  const lastReel = reels.length - 1;
  const scattersMax = reels.length * sheet.rows;
  const scatterPay = tableOf(scattersMax, (n) => (sheet.scatter.pays[n] ?? 0) * sheet.lines.length);
  const award = tableOf(scattersMax, (n) => sheet.scatter.freeSpins[n] ?? 0);
  const part = { lineWins: 0, hits: 0, squares: 0, winsTimesAward: 0 };
  const total = { lineWins: 0n, hits: 0n, squares: 0n, winsTimesAward: 0n };
  const scatters = new Array<number>(scattersMax + 1).fill(0);
  let best = 0;

  visit(
    0,
    sheet.lines.map((rows) => ({ rows: [...rows].map(Number), symbol: '', multiplier: 1 })),
    0,
    0,
  );
  return {
    combinations: reels.reduce((product, reel) => product * BigInt(reel.scatters.length), 1n),
    scatters: scatters.map(BigInt),
    best: BigInt(best),
    ...total,
  };

  function visit(at: number, alive: readonly Run[], paid: number, inView: number): void {
    const reel = reels[at];
    if (!reel) return;
    if (at === lastReel) {
      settle(reel, alive, paid, inView);
      return;
    }
    for (const [stop, scattersHere] of reel.scatters.entries()) {
      let paidNow = paid;
      const stillAlive: Run[] = [];
      for (const run of alive) {
        const symbol = at === 0 ? reel.symbolAt(run, stop) : run.symbol;
        const factor = reel.factors(run, symbol)[stop] ?? 0;
        if (factor === 0) paidNow += payOf(run, at);
        else stillAlive.push({ rows: run.rows, symbol, multiplier: run.multiplier * factor });
      }
      visit(at + 1, stillAlive, paidNow, inView + scattersHere);
    }
    if (at === lastReel - 2) flush();
  }

  /** The innermost loop: what each stop of the last reel adds, for all lines at once. */
  function settle(reel: Reel, alive: readonly Run[], paid: number, inView: number): void {
    const wins = new Array<number>(reel.scatters.length).fill(paid);
    for (const run of alive) {
      const ended = payOf(run, lastReel);
      const whole = payOf(run, lastReel + 1);
      for (const [stop, factor] of reel.factors(run, run.symbol).entries()) {
        wins[stop] = (wins[stop] ?? 0) + (factor === 0 ? ended : whole * factor);
      }
    }
    for (let stop = 0; stop < wins.length; stop += 1) {
      const lineWin = wins[stop] ?? 0;
      const seen = inView + (reel.scatters[stop] ?? 0);
      const win = lineWin + (scatterPay[seen] ?? 0);
      scatters[seen] = (scatters[seen] ?? 0) + 1;
      if (win === 0) continue;
      part.lineWins += lineWin;
      part.hits += 1;
      part.squares += win * win;
      part.winsTimesAward += win * (award[seen] ?? 0);
      if (win > best) best = win;
    }
  }

  function payOf(run: Run, count: number): number {
    return (sheet.pays[run.symbol]?.[count] ?? 0) * run.multiplier;
  }

  /** Doubles hold whole numbers exactly up to 2⁵³: parts are summed in them, the whole in bigint. */
  function flush(): void {
    for (const key of ['lineWins', 'hits', 'squares', 'winsTimesAward'] as const) {
      if (!Number.isSafeInteger(part[key])) throw new Error(`${key} has outgrown whole numbers`);
      total[key] += BigInt(part[key]);
      part[key] = 0;
    }
  }
}

interface Run {
  /** The row the line takes on each reel. */
  rows: readonly number[];
  symbol: string;
  multiplier: number;
}

interface Reel {
  /** Scatters in view, by stop. */
  scatters: number[];
  symbolAt(run: Run, stop: number): string;
  /** By stop, what the run's pay is multiplied by when it goes on here; 0 where it ends. */
  factors(run: Run, symbol: string): readonly number[];
}

function readReel(sheet: SlotSheet, strips: StripSet, at: number): Reel {
  const strip = sheet.strips[strips][at] ?? '';
  const views = Array.from(strip, (_, stop) => windowOf(strip, stop, sheet.rows));
  const factorsByRow = tableOf(sheet.rows - 1, (row) => {
    const shown = views.map((view) => view.charAt(row));
    return new Map(
      Object.keys(sheet.pays).map((symbol) => [symbol, shown.map((other) => factor(symbol, other))]),
    );
  });
  const never = views.map(() => 0);

  function factor(symbol: string, shown: string): number {
    if (shown === sheet.wild.symbol) return sheet.wild.multiplier[strips];
    return shown === symbol ? 1 : 0;
  }

  return {
    scatters: views.map((view) => view.split(sheet.scatter.symbol).length - 1),
    symbolAt: (run, stop) => views[stop]?.charAt(run.rows[at] ?? 0) ?? '',
    factors: (run, symbol) => factorsByRow[run.rows[at] ?? 0]?.get(symbol) ?? never,
  };
}

function tableOf<T>(max: number, value: (n: number) => T): T[] {
  return Array.from({ length: max + 1 }, (_, n) => value(n));
}
