import type { Result } from '../play.ts';

/** Below that a round is void and its bets are given back. */
export const MIN_SHOTS = 20;
/** The shot that is taken off the sum, counted from the first. */
export const SUBTRACTED_SHOT = 16;
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
export function resultOfShots(shots: readonly number[], houseShot: number): Result | undefined {
  if (shots.length < MIN_SHOTS) return undefined;
  if (shots.length > MAX_SHOTS) throw new Error(`a round takes ${MAX_SHOTS} shots`);
  for (const shot of [...shots, houseShot])
    if (!Number.isInteger(shot) || shot < 0 || shot >= SHOT_RANGE) throw new Error('a shot has five digits');
  const sum = shots.reduce((all, shot) => all + shot, houseShot);
  return resultOfTotal(sum - (shots[SUBTRACTED_SHOT - 1] as number));
}

/** Three top are the last three digits, two bottom the two before them. */
export function resultOfTotal(total: number): Result {
  const top = String(total % 1000).padStart(3, '0');
  const bottom = String(Math.floor(total / 1000) % 100).padStart(2, '0');
  return [...top, ...bottom].map(Number);
}
