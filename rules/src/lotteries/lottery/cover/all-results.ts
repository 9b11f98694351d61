import type { DrawPart, Family } from '../family.ts';
import type { Play, Result } from '../play.ts';

/**
 * Visits every result as far as the play reads it, and says how many there are. The array is the same each time, and holds −1 at the places the play
 * does not read. A play to which order is free is shown each set once, smallest first.
 */
export function visitResults(
  family: Family,
  play: Pick<Play, 'reads' | 'orderFree'>,
  visit: (result: Result) => void,
): number {
  const places = placesOf(family);
  const result = new Array<number>(places.length).fill(-1);
  let visited = 0;
  const fill = (at: number) => {
    const place = play.reads[at];
    if (place === undefined) {
      visited += 1;
      visit(result);
      return;
    }
    const { part, start } = places[place] as Place;
    const lowest = play.orderFree && at > 0 ? (result[play.reads[at - 1] as number] as number) : part.from;
    for (let value = lowest; value <= part.to; value += 1) {
      if (part.distinct && isTaken(result, value, start, part.length)) continue;
      result[place] = value;
      fill(at + 1);
    }
    result[place] = -1;
  };
  fill(0);
  return visited;
}

interface Place {
  part: DrawPart;
  /** Where the number begins that the place belongs to. */
  start: number;
}

function placesOf({ draw }: Family): Place[] {
  let start = 0;
  return draw.parts.flatMap((part) =>
    Array.from({ length: part.count * part.length }, (_, at) => {
      const place = { part, start };
      if ((at + 1) % part.length === 0) start += part.length;
      return place;
    }),
  );
}

function isTaken(result: readonly number[], value: number, start: number, length: number): boolean {
  for (let place = start; place < start + length; place += 1) if (result[place] === value) return true;
  return false;
}
