import { describe, expect, test } from 'vitest';
import { CHOPPING, DRAGON, MIXED, TURNED } from './hand-made-shoes.fixture.ts';
import {
  askRoad,
  baccaratSide,
  beadRoad,
  bigRoad,
  DERIVED_ROADS,
  derivedMarks,
  derivedRoad,
  dragonTigerSide,
  setBeginning,
} from './roads.ts';

const resultsOf = (shoe: string) => [...shoe.replaceAll(' ', '')].map(baccaratSide);

/** The big road as text, six rows of it. */
function drawn(shoe: string): string[] {
  const cells = bigRoad(resultsOf(shoe));
  const width = Math.max(...cells.map(({ column }) => column)) + 1;
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const here = cells.filter((cell) => cell.column === column && cell.row === row);
      expect(here.length).toBeLessThan(2);
      if (here.length === 0) return '.';
      return here[0]?.side === 'red' ? 'B' : 'P';
    }).join(''),
  );
}

test('hand-made shoes have the 72 rounds of a set', () => {
  for (const { shoe } of [MIXED, CHOPPING, DRAGON]) expect(resultsOf(shoe)).toHaveLength(72);
});

describe('the big road', () => {
  test.each([MIXED, TURNED])('of $shoe', ({ shoe, bigRoad: wanted }) => {
    expect(drawn(shoe)).toEqual(wanted);
  });

  test('of one side alone goes down, then to the right', () => {
    expect(bigRoad(resultsOf(DRAGON.shoe)).at(-1)).toMatchObject(DRAGON.last);
    expect(bigRoad(resultsOf(DRAGON.shoe))).toHaveLength(72);
  });

  test('has ties written on the win before them, the first ones on the first win', () => {
    const cells = bigRoad(resultsOf(MIXED.shoe)).filter(({ ties }) => ties > 0);
    expect(Object.fromEntries(cells.map(({ column, row, ties }) => [`${column}:${row}`, ties]))).toEqual(
      MIXED.ties,
    );
    expect(bigRoad(['tie', 'tie'])).toEqual([{ column: 0, row: 0, side: null, ties: 2, round: 0 }]);
    expect(bigRoad([])).toEqual([]);
  });

  test('names the round of each win', () => {
    expect(bigRoad(resultsOf('TB TP')).map(({ round }) => round)).toEqual([1, 3]);
  });
});

describe.each(DERIVED_ROADS)('the derived road %s', (road) => {
  const marksOf = (shoe: string) =>
    derivedMarks(resultsOf(shoe), road)
      .map((mark) => mark.charAt(0))
      .join('');

  test('is the one drawn by hand', () => {
    expect(marksOf(MIXED.shoe)).toBe(MIXED[road].replaceAll(' ', ''));
    expect(marksOf(CHOPPING.shoe)).toBe('r'.repeat(CHOPPING.marks[road]));
    expect(marksOf(DRAGON.shoe)).toBe('');
  });

  test('begins a column with each change of colour', () => {
    const cells = derivedRoad(resultsOf(MIXED.shoe), road);
    const changes = MIXED[road].replaceAll(' ', '').match(/r+|b+/g) ?? [];
    expect(cells.filter(({ row }) => row === 0)).toHaveLength(changes.length);
    expect(Math.max(...cells.map(({ row }) => row))).toBeLessThanOrEqual(5);
  });
});

test('asked for the next round, the road says what would be marked, and nothing where it has not begun', () => {
  expect(askRoad(resultsOf(MIXED.shoe), 'blue')).toEqual(MIXED.next.blue);
  expect(askRoad(resultsOf(MIXED.shoe), 'red')).toEqual(MIXED.next.red);
  expect(askRoad(resultsOf('B'), 'red')).toEqual({ bigEye: null, small: null, cockroach: null });
  expect(askRoad(resultsOf('B P'), 'blue')).toEqual({ bigEye: 'blue', small: null, cockroach: null });
});

test('the bead road has every round, six to a column', () => {
  const beads = beadRoad(resultsOf(MIXED.shoe));
  expect(beads[0]).toEqual({ column: 0, row: 0, mark: 'tie' });
  expect(beads[7]).toEqual({ column: 1, row: 1, mark: 'red' });
  expect(beads.at(-1)).toEqual({ column: 11, row: 5, mark: 'blue' });
});

test('sets begin with the rounds 1, 73, 145', () => {
  expect([1, 72, 73, 144, 145, 500].map(setBeginning)).toEqual([1, 1, 73, 73, 145, 433]);
});

test('short forms of lobbies are read', () => {
  expect(['B', 'Bp', 'Pbp', 'Tb'].map(baccaratSide)).toEqual(['red', 'red', 'blue', 'tie']);
  expect(['D', 'T', 'E'].map(dragonTigerSide)).toEqual(['red', 'blue', 'tie']);
});
