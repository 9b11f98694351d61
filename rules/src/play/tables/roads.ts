/** A round on a road: red is the banker or the dragon, blue the player or the tiger. */
export type RoadResult = 'red' | 'blue' | 'tie';
export type RoadColour = 'red' | 'blue';

/** Rounds of one set: roads begin anew after it. */
export const SET_ROUNDS = 72;
const ROWS = 6;

/** The number of the round with which the set of this round began. */
export function setBeginning(round: number): number {
  return round - ((round - 1) % SET_ROUNDS);
}

/** From the short form of a round, as lobbies have it: `B`, `P`, `T` and after it the pairs. */
export function baccaratSide(short: string): RoadResult {
  if (short.startsWith('T')) return 'tie';
  return short.startsWith('B') ? 'red' : 'blue';
}

/** `D`, `T`, or `E` for a tie. */
export function dragonTigerSide(short: string): RoadResult {
  if (short.startsWith('E')) return 'tie';
  return short.startsWith('D') ? 'red' : 'blue';
}

export interface RoadCell<Mark> {
  column: number;
  /** 0 … 5, from the top. */
  row: number;
  mark: Mark;
}

/** Every round in its order, six to a column. */
export function beadRoad<Mark>(marks: readonly Mark[]): RoadCell<Mark>[] {
  return marks.map((mark, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, mark }));
}

export interface BigRoadCell {
  column: number;
  row: number;
  /** Null while nothing but ties have come. */
  side: RoadColour | null;
  /** Ties since this win and before the next; for the first cell also those before it. */
  ties: number;
  /** Of the round that made the cell, among those that were given. */
  round: number;
}

/** A column for each run of one side. Ties are written on the win before them, those before any win on the first. */
export function bigRoad(results: readonly RoadResult[]): BigRoadCell[] {
  const wins: { side: RoadColour | null; ties: number; round: number }[] = [];
  for (const [round, result] of results.entries()) {
    const last = wins.at(-1);
    if (result === 'tie' && last) last.ties += 1;
    else if (result === 'tie') wins.push({ side: null, ties: 1, round });
    else if (last?.side === null) wins[0] = { side: result, ties: last.ties, round };
    else wins.push({ side: result, ties: 0, round });
  }
  const places = runsInColumns(wins.map(({ side }) => side));
  return wins.map((win, at) => ({ ...(places[at] ?? { column: 0, row: 0 }), ...win }));
}

/** How far back a derived road looks: one column, two, three. */
const LOOKS_BACK = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof LOOKS_BACK;
export const DERIVED_ROADS = ['bigEye', 'small', 'cockroach'] as const satisfies readonly DerivedRoad[];

export function derivedRoad(results: readonly RoadResult[], road: DerivedRoad): RoadCell<RoadColour>[] {
  const marks = derivedMarks(results, road);
  return runsInColumns(marks).map((place, at) => ({ ...place, mark: marks[at] ?? 'red' }));
}

/**
 * The marks of a derived road in their order: red where the big road repeats itself, blue where it does not. A win that begins a column compares the two columns
 * behind it: are they of one length? A win below another looks left, so far as the road looks back: red where that column reaches to this row, or has ended more than one row above it.
 */
export function derivedMarks(results: readonly RoadResult[], road: DerivedRoad): RoadColour[] {
  const back = LOOKS_BACK[road];
  const marks: RoadColour[] = [];
  const lengths: number[] = [];
  let running: RoadColour | undefined;
  for (const side of results) {
    if (side === 'tie') continue;
    if (side === running) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
    running = side;
    const mark = markOf(lengths, back);
    if (mark) marks.push(mark);
  }
  return marks;
}

function markOf(lengths: readonly number[], back: number): RoadColour | undefined {
  const [column, row] = [lengths.length - 1, (lengths.at(-1) ?? 1) - 1];
  if (row === 0) {
    const [before, compared] = [lengths[column - 1], lengths[column - 1 - back]];
    if (before === undefined || compared === undefined) return undefined;
    return before === compared ? 'red' : 'blue';
  }
  const compared = lengths[column - back];
  if (compared === undefined) return undefined;
  return compared === row ? 'blue' : 'red';
}

export type NextMarks = Record<DerivedRoad, RoadColour | null>;

/** "Ask the road": what each derived road would get if this side won next; null where it has not begun. It says nothing of who will. */
export function askRoad(results: readonly RoadResult[], side: RoadColour): NextMarks {
  const next = [...results, side];
  const markOfNext = (road: DerivedRoad) => {
    const marks = derivedMarks(next, road);
    return marks.length > derivedMarks(results, road).length ? (marks.at(-1) ?? null) : null;
  };
  return { bigEye: markOfNext('bigEye'), small: markOfNext('small'), cockroach: markOfNext('cockroach') };
}

interface Place {
  column: number;
  row: number;
}

/** A new column for each run. One that finds its way down taken, or the six rows full, goes on to the right and stays in its row. */
function runsInColumns(marks: readonly (RoadColour | null)[]): Place[] {
  const taken = new Set<string>();
  const places: Place[] = [];
  let start = -1;
  let run: Place[] = [];
  for (const [at, mark] of marks.entries()) {
    if (at > 0 && mark === marks[at - 1]) run.push(nextOf(run, taken));
    else {
      start = freeColumn(start + 1, taken);
      run = [{ column: start, row: 0 }];
    }
    const place = run.at(-1) ?? { column: 0, row: 0 };
    taken.add(nameOf(place));
    places.push(place);
  }
  return places;
}

function freeColumn(column: number, taken: ReadonlySet<string>): number {
  return taken.has(nameOf({ column, row: 0 })) ? freeColumn(column + 1, taken) : column;
}

function nextOf(run: readonly Place[], taken: ReadonlySet<string>): Place {
  const { column, row } = run.at(-1) ?? { column: 0, row: 0 };
  const below = { column, row: row + 1 };
  const hasTurned = run.at(-2)?.row === row;
  const isFree = !hasTurned && below.row < ROWS && !taken.has(nameOf(below));
  return isFree ? below : { column: column + 1, row };
}

function nameOf({ column, row }: Place): string {
  return `${column}:${row}`;
}
