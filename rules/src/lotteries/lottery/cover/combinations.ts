/** How many sets of `k` there are among `n`; none where there are too few. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let sets = 1;
  for (let at = 1; at <= k; at += 1) sets = (sets * (n - k + at)) / at;
  return sets;
}

/** All sets of `k` of the items, each in the items' order. */
export function setsOf<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, at) => setsOf(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]));
}

/** How many ways to take `k` rows and one of each: the k-th elementary symmetric sum. */
export function waysAcross(sizes: readonly number[], k: number): number {
  const ways = [1, ...new Array<number>(k).fill(0)];
  for (const size of sizes)
    for (let taken = k; taken > 0; taken -= 1)
      ways[taken] = (ways[taken] ?? 0) + (ways[taken - 1] ?? 0) * size;
  return ways[k] ?? 0;
}

export function product(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all * size, 1);
}

/** From `from` to `to`, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** How many ways to take one of each row, all of them different. */
export function distinctAcross(rows: readonly (readonly number[])[]): number {
  let ways = new Map([[0, 1]]);
  for (const row of rows) {
    const longer = new Map<number, number>();
    for (const [taken, count] of ways)
      for (const value of row) {
        const bit = 1 << value;
        if ((taken & bit) === 0) longer.set(taken | bit, (longer.get(taken | bit) ?? 0) + count);
      }
    ways = longer;
  }
  return [...ways.values()].reduce((all, count) => all + count, 0);
}
