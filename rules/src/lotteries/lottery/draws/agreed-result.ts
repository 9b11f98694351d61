import type { DrawPart, DrawShape } from '../family.ts';
import type { Result } from '../play.ts';

/**
 * What two readings of one draw agree on; undefined where they differ. Within a prize of several numbers their order is nothing. Prizes that
 * only one of them names decide no play: they are left out, since the other has not said them.
 */
export function agreedResult(shape: DrawShape, one: Result, other: Result): Result | undefined {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const agrees = partsOf(shape, shorter).every(
    ({ part, start }) => numbersIn(part, shorter, start) === numbersIn(part, longer, start),
  );
  return agrees ? one.slice(0, shorter.length) : undefined;
}

function partsOf({ parts }: DrawShape, result: Result): { part: DrawPart; start: number }[] {
  let start = 0;
  return parts.flatMap((part) => {
    const found = start < result.length ? [{ part, start }] : [];
    start += part.count * part.length;
    return found;
  });
}

function numbersIn({ count, length }: DrawPart, result: Result, start: number): string {
  const numbers = Array.from({ length: count }, (_, at) =>
    result.slice(start + at * length, start + (at + 1) * length).join(' '),
  );
  return numbers.sort().join(',');
}
