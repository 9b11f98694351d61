import { COLOURS, type Colour, colourOf, isOn, NEUTRAL } from '@lanna/rules/lotteries/lottery/lhc/balls';
import { ANIMALS, type Animal } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import { animalOfBall } from '../../lotteries/zodiac/zodiac.ts';
import type { Side } from './side-trends.ts';
import type { DrawnResult } from './trend-columns.ts';

const BALLS = Array.from({ length: 49 }, (_, at) => at + 1);
const SPECIAL = 6;

/** Which balls of a draw of Mark Six are looked at. */
export const BALLS_LOOKED_AT = ['seven', 'special'] as const;
export type BallsLookedAt = (typeof BALLS_LOOKED_AT)[number];

export interface BallTrend {
  ball: number;
  /** In how many draws it was among them. */
  drawn: number;
  /** Draws since the last of those; all of them where there is none. */
  missing: number;
}

/** `results` in the order they were drawn. */
export function ballTrends(results: readonly DrawnResult[], which: BallsLookedAt): BallTrend[] {
  const newestFirst = results
    .map(({ numbers }) => (which === 'seven' ? numbers : numbers.slice(SPECIAL)))
    .reverse();
  return BALLS.map((ball) => {
    const last = newestFirst.findIndex((numbers) => numbers.includes(ball));
    return {
      ball,
      drawn: newestFirst.filter((numbers) => numbers.includes(ball)).length,
      missing: last < 0 ? newestFirst.length : last,
    };
  });
}

const NAMED = 6;

/** Those drawn most, more than once, and those that are missing longest. */
export function hotAndColdBalls(trends: readonly BallTrend[]): { hot: number[]; cold: number[] } {
  const hot = trends
    .filter(({ drawn }) => drawn > 1)
    .toSorted(
      (one, other) => other.drawn - one.drawn || one.missing - other.missing || one.ball - other.ball,
    );
  const cold = trends.toSorted((one, other) => other.missing - one.missing || one.ball - other.ball);
  return {
    hot: hot.slice(0, NAMED).map(({ ball }) => ball),
    cold: cold.slice(0, NAMED).map(({ ball }) => ball),
  };
}

export function specialOf({ numbers }: DrawnResult): number {
  return numbers[SPECIAL] ?? 0;
}

export function specialsByColour(results: readonly DrawnResult[]): { colour: Colour; draws: number }[] {
  return COLOURS.map((colour) => ({
    colour,
    draws: results.filter((result) => colourOf(specialOf(result)) === colour).length,
  }));
}

/** Each by the animals of its own lunar year, most often first. */
export function specialsByAnimal(results: readonly DrawnResult[]): { animal: Animal; draws: number }[] {
  const drawn = results.map((result) => animalOfBall(specialOf(result), result.drawsAt));
  return ANIMALS.map((animal) => ({ animal, draws: drawn.filter((one) => one === animal).length })).toSorted(
    (one, other) => other.draws - one.draws,
  );
}

/** Big and small, odd and even of the special numbers; 49 is on neither side. */
export function sidesOfSpecials(results: readonly DrawnResult[]): [Side, number][] {
  const specials = results.map(specialOf).filter((ball) => ball !== NEUTRAL);
  return (['big', 'small', 'odd', 'even'] as const).map((side) => [
    side,
    specials.filter((ball) => isOn(side, ball)).length,
  ]);
}
