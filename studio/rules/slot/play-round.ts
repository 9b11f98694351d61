import type { FairStream } from '@lanna/rules/fair-stream';
import type { Money } from '@lanna/rules/money';
import { evaluateSpin, type Spin } from './evaluate-spin.ts';
import type { SlotSheet, StripSet } from './sheet.ts';

export interface RoundStep extends Spin {
  kind: 'base' | 'free';
  /** Counted from 1; 0 for the base spin. */
  freeSpin: number;
  strips: StripSet;
  /** Per reel, the strip's index in the top row. */
  stops: number[];
}

export interface PlayedRound {
  steps: RoundStep[];
  /** Gross: everything paid back. */
  payout: Money;
}

/** Far beyond anything that can happen (each released sheet adds fewer spins than it plays); a loop has an end. */
const STEPS_MAX = 10_000;

/**
 * A whole round: the base spin and all free spins it leads to. Per spin the stream is asked once a reel, from the
 * left, for the stop: `below(length of the strip)`. Nothing else is drawn.
 */
export function playRound(sheet: SlotSheet, stream: FairStream, stake: Money): PlayedRound {
  const base = playSpin(sheet, stream, stake, 0);
  const steps = [base];
  let freeSpinsOwed = base.scatter?.freeSpinsAwarded ?? 0;
  for (let freeSpin = 1; freeSpin <= freeSpinsOwed; freeSpin += 1) {
    if (freeSpin > STEPS_MAX) throw new Error(`a round of ${sheet.ruleVersion} does not end`);
    const step = playSpin(sheet, stream, stake, freeSpin);
    steps.push(step);
    freeSpinsOwed += step.scatter?.freeSpinsAwarded ?? 0;
  }
  return { steps, payout: steps.reduce((sum, step) => sum + step.win, 0n) };
}

function playSpin(sheet: SlotSheet, stream: FairStream, stake: Money, freeSpin: number): RoundStep {
  const kind = freeSpin === 0 ? 'base' : 'free';
  const stops = sheet.strips[kind].map((strip) => stream.below(strip.length));
  return { kind, freeSpin, strips: kind, stops, ...evaluateSpin(sheet, kind, stops, stake) };
}
