import type { FairStream } from '../../fair-stream.ts';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
/** Of three dice, in the order they were rolled. */
export type Roll = readonly [Face, Face, Face];

export const EVERY_ROLL: readonly Roll[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three): Roll => [one, two, three])),
);

export function rollDice(stream: FairStream): Roll {
  const roll = () => (stream.below(6) + 1) as Face;
  return [roll(), roll(), roll()];
}

export function totalOf([one, two, three]: Roll): number {
  return one + two + three;
}

/** On how many of the dice it shows. */
export function timesShown<Side>(dice: readonly Side[], side: Side): number {
  return dice.filter((one) => one === side).length;
}

export function isTriple([one, two, three]: readonly unknown[]): boolean {
  return one === two && two === three;
}

/** The pairs of different sides, each once. */
export function pairsOf<Side>(sides: readonly Side[]): [Side, Side][] {
  return sides.flatMap((one, at) => sides.slice(at + 1).map((other): [Side, Side] => [one, other]));
}
