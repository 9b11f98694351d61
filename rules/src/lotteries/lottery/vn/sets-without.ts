/** Looks at a line, over the whole of one count: some tens of milliseconds. */
const MOST_WORK = 40_000;

type Line = readonly number[];
/** By size. */
type Counts = bigint[];

/**
 * Of the numbers that stand in the lines: how many sets of them hold no line whole, by size up to `most`. Undefined where counting them takes too long:
 * in general there is no quick way.
 */
export function setsWithout(lines: readonly Line[], most: number): Counts | undefined {
  const work = { left: MOST_WORK };
  const count = (all: readonly Line[], numbers: number): Counts | undefined => {
    const { lines: open, barred } = withoutBarred(all);
    const parts = partsOf(open);
    work.left -= all.length + 1;
    if (work.left < 0) return undefined;
    const bound = parts.reduce((sum, part) => sum + part.numbers, 0);
    let counts = anySets(numbers - barred - bound, most);
    for (const part of parts) {
      const ofPart = countPart(part.lines, part.numbers);
      if (!ofPart) return undefined;
      counts = product(counts, ofPart, most);
    }
    return counts;
  };
  /** With the number most lines hold, or without it. */
  const countPart = (part: readonly Line[], numbers: number): Counts | undefined => {
    const number = commonest(part);
    const without = count(
      part.filter((line) => !line.includes(number)),
      numbers - 1,
    );
    if (!without) return undefined;
    const within = count(
      part.map((line) => line.filter((each) => each !== number)),
      numbers - 1,
    );
    return within && sum(without, [0n, ...within], most);
  };
  return count(lines, new Set(lines.flat()).size);
}

/** Lines of one number bar it: what holds it is lost, and so is every line that holds it, which then can be held no more. */
function withoutBarred(lines: readonly Line[]): { lines: readonly Line[]; barred: number } {
  const barred = new Set(lines.flatMap((line) => (line.length === 1 ? line : [])));
  if (barred.size === 0) return { lines, barred: 0 };
  return { lines: lines.filter((line) => !line.some((number) => barred.has(number))), barred: barred.size };
}

/** Lines that share no number with those of another part are counted by themselves. */
function partsOf(lines: readonly Line[]): { lines: Line[]; numbers: number }[] {
  const root = new Map<number, number>();
  const rootOf = (number: number): number => {
    const above = root.get(number) ?? number;
    return above === number ? number : rootOf(above);
  };
  for (const [first = 0, ...others] of lines)
    for (const number of [first, ...others]) root.set(rootOf(number), rootOf(first));
  const parts = new Map<number, { lines: Line[]; numbers: number }>();
  for (const line of lines) {
    const at = rootOf(line[0] as number);
    const part = parts.get(at) ?? { lines: [], numbers: 0 };
    part.lines.push(line);
    parts.set(at, part);
  }
  for (const number of root.keys()) {
    const part = parts.get(rootOf(number));
    if (part) part.numbers += 1;
  }
  return [...parts.values()];
}

function commonest(lines: readonly Line[]): number {
  const times = new Map<number, number>();
  for (const line of lines) for (const number of line) times.set(number, (times.get(number) ?? 0) + 1);
  let [best = 0] = times.keys();
  for (const [number, count] of times) if (count > (times.get(best) ?? 0)) best = number;
  return best;
}

/** Of numbers that stand in no line. */
function anySets(numbers: number, most: number): Counts {
  const counts: Counts = [1n];
  for (let size = 1; size <= Math.min(numbers, most); size += 1)
    counts.push(((counts[size - 1] as bigint) * BigInt(numbers - size + 1)) / BigInt(size));
  return counts;
}

function product(one: Counts, other: Counts, most: number): Counts {
  const counts: Counts = [];
  for (const [at, left] of one.entries())
    for (const [by, right] of other.entries())
      if (at + by <= most) counts[at + by] = (counts[at + by] ?? 0n) + left * right;
  return counts;
}

function sum(one: Counts, other: Counts, most: number): Counts {
  const size = Math.min(Math.max(one.length, other.length), most + 1);
  return Array.from({ length: size }, (_, at) => (one[at] ?? 0n) + (other[at] ?? 0n));
}
