import { choose } from '../cover/combinations.ts';
import { type Fraction, fraction } from '../plays/fraction.ts';

/** Two-digit numbers there are. */
const NUMBERS = 100;

/**
 * Of all results of so many two-digit numbers, in how many just these `seen` come up, each once or more, and beside them none but `others` further numbers.
 * Counted by leaving out each set of the seen in turn.
 */
export function waysToSee(draws: number, seen: number, others: number): bigint {
  let ways = 0n;
  for (let missing = 0; missing <= seen; missing += 1) {
    const results = BigInt(choose(seen, missing)) * BigInt(others + seen - missing) ** BigInt(draws);
    ways += missing % 2 === 0 ? results : -results;
  }
  return ways;
}

/** That `k` certain numbers all come up. */
export function chanceOfAll(draws: number, k: number): Fraction {
  return ofAllResults(draws, waysToSee(draws, k, NUMBERS - k));
}

/** That none of `k` certain numbers does. */
export function chanceOfNone(draws: number, k: number): Fraction {
  return ofAllResults(draws, BigInt(NUMBERS - k) ** BigInt(draws));
}

/** That of `size` certain numbers at least `from` different ones come up, and no more than `to`. */
export function chanceOfSeen(
  draws: number,
  size: number,
  { from, to }: { from: number; to: number },
): Fraction {
  let ways = 0n;
  for (let seen = Math.max(0, from); seen <= Math.min(to, size, draws); seen += 1)
    ways += exactChoose(size, seen) * waysToSee(draws, seen, NUMBERS - size);
  return ofAllResults(draws, ways);
}

export function ofAllResults(draws: number, ways: bigint): Fraction {
  return fraction(ways, BigInt(NUMBERS) ** BigInt(draws));
}

/** Beyond what a number can hold exactly. */
function exactChoose(n: number, k: number): bigint {
  let sets = 1n;
  for (let at = 1; at <= k; at += 1) sets = (sets * BigInt(n - k + at)) / BigInt(at);
  return sets;
}
