import { type FairInputs, fairStream } from '@lanna/rules/fair-stream';
import type { Money } from '@lanna/rules/money';
import { chanceOf } from './chance.ts';
import type { FishKind } from './fish.ts';

export interface HitOutcome {
  /** 0: it swims on. */
  multiple: number;
  payout: Money;
}

/**
 * One hit, by the player's own stream under a nonce of its own: `below(chance.in) < chance.of` takes the fish; where its worth is drawn, `below(sum of weights)` of the same stream says which.
 * `cost` is what of the shot this hit has cost.
 */
export function drawHit(kind: FishKind, cost: Money, inputs: FairInputs): HitOutcome {
  const stream = fairStream(inputs);
  const chance = chanceOf(kind);
  if (stream.below(chance.in) >= chance.of) return { multiple: 0, payout: 0n };
  const multiple = worthOf(kind, (total) => (total === 1 ? 0 : stream.below(total)));
  return { multiple, payout: cost * BigInt(multiple) };
}

function worthOf({ worth }: FishKind, below: (total: number) => number): number {
  let place = below(worth.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [multiple, weight] of worth) {
    if (place < weight) return multiple;
    place -= weight;
  }
  throw new Error('weights that do not add up');
}

/** The least that is ever paid for a target: a hundredth of the unit, so that every figure shown is exact. */
const LEAST_PART = 1_000n;

/** The cost of a shot parted over what it has met: as even as hundredths allow, the first get what is left over. Sums to the cost. */
export function partCost(cost: Money, targets: number): Money[] {
  if (targets < 1 || cost % LEAST_PART !== 0n || cost / LEAST_PART < BigInt(targets))
    throw new Error(`${cost} cannot be parted over ${targets}`);
  const parts = cost / LEAST_PART;
  const each = parts / BigInt(targets);
  const over = parts % BigInt(targets);
  return Array.from({ length: targets }, (_, at) => (each + (BigInt(at) < over ? 1n : 0n)) * LEAST_PART);
}
