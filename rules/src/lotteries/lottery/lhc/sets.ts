import { choose } from '../cover/combinations.ts';
import { ballRow } from '../numbers/distinct-plays.ts';
import type { RowShape } from '../play.ts';
import { MAX_UNITS } from '../play.ts';
import { BALLS } from './balls.ts';

/** So many sets of seven can be drawn, their order aside. */
export const SETS_OF_SEVEN = BigInt(choose(49, 7));
/** So many of six, where the special number is of no matter. */
export const SETS_OF_SIX = BigInt(choose(49, 6));

/** Numbers of which every set of `k` is a unit; no more than a line can hold. */
export function setRow(k: number): RowShape {
  let most = k;
  while (most < BALLS.to && choose(most + 1, k) <= MAX_UNITS) most += 1;
  return ballRow('numbers', BALLS, k, most);
}

/** How many of the numbers are among the balls at these places. */
export function drawnAmong(
  numbers: readonly number[],
  result: readonly number[],
  places: readonly number[],
): number {
  let drawn = 0;
  for (const place of places) if (numbers.includes(result[place] as number)) drawn += 1;
  return drawn;
}

/**
 * Of all draws of `drawn` balls, those with so many of the present groups: by how many of the groups have at least one ball among them. `sizes`: how many
 * balls each group has; a ball belongs to one group at most.
 */
export function waysByPresence(sizes: readonly number[], drawn: number): number[] {
  // ways[present][taken], one group after the other, the balls of no group last.
  let ways: number[][] = [[1]];
  const rest = BALLS.to - sizes.reduce((all, size) => all + size, 0);
  for (const size of sizes) ways = withGroup(ways, size, drawn);
  return ways.map((byTaken) =>
    byTaken.reduce((all, count, taken) => all + count * choose(rest, drawn - taken), 0),
  );
}

function withGroup(ways: readonly (readonly number[])[], size: number, drawn: number): number[][] {
  const longer = Array.from({ length: ways.length + 1 }, () => new Array<number>(drawn + 1).fill(0));
  for (const [present, byTaken] of ways.entries())
    for (const [taken, count] of byTaken.entries())
      for (let more = 0; more <= size && taken + more <= drawn; more += 1) {
        const row = longer[present + (more > 0 ? 1 : 0)] as number[];
        row[taken + more] = (row[taken + more] as number) + count * choose(size, more);
      }
  return longer;
}
