import { range } from '@lanna/rules/lotteries/lottery/cover/combinations';
import {
  BALL_SIDES,
  BALLS,
  COLOURS,
  type Colour,
  colourOf,
  isOn,
  NEUTRAL,
} from '@lanna/rules/lotteries/lottery/lhc/balls';

const ALL = range(BALLS.from, BALLS.to);

export function ballsOfColour(colour: Colour): number[] {
  return ALL.filter((ball) => colourOf(ball) === colour);
}

export function ballsOfTail(tail: number): number[] {
  return ALL.filter((ball) => ball % 10 === tail);
}

/** Of `red`, or of `red_big`: the neutral ball is in no half of its colour. */
export function ballsOfOption(option: string): number[] {
  const colour = COLOURS.find((one) => option.startsWith(one));
  const side = BALL_SIDES.find((one) => option === `${colour}_${one}`);
  if (!colour) return [];
  return side
    ? ballsOfColour(colour).filter((ball) => ball !== NEUTRAL && isOn(side, ball))
    : ballsOfColour(colour);
}
