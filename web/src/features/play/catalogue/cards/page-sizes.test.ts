import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PAGE, type ListPage, nextPage } from './page-sizes.ts';

test('a list opens with 24 games, then come 21, then 18 at a time', () => {
  expect(pagesOf(100).map(({ pageSize }) => pageSize)).toEqual([24, 21, 18, 18, 18, 18]);
  expect(pagesOf(100).map(({ pageNo }) => pageNo)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('however many games there are, the pages hold each of them once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (total) => {
      const all = Array.from({ length: total }, (_, game) => game);
      const listed = pagesOf(total).flatMap(({ offset, pageSize }) => all.slice(offset, offset + pageSize));
      expect(listed).toEqual(all);
    }),
  );
});

test('no page is asked for behind the last game', () => {
  expect(pagesOf(24)).toHaveLength(1);
  expect(pagesOf(25)).toHaveLength(2);
  expect(pagesOf(45)).toHaveLength(2);
});

function pagesOf(total: number): ListPage[] {
  const pages = [FIRST_PAGE];
  for (let next = nextPage(FIRST_PAGE, total); next; next = nextPage(next, total)) pages.push(next);
  return pages;
}
