/** The pockets of a European wheel, clockwise from the zero. */
export const WHEEL: readonly number[] = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10],
  ...[5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];
export const POCKETS = WHEEL.length;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type WheelColour = 'green' | 'red' | 'black';

export function colourOf(number: number): WheelColour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

/** The number and so many pockets to each side of it, clockwise. */
export function pocketsAround(number: number, each: number): number[] {
  const at = WHEEL.indexOf(number);
  if (at < 0) throw new Error(`the wheel has no ${number}`);
  return Array.from({ length: 2 * each + 1 }, (_, step) => {
    const pocket = WHEEL[(at - each + step + POCKETS) % POCKETS];
    return pocket ?? 0;
  });
}
