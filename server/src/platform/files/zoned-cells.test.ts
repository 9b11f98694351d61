import { expect, test } from 'vitest';
import { zonedCells } from './zoned-cells.ts';

const HEADER = ['Name', 'Seen', 'Day', 'Amount'];
const FIRST = [
  ['somchai', '2026-11-29T17:30:00.000Z', '2026-11-29', 5n],
  ['2026-11-29T17:30:00.000Z', null, '', 0n],
] as const;

test('columns of instants are written on the clocks of the zone that their heading names, and no other is touched', () => {
  const { header, row } = zonedCells(HEADER, FIRST, 'Asia/Bangkok');
  expect(header).toEqual(['Name', 'Seen (Asia/Bangkok)', 'Day', 'Amount']);
  expect(FIRST.map(row)).toEqual([
    ['somchai', '2026-11-30 00:30:00', '2026-11-29', 5n],
    ['2026-11-29T17:30:00.000Z', null, '', 0n],
  ]);
});

test('a later row without an instant stays as it is, and a file without rows has its plain heading', () => {
  expect(zonedCells(HEADER, FIRST, 'UTC').row(['x', 'never', '', 1n])).toEqual(['x', 'never', '', 1n]);
  expect(zonedCells(HEADER, [], 'UTC').header).toEqual(HEADER);
});
