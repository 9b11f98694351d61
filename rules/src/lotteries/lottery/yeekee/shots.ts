import type { Result } from '../play.ts';

/** So many shots of players a round needs where its brand sets nothing else, and needed before there was a choice. With fewer its bets are given back. */
export const USUAL_LEAST_SHOTS = 20;
/** What a brand may ask for. With one the house's shot is in the sum as ever: no player knows what comes of a shot, not even of the only one. */
export const LEAST_SHOTS = { min: 1, max: 1000 } as const;
/** The place of the shot that is taken off the sum. */
export const SUBTRACTED_SHOT = 16;
/** From which end of a round's shots the sixteenth is counted. Rounds made before there was a choice count from the first. */
export const SHOTS_COUNTED_FROM = ['last', 'first'] as const;
export type ShotsCountedFrom = (typeof SHOTS_COUNTED_FROM)[number];
/** What a round was made with, and keeps. */
export interface RoundTerms {
  countedFrom: ShotsCountedFrom;
  leastShots: number;
}
export const SHOT_RANGE = 100_000;
/** A round takes no more: the sum stays far below what a number holds exactly. */
export const MAX_SHOTS = 1_000_000;

/** A shot as it is typed: five digits. */
export function parseShot(text: string): number | undefined {
  return /^\d{5}$/.test(text) ? Number(text) : undefined;
}

/**
 * The result of a round by its players' shots in the order they came, and the house's shot, which counts in the sum and is never the sixteenth.
 * With fewer than sixteen none is taken off. Undefined with too few shots of players.
 */
export function resultOfShots(
  shots: readonly number[],
  houseShot: number,
  { countedFrom, leastShots }: RoundTerms,
): Result | undefined {
  if (!isLeastShots(leastShots)) throw new Error(`no round asks for ${leastShots} shots`);
  if (shots.length < leastShots) return undefined;
  if (shots.length > MAX_SHOTS) throw new Error(`a round takes ${MAX_SHOTS} shots`);
  for (const shot of [...shots, houseShot])
    if (!Number.isInteger(shot) || shot < 0 || shot >= SHOT_RANGE) throw new Error('a shot has five digits');
  const sum = shots.reduce((all, shot) => all + shot, houseShot);
  return resultOfTotal(sum - (subtractedShot(shots, countedFrom) ?? 0));
}

function isLeastShots(count: number): boolean {
  return Number.isInteger(count) && count >= LEAST_SHOTS.min && count <= LEAST_SHOTS.max;
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
