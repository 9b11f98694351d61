import { expect, test } from 'vitest';
import { bookOf } from './book-of.ts';

test.each([
  [[2000, 2000], 1000],
  [[1900, 1900], 1053],
  [[2000, 4000, 4000], 1000],
  [[1950, 1930], 1031],
])('prices %j make a book of %d', (odds, book) => {
  expect(bookOf(odds)).toBe(book);
});
