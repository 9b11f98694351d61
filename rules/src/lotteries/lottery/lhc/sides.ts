import type { Play, Tier } from '../play.ts';
import { fraction, NOTHING, plus } from '../plays/fraction.ts';
import { BALL_SIDES, type BallSide, isOn, NEUTRAL, optionsRow, SEVEN, SPECIAL } from './balls.ts';
import { SETS_OF_SEVEN } from './sets.ts';

/** So many of the 49 win, and one more gives the stake back. */
export function ofBallsOrPush(code: string, balls: number): Tier {
  return { code, chance: fraction(BigInt(balls), 49n), decided: fraction(48n, 49n) };
}

export const PUSH: Tier = { code: 'push', chance: fraction(1n, 49n), refund: true };

export const specialSides: Play = {
  code: 'special-sides',
  group: 'special_ball',
  name: 'special_sides',
  overlaps: true,
  shape: { rows: [optionsRow('sides', BALL_SIDES)] },
  tiers: [ofBallsOrPush('win', 24), PUSH],
  reads: [SPECIAL],
  unitsByTier: ([row = []]) => [row.length, row.length],
  units: ([row = []]) => row.length,
  hitsByTier: ([row = []], result) => {
    const ball = result[SPECIAL] as number;
    if (ball === NEUTRAL) return [0, row.length];
    return [row.filter((side) => isOn(BALL_SIDES[side] as BallSide, ball)).length, 0];
  },
};

const TOTAL_SIDES = ['big', 'small', 'odd', 'even'] as const;
const BIG_TOTAL = 175;
/** Of all sets of seven, by the two sides their sum is on. */
const TOTALS = [
  { sides: [0, 2], sets: 21_953_306n },
  { sides: [0, 3], sets: 21_475_652n },
  { sides: [1, 2], sets: 20_995_974n },
  { sides: [1, 3], sets: 21_475_652n },
] as const;

/** The sum of all seven. */
export const totalSides: Play = {
  code: 'total-sides',
  group: 'seven_total',
  name: 'total_sides',
  overlaps: true,
  joins: 'picks',
  orderFree: true,
  shape: { rows: [optionsRow('total', TOTAL_SIDES)] },
  tiers: TOTAL_SIDES.map((code, side) => ({ code, chance: chanceOfTotals([side]) })),
  reads: SEVEN,
  outlook: ([row = []]) => {
    const hits = TOTALS.map(({ sides }) =>
      TOTAL_SIDES.map((_, side) =>
        row.includes(side) && (sides as readonly number[]).includes(side) ? 1 : 0,
      ),
    );
    return { chance: chanceOfTotals(row), mostHits: hits[0] as number[], otherHits: hits.slice(1) };
  },
  unitsByTier: ([row = []]) => TOTAL_SIDES.map((_, side) => (row.includes(side) ? 1 : 0)),
  hitsByTier: ([row = []], result) => {
    const sum = result.reduce((all, ball) => all + ball, 0);
    const on = [sum >= BIG_TOTAL, sum < BIG_TOTAL, sum % 2 === 1, sum % 2 === 0];
    return TOTAL_SIDES.map((_, side) => (on[side] && row.includes(side) ? 1 : 0));
  },
};

function chanceOfTotals(row: readonly number[]) {
  return TOTALS.filter(({ sides }) => sides.some((side) => row.includes(side)))
    .map(({ sets }) => fraction(sets, SETS_OF_SEVEN))
    .reduce(plus, NOTHING);
}
