import { choose, range } from '../cover/combinations.ts';
import type { Play, Result, Selection } from '../play.ts';

/** One draw that stands for all with as many balls of each class, and how many draws these are: six without order, and the special one. */
export interface ClassedDraw {
  result: Result;
  draws: number;
}

/** All ways to draw six and the special number. */
export const ALL_DRAWS = 49 * choose(48, 6);

/**
 * Every draw of 49, gone through by how many of each class are drawn and from which the special one is. The classes part the balls as the selection
 * does: to the play all balls of a class are alike.
 */
export function* drawsByClass(classes: readonly (readonly number[])[]): Generator<ClassedDraw> {
  for (const [from, balls] of classes.entries()) {
    const [special, ...others] = balls;
    if (special === undefined) continue;
    const left = classes.map((each, at) => (at === from ? others : each));
    for (const six of sixOf(left, 6))
      yield { result: [...six.balls, special], draws: balls.length * six.ways };
  }
}

/** The balls as a selection parts them: those of each picked group, bankers and others, and all the rest. */
export function classesOf(play: Play, selection: Selection): number[][] {
  const picked = selection.flatMap((row, at) => groupsIn(play.shape.rows[at]?.name ?? '', row));
  const taken = new Set(picked.flat());
  return [...picked, range(1, 49).filter((ball) => !taken.has(ball))];
}

function groupsIn(row: string, picked: readonly number[]): number[][] {
  if (row === 'zodiacs')
    return picked.map((zodiac) => range(1, 49).filter((ball) => ball % 12 === (zodiac + 1) % 12));
  if (row === 'tails')
    return picked.map((tail) => range(1, 49).filter((ball) => String(ball).endsWith(String(tail))));
  return [[...picked]];
}

function* sixOf(
  classes: readonly (readonly number[])[],
  wanted: number,
): Generator<{ balls: number[]; ways: number }> {
  const [first, ...rest] = classes;
  if (!first) {
    if (wanted === 0) yield { balls: [], ways: 1 };
    return;
  }
  for (let taken = 0; taken <= Math.min(wanted, first.length); taken += 1)
    for (const { balls, ways } of sixOf(rest, wanted - taken))
      yield { balls: [...first.slice(0, taken), ...balls], ways: ways * choose(first.length, taken) };
}
