import { range } from '../combinations.ts';
import type { DrawPart, Family } from '../family.ts';
import { exact } from '../sea/number-plays.ts';
import { price } from '../sea/price.ts';

/** The north: 27 prizes, of two to five digits. */
const NORTH: readonly DrawPart[] = [
  prize('special', 1, 5),
  prize('g1', 1, 5),
  prize('g2', 2, 5),
  prize('g3', 6, 5),
  prize('g4', 4, 4),
  prize('g5', 6, 4),
  prize('g6', 3, 3),
  prize('g7', 4, 2),
];

/** Centre and south: 18 prizes, of two to six digits. */
const SOUTH: readonly DrawPart[] = [
  prize('special', 1, 6),
  prize('g1', 1, 5),
  prize('g2', 1, 5),
  prize('g3', 2, 5),
  prize('g4', 7, 5),
  prize('g5', 1, 4),
  prize('g6', 3, 4),
  prize('g7', 1, 3),
  prize('g8', 1, 2),
];

/** xổ số miền Bắc. A unit costs 1. */
export const vietnamNorth: Family = family('VN27', NORTH);
/** xổ số miền Trung and miền Nam. */
export const vietnamSouth: Family = family('VN18', SOUTH);

function family(code: string, parts: readonly DrawPart[]): Family {
  const special = range(0, (parts[0]?.length ?? 0) - 1);
  const digits = parts.reduce((sum, { count, length }) => sum + count * length, 0);
  return {
    code,
    type: 'VN',
    unitCost: 1,
    draw: { parts, random: ({ below }) => range(1, digits).map(() => below(10)) },
    plays: [exact('top2', special.slice(-2), { price: price('98') })],
  };
}

function prize(name: string, count: number, length: number): DrawPart {
  return { name, count, length, from: 0, to: 9, width: 1 };
}
