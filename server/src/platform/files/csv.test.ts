import { expect, test } from 'vitest';
import { CSV_START, writeRows } from './csv.ts';
import { readCsv } from './read-csv.ts';

const MAX = 1000;

test('what is written is read back: commas, quotes, line ends and Thai in a cell', () => {
  const rows = [
    ['name', 'note'],
    ['Somchai "S", jr', 'line one\r\nline two\nthree'],
    ['สมชาย', '""'],
    ['', 'only the second'],
  ];
  expect(readCsv(CSV_START + writeRows(rows), MAX)).toEqual(rows);
});

test('text that begins like a formula is written as text, and a loss stays a figure', () => {
  expect(writeRows([['=1+1', '-name', -150_000n]])).toBe("'=1+1,'-name,-1.50\r\n");
});

test('lines end either way, also in one file, and the last one need not', () => {
  expect(readCsv('a,b\r\n1,2\n3,4', MAX)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('a line of another length keeps its cells; an empty one, or one of commas alone, is passed over', () => {
  expect(readCsv('a,b\n1\n\n , ,\r\n1,2,3\n', MAX)).toEqual([['a', 'b'], ['1'], ['1', '2', '3']]);
});

test('a quote inside a cell that is not quoted is a character of it', () => {
  expect(readCsv('payer,amount\nBar "The One",5\n6" pipe,7', MAX)).toEqual([
    ['payer', 'amount'],
    ['Bar "The One"', '5'],
    ['6" pipe', '7'],
  ]);
});

test('a quote that is never closed is no file: the rest of it would be one cell', () => {
  expect(readCsv('a,b\n"1,2\n3,4\n', MAX)).toBeUndefined();
});

test.each(['', '\uFEFF', '\r\n\r\n', ' , \n'])('%j has no rows', (text) => {
  expect(readCsv(text, MAX)).toEqual([]);
});

test('of a million rows no more are read than show that they are too many', () => {
  const started = performance.now();
  expect(readCsv('a,b\n'.repeat(1_000_000), MAX)).toHaveLength(MAX + 1);
  expect(performance.now() - started).toBeLessThan(2000);
});
