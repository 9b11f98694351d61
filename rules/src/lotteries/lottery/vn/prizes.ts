import { range } from '../cover/combinations.ts';
import type { DrawPart } from '../family.ts';

/** The north: 27 prizes, of two to five digits. */
export const NORTH: readonly DrawPart[] = [
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
export const SOUTH: readonly DrawPart[] = [
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

/** Where the digits of one prize stand in a result. */
export type Slot = readonly number[];

/** Every prize of a draw, or those of one name. */
export function slotsOf(parts: readonly DrawPart[], name?: string): Slot[] {
  let start = 0;
  const slots: Slot[] = [];
  for (const part of parts)
    for (let number = 0; number < part.count; number += 1) {
      if (name === undefined || part.name === name) slots.push(range(start, start + part.length - 1));
      start += part.length;
    }
  return slots;
}

/** The last digits of the prizes that have so many. */
export function tailsOf(slots: readonly Slot[], digits: number): Slot[] {
  return slots.filter(({ length }) => length >= digits).map((slot) => slot.slice(-digits));
}

function prize(name: string, count: number, length: number): DrawPart {
  return { name, count, length, from: 0, to: 9, width: 1 };
}
