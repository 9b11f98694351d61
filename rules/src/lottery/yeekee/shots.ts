import type { Result } from '../play.ts';

/** Below that a round is void and its bets are given back. */
export const MIN_SHOTS = 20;
/** The place of the shot that is taken off the sum. */
export const SUBTRACTED_SHOT = 16;
/** From which end of a round's shots the sixteenth is counted. Rounds made before there was a choice count from the first. */
export const SHOTS_COUNTED_FROM = ['last', 'first'] as const;
export type ShotsCountedFrom = (typeof SHOTS_COUNTED_FROM)[number];
export const SHOT_RANGE = 100_000;
/** A round takes no more: the sum stays far below what a number holds exactly. */
export const MAX_SHOTS = 1_000_000;

/** A shot as it is typed: five digits. */
export function parseShot(text: string): number | undefined {
  return /^\d{5}$/.test(text) ? Number(text) : undefined;
}

/**
 * The result of a round by its players' shots in the order they came, and the house's shot, which counts in the sum and is never the sixteenth.
 * Undefined with too few shots of players.
 */
export function resultOfShots(
  shots: readonly number[],
  houseShot: number,
  countedFrom: ShotsCountedFrom,
): Result | undefined {
  if (shots.length < MIN_SHOTS) return undefined;
  if (shots.length > MAX_SHOTS) throw new Error(`a round takes ${MAX_SHOTS} shots`);
  for (const shot of [...shots, houseShot])
    if (!Number.isInteger(shot) || shot < 0 || shot >= SHOT_RANGE) throw new Error('a shot has five digits');
  const sum = shots.reduce((all, shot) => all + shot, houseShot);
  return resultOfTotal(sum - (subtractedShot(shots, countedFrom) as number));
}

/** The shot that is taken off; undefined while there are fewer. */
export function subtractedShot(shots: readonly number[], countedFrom: ShotsCountedFrom): number | undefined {
  return shots[subtractedNumber(shots.length, countedFrom) - 1];
}

/** Its number among so many shots, from 1 for the first. Below 1 while there are fewer than sixteen. */
export function subtractedNumber(count: number, countedFrom: ShotsCountedFrom): number {
  return countedFrom === 'first' ? SUBTRACTED_SHOT : count - SUBTRACTED_SHOT + 1;
}

/** Three top are the last three digits, two bottom the two before them. */
export function resultOfTotal(total: number): Result {
  const top = String(total % 1000).padStart(3, '0');
  const bottom = String(Math.floor(total / 1000) % 100).padStart(2, '0');
  return [...top, ...bottom].map(Number);
}
