import { FACES, type Face } from './dice.ts';
import { PICTURES, type Picture, type PictureOutcome } from './fish-prawn-crab/fish-prawn-crab.ts';
import type { RouletteOutcome } from './roulette/roulette.ts';
import { POCKETS } from './roulette/wheel.ts';
import type { DiceOutcome } from './sic-bo/sic-bo.ts';

/** So many of the last rounds are counted. They say nothing of those to come: every round is dealt anew. */
export const ROUNDS_COUNTED = 500;

export interface Counts<Value> {
  rounds: number;
  counts: readonly { value: Value; count: number }[];
}

/** Of each number of the wheel how often it came, from 0 to 36. */
export function numberCounts(rounds: readonly RouletteOutcome[]): Counts<number> {
  const last = lastOf(rounds);
  const numbers = Array.from({ length: POCKETS }, (_, number) => number);
  return countsOf(
    numbers,
    last.map(({ number }) => number),
    last.length,
  );
}

/** Colour and halves of the wheel; the zero is in none of the halves. */
export function wheelCounts(rounds: readonly RouletteOutcome[]) {
  const last = lastOf(rounds);
  const count = (isCounted: (round: RouletteOutcome) => boolean) => last.filter(isCounted).length;
  return {
    rounds: last.length,
    red: count(({ colour }) => colour === 'red'),
    black: count(({ colour }) => colour === 'black'),
    zero: count(({ number }) => number === 0),
    odd: count(({ number }) => number % 2 === 1),
    even: count(({ number }) => number > 0 && number % 2 === 0),
    low: count(({ number }) => number >= 1 && number <= 18),
    high: count(({ number }) => number >= 19),
  };
}

/** On how many dice each face showed: three of them in a round. */
export function faceCounts(rounds: readonly DiceOutcome[]): Counts<Face> {
  const last = lastOf(rounds);
  return countsOf(
    FACES,
    last.flatMap(({ dice }) => dice),
    last.length,
  );
}

/** Of each total how often it came, from 3 to 18. */
export function totalCounts(rounds: readonly DiceOutcome[]): Counts<number> {
  const last = lastOf(rounds);
  const totals = Array.from({ length: 16 }, (_, at) => at + 3);
  return countsOf(
    totals,
    last.map(({ total }) => total),
    last.length,
  );
}

export function pictureCounts(rounds: readonly PictureOutcome[]): Counts<Picture> {
  const last = lastOf(rounds);
  return countsOf(
    PICTURES,
    last.flatMap(({ dice }) => dice),
    last.length,
  );
}

function lastOf<Outcome>(rounds: readonly Outcome[]): readonly Outcome[] {
  return rounds.slice(-ROUNDS_COUNTED);
}

function countsOf<Value>(values: readonly Value[], seen: readonly Value[], rounds: number): Counts<Value> {
  const counts = new Map<Value, number>();
  for (const value of seen) counts.set(value, (counts.get(value) ?? 0) + 1);
  return { rounds, counts: values.map((value) => ({ value, count: counts.get(value) ?? 0 })) };
}
