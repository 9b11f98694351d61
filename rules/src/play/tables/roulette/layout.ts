const ROWS = 12;
const COLUMNS = 3;
const NUMBERS = ROWS * COLUMNS;

/** Numbers a chip can cover on the inside of the table, by the name of the play; each in rising order. */
export const INSIDE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  straight: Array.from({ length: NUMBERS + 1 }, (_, number) => [number]),
  split: [...[1, 2, 3].map((number) => [0, number]), ...onTable(splitsOf)],
  street: streets(),
  corner: onTable(cornerOf),
  'six-line': streets()
    .slice(0, -1)
    .map((street, row) => [...street, ...(streets()[row + 1] ?? [])]),
  trio: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  'first-four': [[0, 1, 2, 3]],
};

/** `split:8-11`. */
export function insideKey(name: string, numbers: readonly number[]): string {
  return `${name}:${numbers.join('-')}`;
}

/** What one chip wins for each unit where it covers so many of 36: 35, 17, 11 … */
export function wonOver(covered: number): number {
  return NUMBERS / covered - 1;
}

function onTable(pick: (number: number) => number[][]): number[][] {
  return Array.from({ length: NUMBERS }, (_, at) => pick(at + 1)).flat();
}

/** With the number to its right, and with the one below. */
function splitsOf(number: number): number[][] {
  return [
    ...(isLastOfRow(number) ? [] : [[number, number + 1]]),
    ...(number + COLUMNS > NUMBERS ? [] : [[number, number + COLUMNS]]),
  ];
}

function cornerOf(number: number): number[][] {
  if (isLastOfRow(number) || number + COLUMNS > NUMBERS) return [];
  return [[number, number + 1, number + COLUMNS, number + COLUMNS + 1]];
}

function isLastOfRow(number: number): boolean {
  return number % COLUMNS === 0;
}

function streets(): number[][] {
  return Array.from({ length: ROWS }, (_, row) => [1, 2, 3].map((column) => row * COLUMNS + column));
}
