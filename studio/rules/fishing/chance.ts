import type { FishKind } from './fish.ts';

/** 96 % of every shot comes back, of whatever it meets, with whatever weapon, in whatever hall. */
export const RETURN_OF = { of: 24, in: 25 } as const;
export const RETURN_PERCENT = '96.00';

export interface Chance {
  /** So many of so many, both whole: nothing is rounded. */
  of: number;
  in: number;
}

/** That a hit takes it: return ÷ worth; of one whose worth is drawn, return ÷ expected worth. It knows no earlier shot. */
export function chanceOf({ worth }: Pick<FishKind, 'worth'>): Chance {
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  const worths = worth.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0);
  return { of: RETURN_OF.of * weights, in: RETURN_OF.in * worths };
}

/** What it is worth on average, in shots. */
export function expectedWorth({ worth }: Pick<FishKind, 'worth'>): number {
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  return worth.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0) / weights;
}

/** Of one shot at it, in shots. */
export function standardDeviation(kind: Pick<FishKind, 'worth'>, shots = 1): number {
  const chance = chanceOf(kind);
  const kill = chance.of / chance.in;
  const weights = kind.worth.reduce((sum, [, weight]) => sum + weight, 0);
  const square = kind.worth.reduce((sum, [multiple, weight]) => sum + multiple ** 2 * weight, 0) / weights;
  const mean = RETURN_OF.of / RETURN_OF.in;
  return Math.sqrt(shots * (kill * square - mean ** 2));
}
