import { describe, expect, test } from 'vitest';
import { evaluateSpin } from './evaluate-spin.ts';
import { type CycleTotals, playFullCycle } from './full-cycle.ts';
import { STUDIO_GAMES } from './games.ts';
import { lannaLanterns } from './lanna-lanterns.ts';
import { parSheetOf, percentText } from './par-sheet-mathematics.ts';
import { riverNaga } from './river-naga.ts';
import type { SlotSheet, StripSet } from './sheet.ts';
import { starlightMarket } from './starlight-market.ts';

const FULL_CYCLE = 32n ** 5n;

/** Every published figure of every game, from all 33 554 432 combinations of each of its strip sets. */
describe('the full cycle', () => {
  test('Lanna Lanterns returns 95.7266 %', () => {
    const cycle = playFullCycle(lannaLanterns, 'base');
    expect(cycle).toMatchObject({ combinations: FULL_CYCLE, lineWins: 490_028_380n, hits: 15_178_382n });
    expect(cycle.scatters.slice(3, 6)).toEqual([227_070n, 11_745n, 243n]);
    const parSheet = parSheetOf(lannaLanterns, cycle, cycle);
    expect(inPercent(parSheet)).toEqual({
      lineReturn: '73.0199',
      scatterReturn: '1.7397',
      freeSpinReturn: '20.9670',
      return: '95.7266',
      hitRate: '45.2351',
      freeSpinChance: '0.7124',
      freeSpins: '9.3486',
    });
    expectPublished(lannaLanterns, parSheet);
  });

  test('Starlight Floating Market returns 96.3351 %', () => {
    const cycle = playFullCycle(starlightMarket, 'base');
    expect(cycle).toMatchObject({ combinations: FULL_CYCLE, lineWins: 295_040_100n, hits: 16_472_008n });
    const parSheet = parSheetOf(starlightMarket, cycle, cycle);
    expect(inPercent(parSheet)).toEqual({
      lineReturn: '87.9288',
      scatterReturn: '1.5429',
      freeSpinReturn: '6.8634',
      return: '96.3351',
      hitRate: '49.0904',
      freeSpinChance: '0.7124',
      freeSpins: '7.6710',
    });
    expectPublished(starlightMarket, parSheet);
  });

  test('River Naga returns 96.4925 %', () => {
    const base = playFullCycle(riverNaga, 'base');
    const free = playFullCycle(riverNaga, 'free');
    expect(base).toMatchObject({ combinations: FULL_CYCLE, lineWins: 382_996_000n, hits: 13_611_728n });
    expect(free).toMatchObject({ combinations: FULL_CYCLE, lineWins: 6_650_302_000n, hits: 18_140_320n });
    const parSheet = parSheetOf(riverNaga, base, free);
    expect(inPercent(parSheet)).toEqual({
      lineReturn: '45.6567',
      scatterReturn: '1.6113',
      freeSpinReturn: '49.2245',
      return: '96.4925',
      hitRate: '40.5661',
      freeSpinChance: '0.7080',
      freeSpins: '6.1965',
    });
    expectPublished(riverNaga, parSheet);
  });

  test('each line wins the same over the cycle, 24 501 419 line bets in Lanna Lanterns', () => {
    expect(lineWinsByCounting(lannaLanterns, 'base')).toBe(24_501_419n);
    for (const { sheet } of STUDIO_GAMES) {
      for (const strips of ['base', 'free'] as const) {
        const perLine = lineWinsByCounting(sheet, strips);
        expect(playFullCycle(sheet, strips).lineWins).toBe(perLine * BigInt(sheet.lines.length));
      }
    }
  });
});

/** Eight stops a reel leave 32 768 pictures: few enough to ask the engine itself for each of them. */
describe.each(STUDIO_GAMES)('the engine of $code', ({ sheet }) => {
  test.each(['base', 'free'] as const)('pays what the full cycle counts, %s spins', (strips) => {
    const short = shortened(sheet);
    expect(cycleByEngine(short, strips)).toEqual(playFullCycle(short, strips));
  });
});

function expectPublished(sheet: SlotSheet, parSheet: ReturnType<typeof parSheetOf>): void {
  expect(sheet.returnPercent).toBe(percentText(parSheet.return));
  expect(`${sheet.returnBasisPoints / 100}`).toBe(`${Number(percentText(parSheet.return, 2))}`);
  expect(sheet.deviation).toBe(Number(parSheet.deviation.toFixed(4)));
}

function inPercent({ deviation: _, ...rationals }: ReturnType<typeof parSheetOf>) {
  return Object.fromEntries(Object.entries(rationals).map(([name, value]) => [name, percentText(value)]));
}

/**
 * A line shows every combination of symbols as often as the product of their counts on the reels, whatever rows it
 * takes: no windows, no stops, another way to the same total.
 */
function lineWinsByCounting(sheet: SlotSheet, strips: StripSet): bigint {
  const counts = sheet.strips[strips].map((strip) => {
    const count = (symbol: string) => strip.split(symbol).length - 1;
    return { length: strip.length, count };
  });
  let total = 0n;
  for (const [symbol, pays] of Object.entries(sheet.pays)) {
    /** Weight of runs still going on, each wild counted as often as it multiplies. */
    let going = 1;
    for (const [reel, { length, count }] of counts.entries()) {
      const weighted = count(symbol) + count(sheet.wild.symbol) * sheet.wild.multiplier[strips];
      const ending = length - count(symbol) - count(sheet.wild.symbol);
      const below = counts.slice(reel + 1).reduce((product, other) => product * other.length, 1);
      total += BigInt((pays[reel] ?? 0) * going * ending * below);
      going *= weighted;
    }
    total += BigInt((pays[sheet.reels] ?? 0) * going);
  }
  return total;
}

function shortened(sheet: SlotSheet): SlotSheet {
  const cut = (strip: string) => {
    const start = Math.max(0, strip.indexOf(sheet.wild.symbol) - 3);
    const part = (strip + strip).slice(start, start + 7);
    return part.includes(sheet.scatter.symbol) ? `${part}${strip[0]}` : `${part}${sheet.scatter.symbol}`;
  };
  return { ...sheet, strips: { base: sheet.strips.base.map(cut), free: sheet.strips.free.map(cut) } };
}

function cycleByEngine(sheet: SlotSheet, strips: StripSet): CycleTotals {
  const lines = BigInt(sheet.lines.length);
  /** One line bet is one unit, and the free spins' multiplier is no part of the cycle. */
  const plain = { ...sheet, freeSpinMultiplier: 1 };
  const totals = { combinations: 0n, lineWins: 0n, hits: 0n, squares: 0n, winsTimesAward: 0n, best: 0n };
  const scatters = new Array<bigint>(sheet.reels * sheet.rows + 1).fill(0n);
  for (const stops of everyStop(sheet.strips[strips])) {
    const spin = evaluateSpin(plain, strips, stops, lines);
    const inView = sheet.strips[strips].reduce((sum, strip, reel) => {
      const view = (strip + strip).slice(stops[reel], (stops[reel] ?? 0) + sheet.rows);
      return sum + [...view].filter((symbol) => symbol === sheet.scatter.symbol).length;
    }, 0);
    scatters[inView] = (scatters[inView] ?? 0n) + 1n;
    totals.combinations += 1n;
    totals.lineWins += spin.lineWins.reduce((sum, line) => sum + line.win, 0n);
    totals.hits += spin.win > 0n ? 1n : 0n;
    totals.squares += spin.win * spin.win;
    totals.winsTimesAward += spin.win * BigInt(spin.scatter?.freeSpinsAwarded ?? 0);
    totals.best = spin.win > totals.best ? spin.win : totals.best;
  }
  return { ...totals, scatters };
}

function* everyStop(strips: readonly string[]): Generator<number[]> {
  const combinations = strips.reduce((product, strip) => product * strip.length, 1);
  for (let index = 0; index < combinations; index += 1) {
    let rest = index;
    yield strips.map((strip) => {
      const stop = rest % strip.length;
      rest = Math.floor(rest / strip.length);
      return stop;
    });
  }
}
