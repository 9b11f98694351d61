import type { Selection } from '../play.ts';

/** Whether the lines of a selection, which are sorted, hold this one. */
export function holdsLine(lines: Selection, wanted: readonly number[]): boolean {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareLines(lines[middle] as readonly number[], wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** The order in which a selection has its lines. */
export function compareLines(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    const order = (one[at] as number) - (other[at] as number);
    if (order !== 0) return order;
  }
  return 0;
}
