const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Doubles with every failure; the random half keeps a thousand browsers from reconnecting at one instant. */
export function waitMs(failures: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * random;
}
