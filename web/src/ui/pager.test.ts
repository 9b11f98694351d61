import { expect, test } from 'vitest';
import { pagesShown } from './pager.tsx';

test('the pager shows both ends and the neighbours', () => {
  expect(pagesShown(5, 10)).toEqual([1, 4, 5, 6, 10]);
  expect(pagesShown(1, 10)).toEqual([1, 2, 10]);
  expect(pagesShown(10, 10)).toEqual([1, 9, 10]);
  expect(pagesShown(2, 2)).toEqual([1, 2]);
});
