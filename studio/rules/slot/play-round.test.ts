import { fairStream } from '@lanna/rules/fair-stream';
import { describe, expect, test } from 'vitest';
import { evaluateSpin } from './evaluate-spin.ts';
import { STUDIO_GAMES } from './games.ts';
import { lannaLanterns } from './lanna-lanterns.ts';
import { playRound } from './play-round.ts';
import { riverNaga } from './river-naga.ts';
import type { SlotSheet } from './sheet.ts';

const SEED = '3d'.repeat(32);

describe('one picture of Lanna Lanterns at a stake of 20', () => {
  const stake = 2_000_000n;

  test('a run pays its line bets, wilds stand in, only the longest run counts', () => {
    const spin = evaluateSpin(lannaLanterns, 'base', stopsShowing(lannaLanterns, 'KWKKQ', 1), stake);
    const middle = spin.lineWins.find((win) => win.line === 0);
    expect(middle).toEqual({ line: 0, symbol: 'K', count: 4, multiplier: 1, win: 40n * 100_000n });
    expect(spin.lineWins.filter((win) => win.line === 0)).toHaveLength(1);
  });

  test('free spins pay threefold', () => {
    const stops = stopsShowing(lannaLanterns, 'KWKKQ', 1);
    const once = evaluateSpin(lannaLanterns, 'base', stops, stake);
    const thrice = evaluateSpin(lannaLanterns, 'free', stops, stake);
    expect(once.win).toBeGreaterThan(0n);
    expect(thrice.win).toBe(once.win * 3n);
    expect(thrice.lineWins[0]?.multiplier).toBe(3);
  });

  test('three scatters anywhere pay twice the stake and twelve free spins, three times that inside them', () => {
    const stops = stopsShowing(lannaLanterns, 'SSSNN', 2);
    expect(evaluateSpin(lannaLanterns, 'base', stops, stake).scatter).toEqual({
      count: 3,
      win: stake * 2n,
      freeSpinsAwarded: 12,
    });
    expect(evaluateSpin(lannaLanterns, 'free', stops, stake).scatter?.win).toBe(stake * 6n);
  });

  test('a run that starts on the second reel pays nothing', () => {
    const spin = evaluateSpin(lannaLanterns, 'base', stopsShowing(lannaLanterns, 'TKKKQ', 1), stake);
    expect(spin.lineWins.find((win) => win.line === 0)).toBeUndefined();
  });

  test('a stake that would leave a fraction of a line bet is a bug of the caller', () => {
    expect(() => evaluateSpin(lannaLanterns, 'base', [0, 0, 0, 0, 0], 100_001n)).toThrow(/does not divide/);
  });
});

test('in the free spins of River Naga each whirlpool in a run triples it', () => {
  const stops = stopsShowing(riverNaga, 'NWWWN', 1);
  const [line] = evaluateSpin(riverNaga, 'free', stops, 2_500_000n).lineWins;
  expect(line).toMatchObject({ symbol: 'N', count: 5, multiplier: 27, win: 100_000n * 2500n * 27n });
  const plain = stopsShowing(riverNaga, 'NWWWN', 1, 'base');
  expect(evaluateSpin(riverNaga, 'base', plain, 2_500_000n).lineWins[0]).toMatchObject({ multiplier: 1 });
});

test('a round is its base spin and as many free spins as were won in it', () => {
  let retriggered = false;
  for (let nonce = 0; nonce < 8_000; nonce += 1) {
    const { steps, payout } = playAt(lannaLanterns, nonce);
    const awarded = steps.reduce((sum, step) => sum + (step.scatter?.freeSpinsAwarded ?? 0), 0);
    expect(steps).toHaveLength(1 + awarded);
    expect(steps.map((step) => step.freeSpin)).toEqual(steps.map((_, index) => index));
    expect(steps.map((step) => step.kind)).toEqual(steps.map((_, index) => (index === 0 ? 'base' : 'free')));
    expect(payout).toBe(steps.reduce((sum, step) => sum + step.win, 0n));
    retriggered ||= awarded > 12;
  }
  expect(retriggered).toBe(true);
});

/** The engine and the stream together, against the exact return: within 2.58 standard errors (99 %). */
test.each(STUDIO_GAMES)('100 000 rounds of $code pay and scatter as the sheet says', ({ sheet }) => {
  const measured = measure(sheet, 100_000);
  expect(Math.abs(measured.mean - Number(sheet.returnPercent) / 100)).toBeLessThan(measured.band);
  expect(measured.deviation / sheet.deviation).toBeGreaterThan(0.8);
  expect(measured.deviation / sheet.deviation).toBeLessThan(1.25);
});

test('the same band catches a reel with one scatter too many', () => {
  const [first = '', ...others] = lannaLanterns.strips.base;
  const generous = [first.replace('N', 'S'), ...others];
  const measured = measure({ ...lannaLanterns, strips: { base: generous, free: generous } }, 20_000);
  expect(Math.abs(measured.mean - Number(lannaLanterns.returnPercent) / 100)).toBeGreaterThan(measured.band);
});

function measure(sheet: SlotSheet, rounds: number) {
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const times = Number(playAt(sheet, nonce).payout) / Number(sheet.defaultStake);
    sum += times;
    squares += times * times;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { mean, deviation, band: (2.58 * sheet.deviation) / Math.sqrt(rounds) };
}

function playAt(sheet: SlotSheet, nonce: number) {
  return playRound(sheet, fairStream({ serverSeed: SEED, clientSeed: 'rounds', nonce }), sheet.defaultStake);
}

/** Stops that put the given symbols into one row. */
function stopsShowing(
  sheet: SlotSheet,
  symbols: string,
  row: number,
  strips: 'base' | 'free' = 'free',
): number[] {
  return sheet.strips[strips].map((strip, reel) => {
    const at = strip.indexOf(symbols.charAt(reel));
    if (at < 0) throw new Error(`reel ${reel} has no ${symbols.charAt(reel)}`);
    return (at - row + strip.length) % strip.length;
  });
}
