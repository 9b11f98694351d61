import { range } from '../cover/combinations.ts';
import type { Play } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import {
  BALL_SIDES,
  type BallSide,
  COLOURS,
  type Colour,
  colourOf,
  isOn,
  NEUTRAL,
  optionsRow,
  SPECIAL,
} from './balls.ts';
import { ofBallsOrPush, PUSH } from './sides.ts';

const BALLS_OF_COLOUR = [17, 16, 16];

/** The colour of the special number. */
const specialColour: Play = {
  code: 'special-colour',
  group: 'special_ball',
  name: 'colour',
  shape: { rows: [optionsRow('colours', COLOURS)] },
  tiers: COLOURS.map((code, at) => ({ code, chance: fraction(BigInt(BALLS_OF_COLOUR[at] as number), 49n) })),
  reads: [SPECIAL],
  unitsByTier: ([row = []]) => COLOURS.map((_, at) => (row.includes(at) ? 1 : 0)),
  hitsByTier: ([row = []], result) => {
    const drawn = COLOURS.indexOf(colourOf(result[SPECIAL] as number));
    return COLOURS.map((_, at) => (at === drawn && row.includes(at) ? 1 : 0));
  },
};

const HALVES = COLOURS.flatMap((colour) =>
  BALL_SIDES.slice(0, 6).map((side) => ({ option: `${colour}_${side}`, colour, side })),
);
/** What a half pays hangs on how many balls it has. */
const SIZES = range(7, 10);

/** The colour of the special number with one of its sides. */
const specialHalfColour: Play = {
  code: 'special-half_colour',
  group: 'special_ball',
  name: 'half_colour',
  overlaps: true,
  shape: {
    rows: [
      optionsRow(
        'half_colours',
        HALVES.map(({ option }) => option),
      ),
    ],
  },
  tiers: [...SIZES.map((balls) => ofBallsOrPush(`balls${balls}`, balls)), PUSH],
  reads: [SPECIAL],
  unitsByTier: ([row = []]) => [...bySize(row), row.length],
  units: ([row = []]) => row.length,
  hitsByTier: ([row = []], result) => {
    const ball = result[SPECIAL] as number;
    if (ball === NEUTRAL) return [...SIZES.map(() => 0), row.length];
    return [...bySize(row.filter((half) => isOnHalf(half, ball))), 0];
  },
};

export const colours: readonly Play[] = [specialColour, specialHalfColour];

const SIZE_OF_HALF = HALVES.map(
  (_, half) => range(1, NEUTRAL - 1).filter((ball) => isOnHalf(half, ball)).length,
);

function bySize(halves: readonly number[]): number[] {
  return SIZES.map((size) => halves.filter((half) => SIZE_OF_HALF[half] === size).length);
}

function isOnHalf(half: number, ball: number): boolean {
  const { colour, side } = HALVES[half] as { colour: Colour; side: BallSide };
  return colourOf(ball) === colour && isOn(side, ball);
}
