import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Result } from '@lanna/rules/lotteries/lottery/play';
import type { DrawnResult, TrendColumn } from './trend-columns.ts';

const SIDES = ['big', 'small', 'odd', 'even', 'dragon', 'tiger', 'tie'] as const;
export type Side = (typeof SIDES)[number];

/** What a draw came to beside its numbers. `tie` stands where neither side won, or the number counts for neither. */
export interface SidesOfDraw {
  numero: string;
  sum: number;
  size: 'big' | 'small' | 'tie';
  parity: 'odd' | 'even';
  /** Undefined in games that have no such play. */
  duel: 'dragon' | 'tiger' | 'tie' | undefined;
}

interface SidesRule {
  /** Places that are added up. */
  places: number;
  bigFrom: number;
  /** A sum that is neither big nor small. */
  middle?: number;
  /** Three alike are neither big nor small. */
  alikeIsNeither?: true;
  /** The two places that are compared, as the game's own play of dragon and tiger has them. */
  duel?: readonly [number, number];
}

const RULES: Readonly<Record<string, SidesRule>> = {
  SSC: { places: 5, bigFrom: 23, duel: [0, 4] },
  LF5: { places: 5, bigFrom: 23 },
  LF3: { places: 3, bigFrom: 14, duel: [0, 2] },
  '11X5': { places: 5, bigFrom: 31, middle: 30 },
  PK10: { places: 2, bigFrom: 12, duel: [0, 9] },
  K3: { places: 3, bigFrom: 11, alikeIsNeither: true },
  PC28: { places: 3, bigFrom: 14 },
  KENO: { places: 20, bigFrom: 811, middle: 810 },
};

/** Sum, sides and duel of each draw, as the game's plays count them; none for games that have no such plays. */
export function sidesByDraw({ code }: Family, results: readonly DrawnResult[]): SidesOfDraw[] {
  const rule = RULES[code];
  return rule ? results.map(({ numero, numbers }) => ({ numero, ...sidesOf(rule, numbers) })) : [];
}

function sidesOf(rule: SidesRule, numbers: Result): Omit<SidesOfDraw, 'numero'> {
  const { places, bigFrom, middle, alikeIsNeither, duel } = rule;
  const sum = numbers.slice(0, places).reduce((all, number) => all + number, 0);
  const isNeither =
    sum === middle || (alikeIsNeither === true && numbers.every((number) => number === numbers[0]));
  return {
    sum,
    size: isNeither ? 'tie' : sum >= bigFrom ? 'big' : 'small',
    parity: sum % 2 === 1 ? 'odd' : 'even',
    duel: duel && winnerOf(numbers[duel[0]] ?? 0, numbers[duel[1]] ?? 0),
  };
}

function winnerOf(front: number, back: number): 'dragon' | 'tiger' | 'tie' {
  if (front === back) return 'tie';
  return front > back ? 'dragon' : 'tiger';
}

/** How often each side came over all these draws. */
export function countSides(
  draws: readonly SidesOfDraw[],
): Record<'size' | 'parity' | 'duel', [Side, number][]> {
  const count = (part: 'size' | 'parity' | 'duel', sides: readonly Side[]) =>
    sides.map((side): [Side, number] => [side, draws.filter((draw) => draw[part] === side).length]);
  return {
    size: count('size', ['big', 'small']),
    parity: count('parity', ['odd', 'even']),
    duel: count('duel', ['dragon', 'tiger', 'tie']),
  };
}

/** The same of the numbers in one place. The last of an odd count of balls counts for neither side. */
export function countSidesAt(column: TrendColumn, results: readonly DrawnResult[]): [Side, number][] {
  const drawn = results
    .map(({ numbers }) => numbers[column.place] ?? column.from)
    .filter((number) => number <= column.bigTo);
  const count = (fits: (number: number) => boolean) => drawn.filter(fits).length;
  return [
    ['big', count((number) => number >= column.bigFrom)],
    ['small', count((number) => number < column.bigFrom)],
    ['odd', count((number) => number % 2 === 1)],
    ['even', count((number) => number % 2 === 0)],
  ];
}
