import { type FairInputs, fairStream } from '../../fair-stream.ts';
import type { LocalText } from '../../local-text.ts';
import type { Money } from '../../money.ts';
import { costOf, type MissionReward } from './reward.ts';

export const FIELDS_LEAST = 6;
export const FIELDS_MOST = 16;
export const SPINS_A_DAY = 5;

/** What a field gives; an empty one gives nothing, and is named so. */
export type WheelPrize = Exclude<MissionReward, { kind: 'spins' | 'points' | 'offer' }> | { kind: 'empty' };

export interface WheelField {
  name: LocalText;
  prize: WheelPrize;
  /** Its chance is its weight among the weights of all. */
  weight: number;
}

/**
 * The place a spin comes to: `below(sum of weights)` of the fair stream, and the first field whose weight, added to those before it, is above. The same
 * inputs and fields give the same place on any machine.
 */
export function drawnPlace(fields: readonly Pick<WheelField, 'weight'>[], inputs: FairInputs): number {
  let drawn = fairStream(inputs).below(totalWeight(fields));
  for (const [place, { weight }] of fields.entries()) {
    if (drawn < weight) return place;
    drawn -= weight;
  }
  throw new Error('what is drawn lies below the sum of weights');
}

export function totalWeight(fields: readonly Pick<WheelField, 'weight'>[]): number {
  return fields.reduce((sum, { weight }) => sum + weight, 0);
}

/** In per cent, rounded to hundredths as it is shown. */
export function chanceOf(fields: readonly Pick<WheelField, 'weight'>[], place: number): number {
  return Math.round(((fields[place]?.weight ?? 0) / totalWeight(fields)) * 10_000) / 100;
}

export function prizeCost(prize: WheelPrize): Money {
  return prize.kind === 'empty' ? 0n : costOf(prize);
}

/** What a spin may cost: without so much in the budget none is drawn, so no prize that was drawn is ever missing. */
export function dearest(fields: readonly WheelField[]): Money {
  let most = 0n;
  for (const { prize } of fields) if (prizeCost(prize) > most) most = prizeCost(prize);
  return most;
}
