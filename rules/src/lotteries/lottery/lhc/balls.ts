import { range } from '../cover/combinations.ts';
import { ballsTo } from '../numbers/distinct-plays.ts';
import type { RowShape } from '../play.ts';

export const BALLS = ballsTo(49);
/** Six normal numbers, and the special one after them. */
export const SIX = range(0, 5);
export const SPECIAL = 6;
export const SEVEN = range(0, SPECIAL);
/** Neither big nor small, neither odd nor even: the stake comes back. */
export const NEUTRAL = 49;

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

export function colourOf(ball: number): Colour {
  if (RED.has(ball)) return 'red';
  return BLUE.has(ball) ? 'blue' : 'green';
}

export const BALL_SIDES = [
  'big',
  'small',
  'odd',
  'even',
  'sum_odd',
  'sum_even',
  'tail_big',
  'tail_small',
] as const;
export type BallSide = (typeof BALL_SIDES)[number];

/** `sum` is that of both digits, `tail` the last of them. Asked of no neutral ball. */
export function isOn(side: BallSide, ball: number): boolean {
  const tail = ball % 10;
  const sum = Math.floor(ball / 10) + tail;
  const sides: Record<BallSide, boolean> = {
    big: ball >= 25,
    small: ball < 25,
    odd: ball % 2 === 1,
    even: ball % 2 === 0,
    sum_odd: sum % 2 === 1,
    sum_even: sum % 2 === 0,
    tail_big: tail >= 5,
    tail_small: tail < 5,
  };
  return sides[side];
}

export function optionsRow(name: string, options: readonly string[], min = 1): RowShape {
  return { name, symbols: { kind: 'options', options }, min, max: options.length };
}
